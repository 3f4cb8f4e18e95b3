import { may, oneOf } from '@furrow/kernel/effect';
import type { Condition, Quantity } from './cards/quantity';
import { type Animal, BUILDING_RESOURCES, type Crop, type Good, type Goods } from './goods';
import type { Moment } from './moments';
import type { Action } from './take';

/** What a space, an improvement or a phase does. */
export type Effect =
  | { readonly do: 'seq'; readonly steps: readonly Effect[] }
  | { readonly do: 'may'; readonly effect: Effect }
  | { readonly do: 'oneOf'; readonly options: Readonly<Record<string, Effect>> }
  | { readonly do: 'anyOf'; readonly options: Readonly<Record<string, Effect>>; readonly inOrder: boolean }
  | { readonly do: 'then'; readonly first: Effect; readonly after: Effect }
  | { readonly do: 'repeat'; readonly times: number; readonly effect: Effect }
  | { readonly do: 'inTurn'; readonly effect: Effect }
  | { readonly do: 'together'; readonly effect: Effect }
  | Act;

/** The effects that only this game has. */
export type Act =
  /** `times`: for each of something. */
  | { readonly do: 'gain'; readonly goods: Goods; readonly times?: Quantity }
  | { readonly do: 'points'; readonly points: number; readonly times?: Quantity }
  | { readonly do: 'collect' }
  | { readonly do: 'token' }
  /**
   * `times`: for each of something. `to`: the goods go to the owner of the card that asks for them, or back to the space
   * that is used.
   */
  | {
      readonly do: 'pay';
      readonly cost: Goods;
      readonly times?: Quantity;
      readonly perHarvestLeft?: Good;
      readonly to?: 'owner' | 'space';
      readonly get?: Effect;
    }
  | { readonly do: 'fromRound'; readonly round: number; readonly effect: Effect }
  | { readonly do: 'when'; readonly when: Condition; readonly then: Effect }
  /** All of it in turn, or nothing. */
  | { readonly do: 'whole'; readonly steps: readonly Effect[] }
  /** At most once a turn, a round or a game, for the card that says so. */
  | { readonly do: 'once'; readonly per: Period; readonly effect: Effect }
  /** As often as its owner likes. */
  | { readonly do: 'often'; readonly effect: Effect }
  /** Each other player. */
  | { readonly do: 'others'; readonly effect: Effect }
  /** An action that the rules know by name, with the windows around it. */
  | { readonly do: 'take'; readonly action: Action; readonly effect: Effect }
  /** `less`: each room costs so much less. */
  | {
      readonly do: 'build';
      readonly rooms: number;
      readonly stables: number;
      readonly stableCost: Goods;
      readonly less?: Goods;
    }
  | { readonly do: 'renovate'; readonly free?: true }
  | { readonly do: 'grow'; readonly needsRoom: boolean }
  | { readonly do: 'plow' }
  /** `fields`: at most so many. */
  | { readonly do: 'sow'; readonly fields?: number }
  /** 1 of a crop from each of the own fields that its owner chooses, at most so many. */
  | { readonly do: 'reap'; readonly crop: Crop; readonly fields?: number }
  | { readonly do: 'bake' }
  /** `one`: exactly one new pasture, paid with what was just taken, with so many fences free. */
  | { readonly do: 'fences'; readonly one?: { readonly free: number } }
  /** `orMinor`: or a minor one from the hand. */
  | { readonly do: 'major'; readonly orMinor?: true }
  | { readonly do: 'minor' }
  | { readonly do: 'occupation'; readonly food: readonly number[] }
  | { readonly do: 'later'; readonly rounds: Rounds; readonly goods: Goods | 'delivery' }
  /** Things laid on the card, or taken from it. */
  | { readonly do: 'lay'; readonly count: number | Quantity }
  /** `all`: all of them at once; what comes then is about how many there were. */
  | { readonly do: 'unlay'; readonly all?: true; readonly get: Effect }
  /** The card marks every unused space of the farmyard; the mark of the space that the occasion is about goes, then. */
  | { readonly do: 'mark' }
  | { readonly do: 'unmark'; readonly get: Effect }
  /** Goods for each place on the card that no animal needs. */
  | { readonly do: 'gainPerPlace'; readonly goods: Goods }
  /** The top good of the pile on the card. */
  | { readonly do: 'topOfPile' }
  | { readonly do: 'place'; readonly where: Where }
  | { readonly do: 'jump'; readonly to: readonly string[]; readonly evenOccupied?: true }
  | { readonly do: 'guest' }
  | { readonly do: 'adopt' }
  /** A person for whom there is no room leaves the game for good. */
  | { readonly do: 'leave' }
  | { readonly do: 'draw'; readonly from: 'three' | 'hand'; readonly food: number; readonly orPass?: true }
  | { readonly do: 'custom'; readonly name: string }
  | { readonly do: 'moment'; readonly moment: Moment }
  /** What is obtained in it is obtained at once. */
  | { readonly do: 'gathered'; readonly effect: Effect }
  | { readonly do: 'use'; readonly effect: Effect }
  | { readonly do: 'byOwner'; readonly own: Effect; readonly other: Effect }
  | { readonly do: 'charge' }
  | { readonly do: 'owe' }
  | { readonly do: 'giveBack' }
  | { readonly do: 'play' }
  | { readonly do: 'deal' }
  | { readonly do: 'settle' }
  | { readonly do: 'trial' }
  /** And afterwards every animal must have room. */
  | { readonly do: 'housed'; readonly effect: Effect }
  | { readonly do: 'marketplace' }
  | { readonly do: 'forPartner'; readonly effect: Effect }
  | { readonly do: 'convert' }
  | { readonly do: 'discard' }
  | { readonly do: 'drawStart' }
  | { readonly do: 'beginRound' }
  | { readonly do: 'reveal' }
  | { readonly do: 'receive' }
  | { readonly do: 'replenish' }
  | { readonly do: 'work' }
  | { readonly do: 'home' }
  | { readonly do: 'harvest'; readonly phases: Effect }
  | { readonly do: 'field' }
  | { readonly do: 'feed' }
  /** `of`: only these animals. */
  | { readonly do: 'breed'; readonly of?: Animal }
  | { readonly do: 'endRound' };

/** How long a card that was used stays used up. */
export type Period = 'turn' | 'round' | 'game';

/** Which round spaces: the next so many, or those so many rounds later. */
export type Rounds = { readonly next: number | Quantity } | { readonly after: readonly number[] };

/** Where and from where another person is placed. */
export interface Where {
  readonly from: 'home' | 'supply';
  /** Only on these; anywhere if nothing is said. */
  readonly on?: readonly string[];
  readonly evenOccupied?: true;
  /** The person leaves the game afterwards. */
  readonly forever?: true;
}

/** Take these goods. */
export const gain = (goods: Goods): Effect => ({ do: 'gain', goods });

/** Take one of these goods. */
export const gainOne = (...goods: readonly Good[]): Effect =>
  oneOf(Object.fromEntries(goods.map((good) => [good, gain({ [good]: 1 })])));

/** Take 1 building resource of choice. */
export const gainResource: Effect = gainOne(...BUILDING_RESOURCES);

/** Pay, then. */
export const pay = (cost: Goods, get: Effect): Effect => ({ do: 'pay', cost, get });

/** Pay so much for each of something, then. */
export const payPer = (cost: Goods, times: Quantity, get: Effect): Effect => ({
  do: 'pay',
  cost,
  times,
  get,
});

/** Only from this round on. */
export const fromRound = (round: number, effect: Effect): Effect => ({ do: 'fromRound', round, effect });

/** Build up to so many rooms and stables, in any order; `less`: each room costs so much less. */
export const build = (rooms: number, stables: number, stableCost: Goods, less?: Goods): Effect => ({
  do: 'build',
  rooms,
  stables,
  stableCost,
  ...(less === undefined ? {} : { less }),
});

/** Any number. */
export const ANY = 99;

/** An action that the rules know by name. */
const take = (action: Action, effect: Effect): Effect => ({ do: 'take', action, effect });

export const collect: Effect = { do: 'collect' };
export const plow: Effect = take('plow', { do: 'plow' });
export const sow: Effect = take('sow', { do: 'sow' });
/** 1 of a crop from each of the fields with it, as its owner likes. */
export const reap = (crop: Crop): Effect => ({ do: 'reap', crop });
export const bake: Effect = take('bake', { do: 'bake' });
export const fences: Effect = take('fences', { do: 'fences' });
export const renovate: Effect = take('renovate', { do: 'renovate' });
export const growWithRoom: Effect = take('grow', { do: 'grow', needsRoom: true });
export const growWithoutRoom: Effect = take('grow', { do: 'grow', needsRoom: false });
export const minor: Effect = take('minor', { do: 'minor' });
export const major: Effect = { do: 'major' };
export const majorOrMinor: Effect = take('improvement', { do: 'major', orMinor: true });
export const settle: Effect = { do: 'settle' };

/** Play 1 occupation, for food by how many were played before (the last number repeats). */
export const occupation = (...food: readonly number[]): Effect => ({ do: 'occupation', food });

/** The improvements that wait for this moment act. */
export const moment = (at: Moment): Effect => ({ do: 'moment', moment: at });

/** So much for each of something. */
export const gainPer = (goods: Goods, times: Quantity): Effect => ({ do: 'gain', goods, times });

/** Bonus points; for each of something, if `times` says so. */
export const points = (n: number, times?: Quantity): Effect =>
  times === undefined ? { do: 'points', points: n } : { do: 'points', points: n, times };

/** Only if something holds. */
export const when = (condition: Condition, then: Effect): Effect => ({ do: 'when', when: condition, then });

/** All of it in turn, or nothing. */
export const whole = (...steps: readonly Effect[]): Effect => ({ do: 'whole', steps });

/** At most once a turn, a round or a game. */
export const once = (per: Period, effect: Effect): Effect => ({ do: 'once', per, effect });

/** The owner may pay, and then gets something. */
export const trade = (cost: Goods, get: Effect): Effect => may<Effect>(pay(cost, get));

/** The owner may lay goods back on the space that was used, and then gets something. */
export const returning = (goods: Goods, get: Effect): Effect =>
  may<Effect>({ do: 'pay', cost: goods, to: 'space', get });

/** Whoever acts pays the owner of the card. */
export const payOwner = (cost: Goods): Effect => ({ do: 'pay', cost, to: 'owner' });

/** As often as the owner likes. */
export const often = (effect: Effect): Effect => ({ do: 'often', effect });

/** A person from the supply can be placed in this round only. */
export const guest: Effect = { do: 'guest' };

/** Another person is placed. */
export const place = (where: Where): Effect => ({ do: 'place', where });

/** The same person goes on to one of these spaces. */
export const jump = (...to: readonly string[]): Effect => ({ do: 'jump', to });

/** Each other player. */
export const others = (effect: Effect): Effect => ({ do: 'others', effect });

/** Goods on the next so many round spaces. */
export const nextRounds = (next: number | Quantity, goods: Goods): Effect => ({
  do: 'later',
  rounds: { next },
  goods,
});

/** Something of the card's own is due at the start of these rounds. */
export const deliverAfter = (...after: readonly number[]): Effect => ({
  do: 'later',
  rounds: { after },
  goods: 'delivery',
});
