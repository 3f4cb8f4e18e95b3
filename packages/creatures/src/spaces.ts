import { seq } from '@furrow/kernel/effect';
import { borders, type Effect, gain, stallAction, troughs } from './effect';
import type { Good } from './goods';
import { SPACE_IDS, type SpaceId } from './space-ids';

/** An action space: what is laid on it each round and what a worker there does. */
export interface Space {
  readonly id: SpaceId;
  /** So many of the first good each round; if `then` is given, only on the empty space, and 1 of that otherwise. */
  readonly refill?: { readonly count: number; readonly good: Good; readonly then?: Good };
  /** One of the four spaces at the top of the board. */
  readonly top?: true;
  readonly effect: Effect;
}

const collect: Effect = { do: 'collect' };
const buildSpecial: Effect = { do: 'build', beside: false };

const declared: Readonly<Record<SpaceId, Omit<Space, 'id'>>> = {
  'start-wood': {
    top: true,
    refill: { count: 1, good: 'wood' },
    effect: seq<Effect>(collect, { do: 'marker' }),
  },
  'wood-3': { top: true, refill: { count: 3, good: 'wood' }, effect: collect },
  'stone-1': { top: true, refill: { count: 1, good: 'stone' }, effect: collect },
  'stone-2': { top: true, refill: { count: 2, good: 'stone' }, effect: collect },
  'building-resources': { effect: gain({ wood: 1, stone: 1, reed: 1 }) },
  expand: { refill: { count: 1, good: 'border' }, effect: seq<Effect>({ do: 'expand' }, collect) },
  fences: { effect: borders({ atLeast: 1, price: { wood: 1 } }) },
  walls: { effect: borders({ atLeast: 1, free: 2, price: { stone: 2 } }) },
  troughs: { effect: troughs({ atLeast: 1, free: 1, price: { wood: 3 } }) },
  stall: { effect: stallAction },
  stables: { effect: { do: 'stables' } },
  'special-1': { effect: buildSpecial },
  'special-2': { effect: buildSpecial },
  'reed-sheep': { refill: { count: 1, good: 'reed', then: 'sheep' }, effect: collect },
  'pig-sheep': { refill: { count: 1, good: 'pig', then: 'sheep' }, effect: collect },
  'cow-pigs': { refill: { count: 1, good: 'cow', then: 'pig' }, effect: collect },
  'horse-sheep': { refill: { count: 1, good: 'horse', then: 'sheep' }, effect: collect },
};

/** The 17 action spaces by number. */
export const spaces: readonly Space[] = SPACE_IDS.map((id) => ({ id, ...declared[id] }));

/** The spaces at the top of the board, as a mask. */
export const TOP_SPACES = spaces.reduce((mask, space, i) => (space.top === true ? mask | (1 << i) : mask), 0);

/** The number of the space with an id; -1 if there is none. */
export function spaceNumber(id: string): number {
  return spaces.findIndex((space) => space.id === id);
}
