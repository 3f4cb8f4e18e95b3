import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test.each([
  ['wood-3', 'wood', 3, 1],
  ['3-wood', 'wood', 2, 1],
])('K290 Clay Worker: 1 clay with what %s gives (%s)', (space, good, n, clay) => {
  const game = new CardScenario({ edition: '2007', seats: 3 }).inPlay(1, 'clay-worker-2007');
  expect(game.changes(`1 ${space}`)).toEqual({
    [`person ${space}`]: [0, 1],
    [`on ${space}`]: [n, 0],
    '1 home': [2, 1],
    [`1 ${good}`]: [0, n],
    '1 clay': [0, clay],
  });
});

test('K290 Clay Worker: 1 more clay with clay', () => {
  const game = new CardScenario({ edition: '2007' }).inPlay(1, 'clay-worker-2007');
  expect(game.changes('1 clay-1')).toEqual({
    'person clay-1': [0, 1],
    'on clay-1': [1, 0],
    '1 home': [2, 1],
    '1 clay': [0, 2],
  });
});

test.each([
  ['wood', { '1 wood': [0, 1], '1 clay': [0, 1] }],
  ['clay', { '1 clay': [0, 2] }],
  ['reed', { '1 reed': [0, 1] }],
])('K290 Clay Worker: on a space with a choice it matters that %s is chosen', (good, gained) => {
  const game = new CardScenario({ edition: '2007', seats: 3 }).inPlay(1, 'clay-worker-2007');
  expect(game.changes(`1 3-resource; ${good}`)).toEqual({
    'person 3-resource': [0, 1],
    '1 home': [2, 1],
    ...gained,
  });
});

test('K290 Clay Worker: nothing with reed, and nothing when others take wood', () => {
  const game = new CardScenario({ edition: '2007' }).inPlay(1, 'clay-worker-2007');
  game.play('1 reed-1\n2 wood-3');
  expect(game.board()).not.toHaveProperty('1 clay');
});
