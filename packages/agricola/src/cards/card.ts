import type { Amounts } from '@furrow/farm/goods';
import { alike } from '@furrow/kernel/alike';
import type { MajorId } from '../boards/major-ids';
import type { Kitchen, Upgradable } from '../boards/majors';
import type { SpaceId } from '../boards/space-ids';
import { type Effect, PIECES, type Piece } from '../effects/effect';
import type { Action } from '../effects/take';
import { MOMENTS, momentNumber } from '../moments/moments';
import type { Cost } from '../payment/modifier';
import { type Animal, amounts, type Crop, type Good, type Goods } from '../state/goods';
import type { CardNumber } from '../state/numbers';
import type { CustomJoin } from './custom/names';
import type { DeckCard } from './deck';
import { type Listener, on, roundStarts, type Who } from './listener';
import { crops, type Memory } from './memory';
import type { Own } from './own';
import type { Condition, Quantity } from './quantity';

/** The eight categories of the revised decks. */
export type Category =
  | 'farm-planner'
  | 'actions-booster'
  | 'points-provider'
  | 'goods-provider'
  | 'food-provider'
  | 'crop-provider'
  | 'building-resource-provider'
  | 'livestock-provider';

/**
 * Points at the end besides the printed ones; `everyone`: every player scores them by what the player has. `unspent`: goods
 * for which a craft improvement scores do not count; what is better for the player is scored.
 */
export type Score = Points & { readonly everyone?: true; readonly unspent?: true };

type Points =
  /** So many for each, or for every so many. */
  | { readonly each: number; readonly of: Quantity<never>; readonly every?: number }
  /** The points of the highest step that is reached: from how many on, and the points for that. */
  | { readonly steps: Readonly<Record<number, number>>; readonly of: Quantity<never> }
  /** So many if something holds. */
  | { readonly points: number; readonly when: Condition<never> };

/**
 * Room for animals on the card: so many of one type (`of`: of this one), of `each` type, or `mixed` of any types;
 * `inFarmyard`: it says that they stand on spaces of the farmyard.
 */
export interface Holder {
  readonly count: Quantity<never> | number;
  readonly of?: Animal;
  readonly each?: true;
  readonly mixed?: true;
  readonly inFarmyard?: true;
}

/** What a card costs for each of something. */
export interface CostPer {
  readonly goods: Goods;
  readonly times: Quantity<never>;
}

/** More crops by how many fields are sown with an action: exactly so many; or on fields beside the house, by crop. */
export type SowMore =
  | { readonly byFields: Readonly<Record<number, number>> }
  | { readonly besideHouse: Readonly<Record<Crop, number>> }
  /** So many more, while there are at most so many fields. */
  | { readonly more: number; readonly atMostFields: number }
  /** So many more of a crop, always. */
  | { readonly always: Readonly<Partial<Record<Crop, number>>> };

/** What may be done instead of an action. */
export interface Instead {
  readonly of: Action;
  readonly get: Effect<never>;
  /** Only where the use of this space offers the action, and for one of the actions that it offers. */
  readonly at?: SpaceId;
  /** Only where an action space offers the action. */
  readonly onSpace?: true;
  /** At most once a turn. */
  readonly oncePerTurn?: true;
  /** It is done in place of the next such action, without a choice, and then no more. */
  readonly nextOne?: true;
  /** It is a way to take the action: what cards do after the action follows. */
  readonly takes?: true;
  /** It rewards declining the action: whoever does not take it gets this. */
  readonly declined?: true;
}

/** A card as it is declared. What it does not say it does not do. */
export interface Declaration extends Kitchen {
  /**
   * Minor improvements: alternatives are a list; nothing is free. Occupations: the individual cost, one only, besides what
   * the action costs.
   */
  readonly cost?: Goods | readonly Goods[];
  /** Besides that, so much for each of something. */
  readonly costPer?: CostPer;
  /** An improvement of one of these kinds, in front of the player, is returned for it, besides the cost. */
  readonly returns?: readonly Upgradable[];
  /** It can itself be returned as one of this kind. */
  readonly is?: Upgradable;
  /** It is a plow, or the Harrow: of these a player uses one at a time (AG-R1225). */
  readonly tool?: 'plow' | 'harrow';
  /** It helps plowing as well, but is used whenever it can be. */
  readonly helpsPlowing?: true;
  /** It is a street of this value. */
  readonly street?: 1 | 2 | 3;
  /** Its owner may build these major improvements wherever a minor one may be played, if that holds. */
  readonly asMinor?: { readonly majors: readonly MajorId[]; readonly when?: Condition<never> };
  /** So many improvements of whatever kind, in front of the player, are returned for it, besides the cost. */
  readonly returnsAny?: number;
  /**
   * What it has of a major improvement. `action`: only a "Major or Minor Improvement" action plays it; `counts`: it counts
   * as a major or as a minor one, as its owner likes, but never as two.
   */
  readonly major?: 'action' | 'counts';
  /** What must be had to play it. */
  readonly needs?: Condition<never> | readonly Condition<never>[];
  readonly points?: number;
  /** What happens when it is played. */
  readonly play?: Effect<'paid'>;
  /** What happens when it is played is not optional: without it the card cannot be played. */
  readonly mustPlay?: true;
  readonly on?: Listener | readonly Listener[];
  /** What its owner may do at any time; in the work phase only, if `workPhase`. */
  readonly anytime?: Effect<never>;
  readonly workPhase?: true;
  readonly instead?: Instead | readonly Instead[];
  /** How its owner's costs change. */
  readonly price?: Cost | readonly Cost[];
  /** So many fences of an action cost 1 wood together. */
  readonly fencesPerWood?: number;
  /** What waits for its owner on round spaces, besides goods. */
  readonly delivers?: Effect<never>;
  /** What it keeps while it is in play; field cards keep crops. */
  readonly keeps?: Memory;
  readonly holds?: Holder;
  /**
   * Each pasture holds so many more; `bare`: only pastures without a stable; `small`: only those that hold 2; `of`: only of
   * these animals.
   */
  readonly pastureHolds?: {
    readonly more: number;
    readonly bare?: true;
    readonly small?: true;
    readonly of?: Animal;
  };
  /** Stables outside of pastures hold so many animals of one type in place of 1: each of them of this type, or one of them. */
  readonly stableHolds?:
    | { readonly count: number; readonly of: Animal }
    | { readonly count: number; readonly one: true };
  /** The house holds as many animals as there are of something, of any types, in place of 1. */
  readonly houseHolds?: Quantity<never>;
  /** Animals of different types may stand in one pasture. */
  readonly mixedPastures?: true;
  /** Room for people. */
  readonly houses?: Quantity<never> | number;
  /** It is a field, for every crop or for one alone. */
  readonly field?: true | Crop;
  /** Field cards: so many stacks of crops, each of which is a field, in place of 1. */
  readonly stacks?: number;
  /** Vegetables that are harvested come from the general supply; those on the fields stay there. */
  readonly keepsVegetables?: true;
  /** In this round its owner places nobody. */
  readonly rests?: number;
  /** So many more crops of its kind come onto each field that is sown, as far as its owner likes. */
  readonly sowMore?: number | SowMore;
  /** Goods on this space may be used to pay what the action costs that plays an occupation. */
  readonly paysFrom?: { readonly space: SpaceId; readonly of: 'occupation' };
  readonly score?: Score | readonly Score[];
  /** Goods that lie on it are scored as if they were in the supply or on the farm. */
  readonly scoresKept?: true;
  /** It counts as so many occupations, wherever occupations are counted. */
  readonly countsAs?: number;
  /** In the feeding phase only so many of its owner's people need 2 food, each other one needs 1. */
  readonly fullMeals?: number;
  /** In the breeding phase so many animals of a type have two newborns, as far as there is room. */
  readonly twins?: { readonly of: Animal; readonly from: number };
  /** Its owner may no longer do this. */
  readonly forbids?: 'renovate' | 'pets' | 'cattleAsFood';
  /** Its owner takes no part in a harvest while something lies on it. */
  readonly skipsHarvest?: true;
  /** Its owner says which round card comes next, in place of chance. */
  readonly sortsRounds?: true;
  /** Occupations: goods that come before the card is paid for. */
  readonly advance?: Goods;
  /** Whenever its owner plays an occupation, chance may choose it: these goods come before it is paid for. */
  readonly byLot?: Goods;
  /** Its owner feeds the family after all others. */
  readonly feedsLast?: true;
  /** Its owner may use these spaces though they are occupied, or not yet on the board: a set of the card's own. */
  readonly joins?: CustomJoin;
  /** It is an action space. */
  readonly space?: CardSpace;
  /** An event that stays in front of whoever drew it. */
  readonly stays?: true;
  /** While it is resolved nobody may turn goods into food. */
  readonly noResponse?: true;
  /** An event that is shuffled back into its deck. */
  readonly shuffledBack?: true;
  /** What it does by code of its own, in a file of its own. */
  readonly own?: Own;
  /**
   * Its printed text is not known: what it does is our design, in the spirit of its name. `card`: the whole card is, with
   * its name.
   */
  readonly ours?: true | 'card';
}

/** The action space that a card is. */
export interface CardSpace {
  /** For everybody, or for the owner alone. */
  readonly for: 'all' | 'owner';
  readonly effect: Effect<never>;
  /** So many of a good may lie there when the card is played, and so many more come each round; whoever uses it takes them. */
  readonly refill?: { readonly good: Good; readonly first?: number; readonly count: number };
  /** What the owner may choose to do there in place of that. */
  readonly orOwner?: Effect<never>;
  /** What others pay the owner first. */
  readonly toll?: Goods;
  /** The space of the board in the place of which it lies: nobody can use that any more. */
  readonly replaces?: SpaceId;
  readonly when?: Condition<never>;
}

/** A card with its id, as the decks declare it. */
export interface Declared<Id extends string = string> extends Declaration {
  readonly id: Id;
  /** Deck and number: `A44`. */
  readonly no: string;
}

/** Declares a card. */
export function card<const Id extends string>(id: Id, no: string, declaration: Declaration): Declared<Id> {
  return { id, no, ...declaration };
}

/** A card of the ruleset: its declaration with what the engine works out from it once. */
export interface Card<Id extends string = string> extends DeckCard<Id> {
  readonly number: CardNumber;
  /** What a minor improvement costs, one of these; the individual cost of an occupation, if it has one. */
  readonly prices: readonly Amounts[];
  readonly conditions: readonly Condition<never>[];
  readonly replacements: readonly Instead[];
  readonly scores: readonly Score[];
  readonly costs: readonly Cost[];
  readonly listeners: readonly Listener[];
  /** What waits on round spaces until it delivers something there, if it sets a piece aside. */
  readonly aside: Piece | undefined;
  /** Whose doing it heeds at each moment, by the number of the moment: `OWN`, `OTHERS`, both or 0. */
  readonly heeds: Uint8Array;
}

/** Numbers the cards of decks in their order. */
export function compileCards<Id extends string>(declared: readonly DeckCard<Id>[]): readonly Card<Id>[] {
  const waiting = alikeIn(declared.map((one) => [...listOf(one.on), ...delivery(one)]));
  const costing = alikeIn(declared.map((one) => listOf(one.price)));
  const compiled = declared.map((one, number): Card<Id> => {
    const listeners = waiting[number];
    return {
      ...one,
      ...(one.field !== undefined && { keeps: crops(one.stacks ?? 1) }),
      number,
      prices: listOf(one.cost).map((cost) => amounts(cost)),
      conditions: listOf(one.needs),
      replacements: listOf(one.instead),
      scores: listOf(one.score),
      costs: costing[number],
      listeners,
      aside: asideIn(one.play),
      heeds: heedsOf(listeners),
    };
  });
  return alike(compiled);
}

/** The piece that an effect sets aside, somewhere in it. */
function asideIn(value: unknown): Piece | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if ('aside' in value) return PIECES.find((piece) => piece === value.aside);
  for (const part of Object.values(value)) {
    const found = asideIn(part);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The same lists, with one shape for everything in them. */
function alikeIn<T extends object>(lists: readonly (readonly T[])[]): readonly (readonly T[])[] {
  const all = alike(lists.flat());
  let next = 0;
  return lists.map(({ length }) => all.slice(next, (next += length)));
}

/** Whose doing a card heeds: its owner's, that of others. */
export const [OWN, OTHERS] = [1, 2];
const HEEDED: Readonly<Record<Who, number>> = { me: OWN, others: OTHERS, anyone: OWN | OTHERS };

function heedsOf(listeners: readonly Listener[]): Uint8Array {
  const heeds = new Uint8Array(MOMENTS.length);
  for (const { moment, who } of listeners) heeds[momentNumber(moment)] |= HEEDED[who];
  return heeds;
}

/** What waits on round spaces comes at the start of their rounds, in the same window as everything else then. */
function delivery({ delivers }: Declared): Listener[] {
  return delivers === undefined ? [] : [on(roundStarts, delivers, { delivered: true })];
}

function listOf<T>(value: T | readonly T[] | undefined): readonly T[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? (value as readonly T[]) : [value as T];
}
