import type { SpaceId } from './boards/space-ids';
import type { Part } from './brought';
import type { ActName } from './cards/own';
import type { Condition, Quantity } from './cards/quantity';
import { type Animal, BUILDING_RESOURCES, type Crop, type Good, type Goods } from './goods';
import type { MajorId } from './major-ids';
import type { Moment } from './moments';
import type { Action } from './take';

/** What a space, an improvement or a phase does; it may count what its occasion brings. */
export type Effect<P extends Part = Part> =
  | { readonly do: 'seq'; readonly steps: readonly Effect<P>[] }
  | { readonly do: 'may'; readonly effect: Effect<P> }
  | { readonly do: 'oneOf'; readonly options: Readonly<Record<string, Effect<P>>> }
  | { readonly do: 'anyOf'; readonly options: Readonly<Record<string, Effect<P>>>; readonly inOrder: boolean }
  | { readonly do: 'then'; readonly first: Effect<P>; readonly after: Effect<P> }
  | { readonly do: 'repeat'; readonly times: number; readonly effect: Effect<P> }
  | { readonly do: 'inTurn'; readonly effect: Effect<P> }
  | { readonly do: 'together'; readonly effect: Effect<P> }
  | Act<P>;

/** The effects that only this game has. */
export type Act<P extends Part = Part> =
  /** `times`: for each of something. */
  | { readonly do: 'gain'; readonly goods: Goods; readonly times?: Quantity<P> }
  | { readonly do: 'points'; readonly points: number; readonly times?: Quantity<P> }
  | { readonly do: 'collect' }
  | { readonly do: 'token' }
  /**
   * `times`: for each of something. `to`: the goods go to the owner of the card that asks for them, to whoever acts, or
   * back to the space that is used.
   */
  | {
      readonly do: 'pay';
      readonly cost: Goods;
      readonly times?: Quantity<P>;
      readonly perHarvestLeft?: Good;
      readonly to?: 'owner' | 'actor' | 'space';
      readonly get?: Effect<P>;
    }
  | { readonly do: 'fromRound'; readonly round: number; readonly effect: Effect<P> }
  | { readonly do: 'when'; readonly when: Condition<P>; readonly then: Effect<P> }
  /** One of these by how many there are of something: exactly so many, or with `orMore` the highest number that is reached. */
  | {
      readonly do: 'byStep';
      readonly of: Quantity<P>;
      readonly steps: Readonly<Record<number, Effect<P>>>;
      readonly orMore?: true;
    }
  /** All of it in turn, or nothing. */
  | { readonly do: 'whole'; readonly steps: readonly Effect<P>[] }
  /** At most once a turn, a round or a game, for the card that says so. */
  | { readonly do: 'once'; readonly per: Period; readonly effect: Effect<P> }
  /** As often as its owner likes, or `atMost` so many times. */
  | { readonly do: 'often'; readonly effect: Effect<P>; readonly atMost?: number | Quantity<P> }
  /** Each other player. */
  | { readonly do: 'others'; readonly effect: Effect<P> }
  /** An action that the rules know by name, with the windows around it. */
  | { readonly do: 'take'; readonly action: Action; readonly effect: Effect<P> }
  /** `price`: each room costs this; `less`: so much less. `within`: stables only in pastures of so many spaces. */
  | {
      readonly do: 'build';
      readonly rooms: number;
      readonly stables: number;
      readonly stableCost: Goods;
      readonly price?: Goods;
      readonly less?: Goods;
      readonly within?: number;
    }
  /** `price`: it costs this; `less`: so much less. */
  | { readonly do: 'renovate'; readonly price?: Goods; readonly less?: Goods }
  | { readonly do: 'grow'; readonly needsRoom: boolean }
  | { readonly do: 'plow' }
  /** `fields`: at most so many. */
  | { readonly do: 'sow'; readonly fields?: number }
  /** 1 of a crop from each of the own fields that its owner chooses, at most so many. */
  | { readonly do: 'reap'; readonly crop: Crop; readonly fields?: number }
  /** `grain`: exactly so many, and not by the action of that name. */
  | { readonly do: 'bake'; readonly grain?: number }
  /** Exactly so many of a crop, each from another of the own fields, go to the general supply; then. */
  | {
      readonly do: 'discardCrops';
      readonly crop: Crop;
      readonly fields: number;
      readonly get: Effect<P>;
    }
  /** 1 more crop on each of the own planted fields with one kind of crop. */
  | { readonly do: 'addCrops' }
  | { readonly do: 'fences'; readonly one?: never }
  /** Exactly one new pasture of so many spaces, for so much wood in all. */
  | { readonly do: 'fences'; readonly one: { readonly spaces: number; readonly wood: number } }
  /** Exactly one new pasture, paid with what was just taken, with so many fences free. */
  | ('taken' extends P ? { readonly do: 'fences'; readonly one: { readonly free: number } } : never)
  /** `of`: one of these; `price`: for this; `orMinor`: or a minor one from the hand. */
  | {
      readonly do: 'major';
      readonly of?: readonly MajorId[];
      readonly price?: Goods;
      readonly orMinor?: true;
    }
  | { readonly do: 'minor' }
  | { readonly do: 'occupation'; readonly food: readonly number[] }
  | { readonly do: 'later'; readonly rounds: Rounds<P>; readonly goods: Goods | 'delivery' }
  /** Things laid on the card, `good`: of this good among those that it keeps; or taken from it. */
  | { readonly do: 'lay'; readonly count: number | Quantity<P>; readonly good?: Good }
  | { readonly do: 'unlay'; readonly all?: never; readonly get: Effect<P> }
  /** All of them at once; what comes then knows how many there were. */
  | { readonly do: 'unlay'; readonly all: true; readonly get: Effect<'unlaid'> }
  /** Goods for each place on the card that no animal needs. */
  | { readonly do: 'gainPerPlace'; readonly goods: Goods }
  /** 1 good of those that lie on a space. */
  | { readonly do: 'takeFrom'; readonly space: SpaceId }
  /** 1 of a good that lies on the card. */
  | { readonly do: 'takeOff'; readonly good: Good }
  /** The top good of the pile on the card. */
  | { readonly do: 'topOfPile' }
  | { readonly do: 'place'; readonly where: Where }
  | { readonly do: 'jump'; readonly to: readonly SpaceId[]; readonly evenOccupied?: true }
  | { readonly do: 'guest' }
  | { readonly do: 'draw'; readonly from: 'three' | 'hand'; readonly food: number; readonly orPass?: true }
  /** What a card does by an act of its own file, then. */
  | { readonly do: 'custom'; readonly name: ActName; readonly get?: Effect<P> }
  | { readonly do: 'moment'; readonly moment: Moment }
  /** Whoever can use something at any time for which it would be too late afterwards is asked. */
  | { readonly do: 'window'; readonly before: Before }
  /** What is obtained in it is obtained at once. */
  | { readonly do: 'gathered'; readonly effect: Effect<P> }
  | { readonly do: 'use'; readonly effect: Effect<P> }
  | { readonly do: 'byOwner'; readonly own: Effect<P>; readonly other: Effect<P> }
  | { readonly do: 'charge' }
  /** Food that is begged for as far as it is missing; so much as the frame is about, if `food` does not say it. */
  | { readonly do: 'owe'; readonly food?: number }
  | { readonly do: 'giveBack' }
  | { readonly do: 'play' }
  | { readonly do: 'deal' }
  | { readonly do: 'settle' }
  | { readonly do: 'trial' }
  /** And afterwards every animal must have room. */
  | { readonly do: 'housed'; readonly effect: Effect<P> }
  | { readonly do: 'marketplace' }
  | { readonly do: 'forPartner'; readonly effect: Effect<P> }
  | { readonly do: 'convert' }
  | { readonly do: 'discard' }
  | { readonly do: 'drawStart' }
  | { readonly do: 'beginRound' }
  | { readonly do: 'reveal' }
  | { readonly do: 'receive' }
  | { readonly do: 'replenish' }
  | { readonly do: 'work' }
  | { readonly do: 'home' }
  | { readonly do: 'harvest'; readonly phases: Effect<P> }
  | { readonly do: 'field' }
  | { readonly do: 'feed' }
  /** `of`: only these animals. */
  | { readonly do: 'breed'; readonly of?: Animal }
  | { readonly do: 'endRound' };

/** What comes after a window: crops are taken from the fields, animals breed, the next round begins, the last animals breed. */
export type Before = 'field' | 'breeding' | 'nextRound' | 'end';

/** How long a card that was used stays used up. */
export type Period = 'turn' | 'round' | 'game';

/**
 * Which round spaces: the next so many; those so many rounds later, the one as many rounds later as there are of something;
 * those of some rounds by number; the even or odd ones, all of them or the next so many.
 */
export type Rounds<P extends Part = Part> =
  | { readonly next: number | Quantity<P> }
  | { readonly after: readonly number[] }
  | { readonly afterAsMany: Quantity<P> }
  | { readonly at: readonly number[] }
  | { readonly parity: 'even' | 'odd'; readonly first?: number };

/** Where and from where another person is placed. */
export interface Where {
  readonly from: 'home' | 'supply';
  /** Only on these; anywhere if nothing is said. */
  readonly on?: readonly SpaceId[];
  readonly evenOccupied?: true;
  /** The person leaves the game afterwards. */
  readonly forever?: true;
}

/** One after the other, as far as possible. */
export const seq = <P extends Part = never>(...steps: readonly Effect<P>[]): Effect<P> => ({
  do: 'seq',
  steps,
});

/** The owner decides whether it is done. */
export const may = <P extends Part = never>(effect: Effect<P>): Effect<P> => ({ do: 'may', effect });

/** Exactly one of them, at the owner's choice; each has a word by which it is chosen. */
export const oneOf = <P extends Part = never>(options: Readonly<Record<string, Effect<P>>>): Effect<P> => ({
  do: 'oneOf',
  options,
});

/** Take these goods. */
export const gain = (goods: Goods): Effect<never> => ({ do: 'gain', goods });

/** Take one of these goods. */
export const gainOne = (...goods: readonly Good[]): Effect<never> =>
  oneOf(Object.fromEntries(goods.map((good) => [good, gain({ [good]: 1 })])));

/** Take 1 building resource of choice. */
export const gainResource: Effect<never> = gainOne(...BUILDING_RESOURCES);

/** Pay, then. */
export const pay = <P extends Part = never>(cost: Goods, get: Effect<P>): Effect<P> => ({
  do: 'pay',
  cost,
  get,
});

/** Pay so much for each of something, then. */
export const payPer = <P extends Part = never>(
  cost: Goods,
  times: Quantity<P>,
  get: Effect<P>,
): Effect<P> => ({
  do: 'pay',
  cost,
  times,
  get,
});

/** Only from this round on. */
export const fromRound = <P extends Part = never>(round: number, effect: Effect<P>): Effect<P> => ({
  do: 'fromRound',
  round,
  effect,
});

/** Build up to so many rooms and stables, in any order; `less`: each room costs so much less. */
export const build = (rooms: number, stables: number, stableCost: Goods, less?: Goods): Effect<never> => ({
  do: 'build',
  rooms,
  stables,
  stableCost,
  ...(less === undefined ? {} : { less }),
});

/** So many of a crop, each from another field, are lost; then. */
export const discardCrops = <P extends Part = never>(
  fields: number,
  crop: Crop,
  get: Effect<P>,
): Effect<P> => ({ do: 'discardCrops', crop, fields, get });

/** Any number. */
export const ANY = 99;

/** An action that the rules know by name. */
const take = (action: Action, effect: Effect<never>): Effect<never> => ({ do: 'take', action, effect });

export const collect: Effect<never> = { do: 'collect' };
export const plow: Effect<never> = take('plow', { do: 'plow' });
export const sow: Effect<never> = take('sow', { do: 'sow' });
/** A sow action for at most so many fields. */
export const sowFields = (fields: number): Effect<never> => take('sow', { do: 'sow', fields });
/** 1 of a crop from each of the fields with it, as its owner likes. */
export const reap = (crop: Crop): Effect<never> => ({ do: 'reap', crop });
export const bake: Effect<never> = take('bake', { do: 'bake' });
/** So many grain are baked, but not by a Bake Bread action. */
export const bakeGrain = (grain: number): Effect<never> => ({ do: 'bake', grain });
/** So much food must be paid; what is missing is begged for. */
export const owe = (food: number): Effect<never> => ({ do: 'owe', food });
export const fences: Effect<never> = take('fences', { do: 'fences' });
export const renovate: Effect<never> = take('renovate', { do: 'renovate' });
/** Renovate for so much less. */
export const renovateForLess = (less: Goods): Effect<never> => take('renovate', { do: 'renovate', less });
export const renovateFree: Effect<never> = take('renovate', { do: 'renovate', price: {} });
export const growWithRoom: Effect<never> = take('grow', { do: 'grow', needsRoom: true });
export const growWithoutRoom: Effect<never> = take('grow', { do: 'grow', needsRoom: false });
export const minor: Effect<never> = take('minor', { do: 'minor' });
/** A minor improvement is played, but not by the action of that name. */
export const playMinor: Effect<never> = { do: 'minor' };
export const major: Effect<never> = { do: 'major' };
/** Build one of these major improvements, at its usual price or for this. */
export const majorOf = (of: readonly MajorId[], price?: Goods): Effect<never> => ({
  do: 'major',
  of,
  ...(price === undefined ? {} : { price }),
});
export const majorOrMinor: Effect<never> = take('improvement', { do: 'major', orMinor: true });
export const settle: Effect<never> = { do: 'settle' };

/** Play 1 occupation, for food by how many were played before (the last number repeats). */
export const occupation = (...food: readonly number[]): Effect<never> => ({ do: 'occupation', food });

/** The improvements that wait for this moment act. */
export const moment = (at: Moment): Effect<never> => ({ do: 'moment', moment: at });

/** A window for what may be used at any time. */
export const window = (before: Before): Effect<never> => ({ do: 'window', before });

/** So much for each of something. */
export const gainPer = <P extends Part = never>(goods: Goods, times: Quantity<P>): Effect<P> => ({
  do: 'gain',
  goods,
  times,
});

/** Bonus points; for each of something, if `times` says so. */
export const points = <P extends Part = never>(n: number, times?: Quantity<P>): Effect<P> =>
  times === undefined ? { do: 'points', points: n } : { do: 'points', points: n, times };

/** Only if something holds. */
export const when = <P extends Part = never>(condition: Condition<P>, then: Effect<P>): Effect<P> => ({
  do: 'when',
  when: condition,
  then,
});

/** Something by how many there are of something: exactly so many. */
export const byStep = <P extends Part = never>(
  of: Quantity<P>,
  steps: Readonly<Record<number, Effect<P>>>,
): Effect<P> => ({ do: 'byStep', of, steps });

/** The same for the highest of these numbers that is reached. */
export const fromStep = <P extends Part = never>(
  of: Quantity<P>,
  steps: Readonly<Record<number, Effect<P>>>,
): Effect<P> => ({ do: 'byStep', of, steps, orMore: true });

/** All of it in turn, or nothing. */
export const whole = <P extends Part = never>(...steps: readonly Effect<P>[]): Effect<P> => ({
  do: 'whole',
  steps,
});

/** At most once a turn, a round or a game. */
export const once = <P extends Part = never>(per: Period, effect: Effect<P>): Effect<P> => ({
  do: 'once',
  per,
  effect,
});

/** The owner may pay, and then gets something. */
export const trade = <P extends Part = never>(cost: Goods, get: Effect<P>): Effect<P> => may(pay(cost, get));

/** The owner may lay goods back on the space that was used, and then gets something. */
export const returning = <P extends Part = never>(goods: Goods, get: Effect<P>): Effect<P> =>
  may({ do: 'pay', cost: goods, to: 'space', get });

/** Whoever acts pays the owner of the card. */
export const payOwner = (cost: Goods): Effect<never> => ({ do: 'pay', cost, to: 'owner' });

/** The owner of the card may pay whoever acts, and then gets something. */
export const payActor = <P extends Part = never>(cost: Goods, get: Effect<P>): Effect<P> =>
  may({ do: 'pay', cost, to: 'actor', get });

/** At most so many times, as the owner likes. */
export const upTo = <P extends Part = never>(atMost: number | Quantity<P>, effect: Effect<P>): Effect<P> => ({
  do: 'often',
  effect,
  atMost,
});

/** Take 1 good of those that lie on a space. */
export const takeFrom = (space: SpaceId): Effect<never> => ({ do: 'takeFrom', space });

/** Take 1 good from one of these spaces with at least so many on it. */
export const takeFromOneOf = (least: Readonly<Partial<Record<SpaceId, number>>>): Effect<never> =>
  oneOf(
    Object.fromEntries(
      (Object.entries(least) as [SpaceId, number][]).map(([space, n]) => [
        space,
        when({ of: { count: 'lying', on: space }, atLeast: n }, takeFrom(space)),
      ]),
    ),
  );

/** Take 1 of a good that lies on the card. */
export const takeOff = (good: Good): Effect<never> => ({ do: 'takeOff', good });

/** As often as the owner likes. */
export const often = <P extends Part = never>(effect: Effect<P>): Effect<P> => ({ do: 'often', effect });

/** A person from the supply can be placed in this round only. */
export const guest: Effect<never> = { do: 'guest' };

/** Another person is placed. */
export const place = (where: Where): Effect<never> => ({ do: 'place', where });

/** The same person goes on to one of these spaces. */
export const jump = (...to: readonly SpaceId[]): Effect<never> => ({ do: 'jump', to });

/** Each other player. */
export const others = <P extends Part = never>(effect: Effect<P>): Effect<P> => ({ do: 'others', effect });

/** Goods on the next so many round spaces. */
export const nextRounds = <P extends Part = never>(next: number | Quantity<P>, goods: Goods): Effect<P> => ({
  do: 'later',
  rounds: { next },
  goods,
});

/** Goods on the round spaces so many rounds later. */
export const roundsLater = (goods: Goods, ...after: readonly number[]): Effect<never> => ({
  do: 'later',
  rounds: { after },
  goods,
});

/** Something of the card's own is due at the start of these rounds. */
export const deliverAfter = (...after: readonly number[]): Effect<never> => ({
  do: 'later',
  rounds: { after },
  goods: 'delivery',
});
