import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

/** 2 clay on each of the 5 round spaces after this one. */
const clayAfter = (now: number) =>
  Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`1 round ${now + n} clay`, [0, 2]]));

test('A120 Clay Hut Builder RU-74: played in a clay house, 2 clay on each of the next 5 round spaces', () => {
  const game = new CardScenario().hold(1, 'clay-hut-builder').lay(1, { house: 'clay' });
  expect(game.changes('1 lessons; play clay-hut-builder')).toEqual({
    'person lessons': [0, 1],
    '1 home': [2, 1],
    '1 hand clay-hut-builder': [1, 0],
    '1 card clay-hut-builder': [0, 1],
    ...clayAfter(1),
  });
});

test('A120 Clay Hut Builder: nothing in a wooden house, and after the renovation once only', () => {
  const game = new CardScenario({ round: 5, revealed: 'house-redevelopment' })
    .hold(1, 'clay-hut-builder')
    .give(1, { clay: 2, reed: 1 });
  expect(game.changes('1 lessons; play clay-hut-builder')).toEqual({
    'person lessons': [0, 1],
    '1 home': [2, 1],
    '1 hand clay-hut-builder': [1, 0],
    '1 card clay-hut-builder': [0, 1],
  });
  expect(game.changes('2 clay-pit\n1 house-redevelopment')).toEqual({
    'person clay-pit': [0, 2],
    'on clay-pit': [1, 0],
    '2 home': [2, 1],
    '2 clay': [0, 1],
    'person house-redevelopment': [0, 1],
    '1 home': [1, 0],
    '1 clay': [2, 0],
    '1 reed': [1, 0],
    '1 house': ['wood', 'clay'],
    ...clayAfter(5),
  });
  expect(game.changes('2 reed-bank')).not.toHaveProperty('1 round 6 clay');
});
