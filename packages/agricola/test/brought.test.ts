import {
  about,
  aboutGained,
  BRINGS,
  gainedIn,
  gainedTogether,
  MOST_GAINED,
  partIn,
} from '@furrow/agricola/moments/brought';
import { MOMENTS, momentNumber } from '@furrow/agricola/moments/moments';
import { CLAY, GOODS, WOOD } from '@furrow/agricola/state/goods';
import { sourceOfCard } from '@furrow/agricola/state/source';
import { expect, test } from 'vitest';

test('what an occasion brings is read as it was written', () => {
  expect(partIn(about('taken', 200), 'taken')).toBe(200);
  expect(partIn(about('played', sourceOfCard(2000)), 'played')).toBe(sourceOfCard(2000));
});

test('goods that are obtained are counted by good, up to a limit, and together where they come at once', () => {
  const one = aboutGained([
    [WOOD, 3],
    [GOODS.length - 1, 2],
  ]);
  expect(gainedIn(one, 'wood')).toBe(3);
  expect(gainedIn(one, 'cattle')).toBe(2);
  expect(gainedIn(one, 'clay')).toBe(0);
  const both = gainedTogether(
    one,
    aboutGained([
      [CLAY, 1],
      [WOOD, 9],
    ]),
  );
  expect(GOODS.map((good) => gainedIn(both, good))).toEqual([MOST_GAINED, 1, 0, 0, 0, 0, 0, 0, 0, 2]);
});

test('only moments bring something', () => {
  for (const moment of Object.keys(BRINGS)) expect(MOMENTS).toContain(moment);
  expect(MOMENTS.map(momentNumber)).toEqual(MOMENTS.map((_, i) => i));
});
