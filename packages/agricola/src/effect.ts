import { oneOf } from '@furrow/kernel/effect';
import { BUILDING_RESOURCES, type Good, type Goods } from './goods';
import type { Moment } from './moments';

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
  | { readonly do: 'gain'; readonly goods: Goods }
  | { readonly do: 'collect' }
  | { readonly do: 'token' }
  | { readonly do: 'pay'; readonly cost: Goods; readonly perHarvestLeft?: Good; readonly get: Effect }
  | { readonly do: 'fromRound'; readonly round: number; readonly effect: Effect }
  | { readonly do: 'build'; readonly rooms: number; readonly stables: number; readonly stableCost: Goods }
  | { readonly do: 'renovate' }
  | { readonly do: 'grow'; readonly needsRoom: boolean }
  | { readonly do: 'plow' }
  | { readonly do: 'sow' }
  | { readonly do: 'bake' }
  | { readonly do: 'fences' }
  | { readonly do: 'major' }
  | { readonly do: 'minor' }
  | { readonly do: 'occupation'; readonly food: readonly number[] }
  | { readonly do: 'later'; readonly rounds: number; readonly goods: Goods }
  | { readonly do: 'moment'; readonly moment: Moment }
  | { readonly do: 'settle' }
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
  | { readonly do: 'breed' }
  | { readonly do: 'endRound' };

/** Take these goods. */
export const gain = (goods: Goods): Effect => ({ do: 'gain', goods });

/** Take one of these goods. */
export const gainOne = (...goods: readonly Good[]): Effect =>
  oneOf(Object.fromEntries(goods.map((good) => [good, gain({ [good]: 1 })])));

/** Take 1 building resource of choice. */
export const gainResource: Effect = gainOne(...BUILDING_RESOURCES);

/** Pay, then. */
export const pay = (cost: Goods, get: Effect): Effect => ({ do: 'pay', cost, get });

/** Only from this round on. */
export const fromRound = (round: number, effect: Effect): Effect => ({ do: 'fromRound', round, effect });

/** Build up to so many rooms and stables, in any order. */
export const build = (rooms: number, stables: number, stableCost: Goods): Effect => ({
  do: 'build',
  rooms,
  stables,
  stableCost,
});

/** Any number. */
export const ANY = 99;

export const collect: Effect = { do: 'collect' };
export const plow: Effect = { do: 'plow' };
export const sow: Effect = { do: 'sow' };
export const bake: Effect = { do: 'bake' };
export const fences: Effect = { do: 'fences' };
export const renovate: Effect = { do: 'renovate' };
export const growWithRoom: Effect = { do: 'grow', needsRoom: true };
export const growWithoutRoom: Effect = { do: 'grow', needsRoom: false };
export const minor: Effect = { do: 'minor' };
export const majorOrMinor: Effect = oneOf<Effect>({ major: { do: 'major' }, minor: { do: 'minor' } });
export const settle: Effect = { do: 'settle' };

/** Play 1 occupation, for food by how many were played before (the last number repeats). */
export const occupation = (...food: readonly number[]): Effect => ({ do: 'occupation', food });

/** The improvements that wait for this moment act. */
export const moment = (at: Moment): Effect => ({ do: 'moment', moment: at });
