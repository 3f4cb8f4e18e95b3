import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test.each([
  ['wood-3', 'wood', 3],
  ['clay-1', 'clay', 1],
  ['reed-1', 'reed', 1],
])('K268 Pieceworker: on %s 1 more %s for 1 food', (space, good, n) => {
  const game = new CardScenario({ edition: '2007' }).inPlay(1, 'pieceworker-2007');
  expect(game.changes(`1 ${space}; yes`)).toEqual({
    [`person ${space}`]: [0, 1],
    [`on ${space}`]: [n, 0],
    '1 home': [2, 1],
    [`1 ${good}`]: [0, n + 1],
    '1 food': [2, 1],
  });
});

test('K268 Pieceworker: 1 more grain for 1 food, 1 more vegetable for 2 food', () => {
  const game = new CardScenario({ edition: '2007', round: 8, revealed: 'vegetable' })
    .inPlay(1, 'pieceworker-2007')
    .give(1, { food: 3 });
  expect(game.changes('1 grain; yes')).toEqual({
    'person grain': [0, 1],
    '1 home': [2, 1],
    '1 grain': [0, 2],
    '1 food': [3, 2],
  });
  game.play('2 clay-1');
  expect(game.changes('1 vegetable; yes')).toEqual({
    'person vegetable': [0, 1],
    '1 home': [1, 0],
    '1 vegetable': [0, 1 + 1],
    '1 food': [2, 0],
  });
});

test('K268 Pieceworker RU-313: of several goods 1 more of each', () => {
  const game = new CardScenario({ edition: '2007', seats: 4 }).inPlay(1, 'pieceworker-2007');
  expect(game.changes('1 4-reed-stone-food; yes; yes')).toEqual({
    'person 4-reed-stone-food': [0, 1],
    '1 home': [2, 1],
    '1 reed': [0, 2],
    '1 stone': [0, 2],
    '1 food': [2, 1],
  });
});
