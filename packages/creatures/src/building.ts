import type { Amounts } from '@furrow/farm/goods';
import type { Effect } from './effect';
import { type Animal, amounts, type Good, type Goods } from './goods';
import { type Moment, momentBit } from './moments';
import type { BuildingNumber } from './numbers';
import type { SpaceId } from './space-ids';

/** Something on a farm that can be counted. */
export type Quantity =
  | { readonly count: 'goods'; readonly of: readonly Good[] }
  | { readonly count: 'fewestAnimals' }
  | { readonly count: 'unused' }
  | { readonly count: 'troughs' }
  | { readonly count: 'specials' }
  | { readonly count: 'beside' }
  | { readonly count: 'inRow'; readonly row: number }
  | { readonly count: 'laid' };

/** What must hold before a building may be built. */
export type Condition =
  | { readonly atLeast: number; readonly of: Quantity }
  | { readonly turn: number; readonly round: number };

/** What a building is worth besides its printed points: so much for each, or a bonus from a number on. */
export type Score =
  | { readonly each: number; readonly of: Quantity }
  | { readonly bonus: number; readonly atLeast: number; readonly of: Quantity };

/** Room on unused spaces that a building opens: so many of one animal on each. */
export interface OnUnused {
  readonly animal: Animal;
  readonly count: number;
  readonly where: 'beside' | readonly number[];
}

/** What a building waits for, and what it then does. */
export interface Listener {
  readonly moment: Moment;
  /** Only the use of this space. */
  readonly space?: SpaceId;
  /** Only when one of these rounds begins or ends. */
  readonly rounds?: readonly number[];
  /** Only the first time. */
  readonly once?: true;
  readonly then: Effect;
}

/** A building as it is declared. */
export interface Declaration {
  /** Alternatives: one of these costs is paid, not a mixture. */
  readonly cost: Goods | readonly Goods[];
  readonly points?: number;
  readonly score?: Score;
  /** How many animals it holds; of any one type unless `of` or `each` says otherwise. */
  readonly holds?: number;
  readonly of?: Animal;
  /** It holds so many of each type, all together. */
  readonly each?: true;
  readonly onUnused?: OnUnused;
  /** It is placed over one of these. */
  readonly over?: 'cottage' | 'stall' | 'stable';
  readonly where?: 'corner' | 'bottomRow' | 'besideCottage';
  readonly needs?: Condition;
  /** It counts as a stall, or (for halves) as a stable. */
  readonly counts?: 'stall' | 'stable';
  /** What happens when it is built. */
  readonly build?: Effect;
  readonly on?: Listener;
  /** What its owner may do at any time, or only in the work phase, or (bots) only once a turn. */
  readonly anytime?: Effect;
  readonly anytimeIn?: 'workPhase';
  readonly anytimeOnce?: true;
  /** It remembers a number: how often it was used, or what was laid on it. */
  readonly remembers?: true;
  /** The owner pays 1 wood less for what costs wood: troughs, stables, special buildings. */
  readonly savesWood?: true;
  /** Each pasture without a trough holds so many more. */
  readonly pastureHolds?: number;
  /** Stables may hold two types, so many of each. */
  readonly halves?: number;
  /** So many animals of a type are enough for a newborn. */
  readonly parents?: number;
  /** The owner adds no more expansions. */
  readonly endsExpansion?: true;
  /** New buildings must stand beside a building. */
  readonly cluster?: true;
  /** It is emptied when breeding begins and then takes in newborns only. */
  readonly nursery?: true;
  /** Animals in it do not count in scoring. */
  readonly uncounted?: true;
}

/** A building of the ruleset: its declaration with what the engine works out from it once. */
export interface Building<Id extends string = string> extends Declaration {
  readonly id: Id;
  readonly number: BuildingNumber;
  readonly kind: 'preprinted' | 'tile' | 'special';
  readonly basic: boolean;
  readonly prices: readonly Amounts[];
  /** The moment it waits for, as a bit. */
  readonly listens: number;
  /** Where its memory stands, or -1. */
  readonly slot: number;
}

/** A building with its id, as the themes declare it. */
export interface Declared<Id extends string = string> extends Declaration {
  readonly id: Id;
  readonly kind: Building['kind'];
  readonly basic: boolean;
}

/** A special building. */
export function special<const Id extends string>(id: Id, declaration: Declaration): Declared<Id> {
  return { id, kind: 'special', basic: false, ...declaration };
}

/** A special building that is on offer in every game. */
export function basicSpecial<const Id extends string>(id: Id, declaration: Declaration): Declared<Id> {
  return { id, kind: 'special', basic: true, ...declaration };
}

/** One side of a stall tile. */
export function tile<const Id extends string>(id: Id, declaration: Declaration): Declared<Id> {
  return { id, kind: 'tile', basic: false, ...declaration };
}

/** A building that is printed on the board and costs nothing. */
export function preprinted<const Id extends string>(
  id: Id,
  declaration: Omit<Declaration, 'cost'>,
): Declared<Id> {
  return { id, kind: 'preprinted', basic: false, cost: [], ...declaration };
}

function costsOf({ cost }: Declaration): readonly Goods[] {
  return Array.isArray(cost) ? (cost as readonly Goods[]) : [cost as Goods];
}

/** A price is chosen by the first good in it, so no two prices of a building may begin with the same. */
function distinct(id: string, prices: readonly Amounts[]): readonly Amounts[] {
  const first = prices.map((price) => price[0]?.[0]);
  if (new Set(first).size < first.length) throw new Error(`${id}: prices that begin alike`);
  return prices;
}

/** Numbers the declared buildings and works out what the engine looks up. */
export function compileBuildings<Id extends string>(
  declared: readonly Declared<Id>[],
): readonly Building<Id>[] {
  let slots = 0;
  return declared.map((one, number) => ({
    ...one,
    number,
    prices: distinct(one.id, costsOf(one).map(amounts)),
    listens: one.on === undefined ? 0 : momentBit(one.on.moment),
    slot: one.remembers === true || one.on?.once === true || one.anytimeOnce === true ? slots++ : -1,
  }));
}
