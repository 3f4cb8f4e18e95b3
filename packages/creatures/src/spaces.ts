import { seq } from '@furrow/kernel/effect';
import { borders, type Effect, gain, stallAction, troughs } from './effect';
import type { Good } from './goods';

/** An action space: what is laid on it each round and what a worker there does. */
export interface Space {
  readonly id: string;
  /** So many of the first good each round; if `then` is given, only on the empty space, and 1 of that otherwise. */
  readonly refill?: { readonly count: number; readonly good: Good; readonly then?: Good };
  /** One of the four spaces at the top of the board. */
  readonly top?: true;
  readonly effect: Effect;
}

const collect: Effect = { do: 'collect' };
const buildSpecial: Effect = { do: 'build', beside: false };

const declared = [
  {
    id: 'start-wood',
    top: true,
    refill: { count: 1, good: 'wood' },
    effect: seq<Effect>(collect, { do: 'marker' }),
  },
  { id: 'wood-3', top: true, refill: { count: 3, good: 'wood' }, effect: collect },
  { id: 'stone-1', top: true, refill: { count: 1, good: 'stone' }, effect: collect },
  { id: 'stone-2', top: true, refill: { count: 2, good: 'stone' }, effect: collect },
  { id: 'building-resources', effect: gain({ wood: 1, stone: 1, reed: 1 }) },
  { id: 'expand', refill: { count: 1, good: 'border' }, effect: seq<Effect>({ do: 'expand' }, collect) },
  { id: 'fences', effect: borders({ atLeast: 1, price: { wood: 1 } }) },
  { id: 'walls', effect: borders({ atLeast: 1, free: 2, price: { stone: 2 } }) },
  { id: 'troughs', effect: troughs({ atLeast: 1, free: 1, price: { wood: 3 } }) },
  { id: 'stall', effect: stallAction },
  { id: 'stables', effect: { do: 'stables' } },
  { id: 'special-1', effect: buildSpecial },
  { id: 'special-2', effect: buildSpecial },
  { id: 'reed-sheep', refill: { count: 1, good: 'reed', then: 'sheep' }, effect: collect },
  { id: 'pig-sheep', refill: { count: 1, good: 'pig', then: 'sheep' }, effect: collect },
  { id: 'cow-pigs', refill: { count: 1, good: 'cow', then: 'pig' }, effect: collect },
  { id: 'horse-sheep', refill: { count: 1, good: 'horse', then: 'sheep' }, effect: collect },
] as const satisfies readonly Space[];

/** The id of an action space. */
export type SpaceId = (typeof declared)[number]['id'];

/** The 17 action spaces by number. */
export const spaces: readonly Space[] = declared;

/** The spaces at the top of the board, as a mask. */
export const TOP_SPACES = spaces.reduce((mask, space, i) => (space.top === true ? mask | (1 << i) : mask), 0);

/** The number of the space with an id; -1 if there is none. */
export function spaceNumber(id: string): number {
  return spaces.findIndex((space) => space.id === id);
}
