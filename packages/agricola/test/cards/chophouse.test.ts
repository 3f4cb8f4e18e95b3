import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('B043 Chophouse: Grain Seeds bring 1 food in each of the next 3 rounds', () => {
  const game = new CardScenario().inPlay(1, 'chophouse');
  expect(game.changes('1 grain-seeds')).toEqual({
    'person grain-seeds': [0, 1],
    '1 home': [2, 1],
    '1 grain': [0, 1],
    '1 round 2 food': [0, 1],
    '1 round 3 food': [0, 1],
    '1 round 4 food': [0, 1],
  });
});

test('B043 Chophouse: Vegetable Seeds in each of the next 2, as far as there are rounds', () => {
  const game = new CardScenario({ round: 13, revealed: 'vegetable-seeds cultivation' }).inPlay(
    1,
    'chophouse',
  );
  expect(game.changes('1 vegetable-seeds')).toEqual({
    'person vegetable-seeds': [0, 1],
    '1 home': [2, 1],
    '1 vegetable': [0, 1],
    '1 round 14 food': [0, 1],
  });
  const earlier = new CardScenario({ round: 8, revealed: 'vegetable-seeds' }).inPlay(1, 'chophouse');
  earlier.play('1 vegetable-seeds');
  expect(earlier.board()).toMatchObject({ '1 round 9 food': 1, '1 round 10 food': 1 });
  expect(earlier.board()).not.toHaveProperty('1 round 11 food');
});

test('B043 Chophouse: costs 2 wood or 2 clay, worth 1 point', () => {
  const game = new CardScenario().hold(1, 'chophouse').give(1, { wood: 2, clay: 2 });
  game.play('1 meeting-place; yes; play chophouse');
  expect(game.offered()).toHaveLength(2);
  const clay = new CardScenario().hold(1, 'chophouse').give(1, { clay: 2 });
  expect(clay.changes('1 meeting-place; yes; play chophouse')).toMatchObject({ '1 clay': [2, 0] });
  expect(clay.points(1, 'improvements')).toBe(1);
});
