import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('B142 Greengrocer: 1 vegetable more at Grain Seeds', () => {
  const game = new CardScenario({ seats: 3 }).inPlay(1, 'greengrocer');
  expect(game.changes('1 grain-seeds')).toEqual({
    'person grain-seeds': [0, 1],
    '1 home': [2, 1],
    '1 grain': [0, 1],
    '1 vegetable': [0, 1],
  });
});

test('B142 Greengrocer: not when another player uses it', () => {
  const game = new CardScenario({ seats: 3, start: 2 }).inPlay(1, 'greengrocer').play('2 grain-seeds');
  expect(game.board()).not.toHaveProperty('1 vegetable');
  expect(game.board()).not.toHaveProperty('2 vegetable');
});
