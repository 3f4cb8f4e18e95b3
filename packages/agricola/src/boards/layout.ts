import type { SpaceId } from './space-ids';

/**
 * AG-R1405: the columns of the revised board for 1 to 4 players, from the top. The rulebooks print only that Lessons lie
 * above the Day Laborer and that Farmland and Grain Seeds are neighbours; the rest is as the published board has it.
 */
export const COLUMNS: readonly (readonly SpaceId[])[] = [
  ['farm-expansion', 'meeting-place', 'grain-seeds', 'farmland', 'lessons', 'day-laborer'],
  ['forest', 'clay-pit', 'reed-bank', 'fishing'],
  ['copse', 'grove', 'resource-market', 'hollow', 'lessons-4', 'traveling-players'],
];

/** Spaces of different columns that share an edge: the lower rows of the board, and what is printed of an extension. */
const BESIDE: readonly (readonly [SpaceId, SpaceId])[] = [
  ['grain-seeds', 'forest'],
  ['farmland', 'clay-pit'],
  ['lessons', 'reed-bank'],
  ['day-laborer', 'fishing'],
  ['grove', 'farm-expansion'],
  ['grove', 'meeting-place'],
];

/** AG-R1405: whether two action spaces share an edge, even over a gap; spaces that only touch at a corner do not. */
export function areAdjacent(one: SpaceId, other: SpaceId): boolean {
  const above = COLUMNS.some(
    (column) =>
      column.includes(one) &&
      column.includes(other) &&
      Math.abs(column.indexOf(one) - column.indexOf(other)) === 1,
  );
  return above || BESIDE.some((pair) => pair.includes(one) && pair.includes(other) && one !== other);
}
