import { areAdjacent, COLUMNS } from '@furrow/agricola/boards/layout';
import type { SpaceId } from '@furrow/agricola/boards/space-ids';
import { AgricolaScenario } from '@furrow/testkit/agricola-scenario';
import { expect, test } from 'vitest';
import { BEGINNER, spacesOf } from './rounds';

/** The spaces beside a space. */
function besides(id: SpaceId): string[] {
  return COLUMNS.flat().filter((other) => areAdjacent(id, other));
}

test('AG-E05 Grove is adjacent to Farm Expansion and to Meeting Place', () => {
  expect(areAdjacent('grove', 'farm-expansion')).toBe(true);
  expect(areAdjacent('meeting-place', 'grove')).toBe(true);
});

test('AG-R1405 a column is what lies above one another; neighbours in it are adjacent', () => {
  expect(areAdjacent('lessons', 'day-laborer')).toBe(true);
  expect(areAdjacent('farmland', 'grain-seeds')).toBe(true);
  expect(areAdjacent('farm-expansion', 'grain-seeds')).toBe(false);
  expect(besides('farmland')).toEqual(['grain-seeds', 'lessons', 'clay-pit']);
});

test('AG-R1405 diagonals do not count, and no space is beside itself', () => {
  expect(areAdjacent('farmland', 'forest')).toBe(false);
  for (const id of COLUMNS.flat()) expect(areAdjacent(id, id)).toBe(false);
});

test('AG-R1405 the columns hold the spaces of the board for four players, each once', () => {
  const four = spacesOf(new AgricolaScenario({ seats: 4, options: BEGINNER })).slice(0, 16);
  expect(COLUMNS.flat().toSorted()).toEqual(four.toSorted());
});
