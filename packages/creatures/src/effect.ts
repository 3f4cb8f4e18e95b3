import { oneOf } from '@furrow/kernel/effect';
import type { Animal, Good, Goods } from './goods';
import type { Moment } from './moments';
import type { SpaceId } from './space-ids';

/** How many pieces are placed and what they cost: the first `free` nothing, every further one the price. */
export interface Terms {
  readonly atLeast: number;
  /** `gained`: as many as were just gained. */
  readonly atMost: number | 'gained';
  readonly free: number;
  readonly price: Goods;
}

/** What a space, a building or a phase does. */
export type Effect =
  | { readonly do: 'seq'; readonly steps: readonly Effect[] }
  | { readonly do: 'may'; readonly effect: Effect }
  | { readonly do: 'oneOf'; readonly options: Readonly<Record<string, Effect>> }
  | { readonly do: 'repeat'; readonly times: number; readonly effect: Effect }
  | { readonly do: 'inTurn'; readonly effect: Effect }
  | { readonly do: 'together'; readonly effect: Effect }
  | Act;

/** The effects that only this game has. */
export type Act =
  | { readonly do: 'gain'; readonly goods: Goods }
  | { readonly do: 'collect' }
  | { readonly do: 'marker' }
  | ({ readonly do: 'borders'; readonly keeping?: Animal } & Terms)
  | ({ readonly do: 'troughs' } & Terms)
  | { readonly do: 'stall' }
  | { readonly do: 'stables' }
  | { readonly do: 'upgrade' }
  | { readonly do: 'build'; readonly beside: boolean }
  | { readonly do: 'expand' }
  | {
      readonly do: 'trade';
      readonly pay: readonly Good[];
      readonly different: number;
      readonly get: readonly Good[];
      readonly onFarm?: true;
    }
  | { readonly do: 'fetch'; readonly from: SpaceId }
  | { readonly do: 'lay'; readonly good: Good }
  | { readonly do: 'giveBorder' }
  | { readonly do: 'troughToStall'; readonly cost: Goods }
  | { readonly do: 'useSpace' }
  | { readonly do: 'moment'; readonly moment: Moment }
  | { readonly do: 'settle' }
  | { readonly do: 'release' }
  | { readonly do: 'turnDown' }
  | { readonly do: 'drawStart' }
  | { readonly do: 'drawBuildings' }
  | { readonly do: 'refill' }
  | { readonly do: 'work' }
  | { readonly do: 'home' }
  | { readonly do: 'breed' }
  | { readonly do: 'beforeBreeding' }
  | { readonly do: 'pause' }
  | { readonly do: 'lastChance' }
  | { readonly do: 'custom'; readonly name: CustomName };

/** The effects with code of their own, used by one building each. */
export type CustomName = 'second-animals' | 'move-pieces';

/** Take these goods. */
export const gain = (goods: Goods): Effect => ({ do: 'gain', goods });

/** Take one of these goods. */
export const gainOne = (...goods: readonly Good[]): Effect =>
  oneOf(Object.fromEntries(goods.map((good) => [good, gain({ [good]: 1 })])));

/** Place borders from the own supply. */
export const borders = (terms: Partial<Terms> & { keeping?: Animal } = {}): Effect => ({
  do: 'borders',
  atLeast: 0,
  atMost: 99,
  free: 0,
  price: {},
  ...terms,
});

/** Place troughs from the supply. */
export const troughs = (terms: Partial<Terms> = {}): Effect => ({
  do: 'troughs',
  atLeast: 0,
  atMost: 99,
  free: 0,
  price: {},
  ...terms,
});

/** Give `different` kinds of the goods in `pay`, one of each, and take one of the goods in `get` that was not given. */
export const trade = (pay: readonly Good[], different: number, get: readonly Good[]): Effect => ({
  do: 'trade',
  pay,
  different,
  get,
});

/** Exchange 1 animal that stands on the farm. */
export const exchange = (pay: readonly Animal[], get: readonly Animal[]): Effect => ({
  do: 'trade',
  pay,
  different: 1,
  get,
  onFarm: true,
});

/** The "Stall" action: build a stall from the supply at its normal cost. */
export const stallAction: Effect = { do: 'stall' };

/** What is left beside the farm must be kept or let go. */
export const settle: Effect = { do: 'settle' };

/** The buildings that wait for this moment act. */
export const moment = (at: Moment): Effect => ({ do: 'moment', moment: at });

/** An effect with code of its own. */
export const custom = (name: CustomName): Effect => ({ do: 'custom', name });

/** A whole breeding phase of one seat: effects before breeding, then the newborns. */
export const breedingPhase: Effect = { do: 'seq', steps: [{ do: 'beforeBreeding' }, { do: 'breed' }] };
