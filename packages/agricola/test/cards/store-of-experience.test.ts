import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const OCCUPATIONS = 'wood-cutter ropemaker manservant grocer stagehand minstrel freshman haydryer'.split(' ');

test.each([
  [0, 'stone'],
  [4, 'stone'],
  [5, 'reed'],
  [6, 'clay'],
  [7, 'wood'],
])('B005 Store of Experience: %i occupations left in hand give 1 %s', (held, good) => {
  const game = new CardScenario({ seats: 4 })
    .hold(1, 'store-of-experience')
    .hold(1, OCCUPATIONS.slice(0, held).join(' '));
  expect(game.changes('1 meeting-place; yes; play store-of-experience')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    [`1 ${good}`]: [0, 1],
    '1 hand store-of-experience': [1, 0],
    '2 hand store-of-experience': [0, 1],
  });
});
