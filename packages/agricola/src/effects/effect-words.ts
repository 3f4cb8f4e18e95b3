import type { MajorId } from '../boards/major-ids';
import type { SpaceId } from '../boards/space-ids';
import type { Condition, Quantity } from '../cards/quantity';
import type { Part } from '../moments/brought';
import type { Moment } from '../moments/moments';
import { BUILDING_RESOURCES, type Crop, type Good, type Goods } from '../state/goods';
import type { Before, Effect, Eve, Period, Piece, PieceCounts, Where } from './effect';
import type { Taking } from './take';

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

/** Pay, then; `pieces`: so many pieces of the own supply leave the game for it. */
export const pay = <P extends Part = never>(
  cost: Goods,
  get: Effect<P>,
  pieces?: PieceCounts,
): Effect<P> => ({
  do: 'pay',
  cost,
  ...(pieces === undefined ? {} : { pieces }),
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

/** Build 1 room without paying anything. */
export const freeRoom: Effect<never> = { do: 'build', rooms: 1, stables: 0, stableCost: {}, price: {} };

/** So many of a crop, each from another field, are lost; then. */
export const discardCrops = <P extends Part = never>(
  fields: number,
  crop: Crop,
  get: Effect<P>,
): Effect<P> => ({ do: 'discardCrops', crop, fields, get });

/** Any number. */
export const ANY = 99;

/** An action that the rules know by name, or the playing of a card. */
const take = (action: Taking, effect: Effect<never>): Effect<never> => ({ do: 'take', action, effect });

export const collect: Effect<never> = { do: 'collect' };
export const plow: Effect<never> = take('plow', { do: 'plow' });
/** Plow up to two fields, by one action. */
export const plowTwo: Effect<never> = { do: 'asOne', effect: { do: 'then', first: plow, after: plow } };
export const sow: Effect<never> = take('sow', { do: 'sow' });
/** A sow action for at most so many fields. */
export const sowFields = (fields: number): Effect<never> => take('sow', { do: 'sow', fields });
/** A sow action for at most so many fields, and for one crop alone. */
export const sowOnly = (only: Crop, fields: number): Effect<never> =>
  take('sow', { do: 'sow', fields, crop: only });
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
export const playMinor: Effect<never> = take('otherImprovement', { do: 'minor' });
export const major: Effect<never> = { do: 'major' };
/** Build a major improvement, but not by an action that also allows a minor one. */
export const anyMajor: Effect<never> = take('otherImprovement', major);
/** Build one of these major improvements, at its usual price or for this. */
export const majorOf = (of: readonly MajorId[], price?: Goods): Effect<never> =>
  take('otherImprovement', { do: 'major', of, ...(price === undefined ? {} : { price }) });
export const majorOrMinor: Effect<never> = take('improvement', { do: 'major', orMinor: true });
/** A major or minor improvement, but not by the action of that name. */
export const buildOrPlay: Effect<never> = take('otherImprovement', { do: 'major', orMinor: true });
/** The same, but at least 1 of a good must be paid for it. */
export const majorOrMinorSpending = (spending: Good): Effect<never> =>
  take('improvement', { do: 'major', orMinor: true, spending });
/** Cook at least 1 good. */
export const cook: Effect<never> = { do: 'convert', cooking: true };
export const settle: Effect<never> = { do: 'settle' };

/** Play 1 occupation, for food by how many were played before (the last number repeats). */
export const occupation = (...food: readonly number[]): Effect<never> =>
  take('occupation', { do: 'occupation', food });

/** Play the occupation that lies last in the hand, for so much food. */
export const playLast = (food: number): Effect<never> => take('occupation', { do: 'playLast', food });

/** The improvements that wait for this moment act. */
export const moment = (at: Moment): Effect<never> => ({ do: 'moment', moment: at });

/** A window for what may be used at any time. */
export const eve = (of: Eve): Effect<never> => ({ do: 'eve', of });
export const window = (before: Before): Effect<never> => ({ do: 'window', before });

/** So much for each of something. */
export const gainPer = <P extends Part = never>(goods: Goods, times: Quantity<P>): Effect<P> => ({
  do: 'gain',
  goods,
  times,
});

/** Take 1 of the good that accumulates on the space that is used. */
export const gainThat: Effect<never> = { do: 'gainThat' };

/** Exactly 1 card of the hand leaves the game; then. */
export const discardCard = <P extends Part = never>(get: Effect<P>): Effect<P> => ({
  do: 'pay',
  cost: {},
  card: true,
  get,
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

/** The next time that it is due, and only then, whether it can be done or not. */
export const nextTime = <P extends Part = never>(effect: Effect<P>): Effect<P> => ({
  do: 'once',
  per: 'game',
  effect,
  evenInVain: true,
});

/** The owner may pay, and then gets something. */
export const trade = <P extends Part = never>(cost: Goods, get: Effect<P>, pieces?: PieceCounts): Effect<P> =>
  may(pay(cost, get, pieces));

/** The owner may lay goods back on the space that was used, and then gets something. */
export const returning = <P extends Part = never>(goods: Goods, get: Effect<P>): Effect<P> =>
  may({ do: 'pay', cost: goods, to: 'space', get });

/** 1 wood may become so much food, as with the Joinery. */
export const workWood = (food: number): Effect<never> =>
  trade({ wood: 1 }, seq(gain({ food }), moment('woodworked')));

/** Whoever acts pays the owner of the card. */
export const payOwner = (cost: Goods): Effect<never> => ({ do: 'pay', cost, to: 'owner' });

/** The owner of the card may pay whoever acts, and then gets something. */
export const payActor = <P extends Part = never>(cost: Goods, get: Effect<P>): Effect<P> =>
  may({ do: 'pay', cost, to: 'actor', get });

/** The owner of the card may pay the starting player, and then gets something. */
export const payStarter = <P extends Part = never>(cost: Goods, get: Effect<P>): Effect<P> =>
  may({ do: 'pay', cost, to: 'starter', get });

/** At most so many times, as the owner likes. */
export const upTo = <P extends Part = never>(atMost: number | Quantity<P>, effect: Effect<P>): Effect<P> => ({
  do: 'often',
  effect,
  atMost,
});

/** Take 1 good of those that lie on a space. */
export const takeFrom = (space: SpaceId): Effect<never> => ({ do: 'takeFrom', space });

/** Take all goods that lie on a space. */
export const takeAllFrom = (space: SpaceId): Effect<never> => ({ do: 'takeFrom', space, all: true });

/** Whoever acts gives the owner of the card these goods, and gets others from the general supply for them. */
export const fromActor = (goods: Goods, gets?: Goods): Effect<never> =>
  gets === undefined ? { do: 'fromActor', goods } : { do: 'fromActor', goods, gets };

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

/** Take 1 of a good that lies on the card, or all goods there. */
export const takeOff = (good?: Good): Effect<never> =>
  good === undefined ? { do: 'takeOff' } : { do: 'takeOff', good };

/** As often as the owner likes. */
export const often = <P extends Part = never>(effect: Effect<P>): Effect<P> => ({ do: 'often', effect });

/** A person from the supply can be placed in this round only. */
export const guest: Effect<never> = { do: 'guest' };

/** Another person is placed. */
export const place = (where: Where): Effect<never> => ({ do: 'place', where });

/** The same person goes on to one of these spaces. */
export const jump = (...to: readonly SpaceId[]): Effect<never> => ({ do: 'jump', to });

/** A person who stands on one of some spaces goes on to another one. */
export const moveOn = (from: readonly SpaceId[], ...to: readonly SpaceId[]): Effect<never> => ({
  do: 'jump',
  to,
  from,
});

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

/** Pieces of the own supply are set aside on the round space so many rounds later, where the card delivers something. */
export const setAside = (aside: Piece, after: number, pieces = 1): Effect<never> => ({
  do: 'later',
  rounds: { after: [after] },
  goods: 'delivery',
  aside,
  pieces,
});
