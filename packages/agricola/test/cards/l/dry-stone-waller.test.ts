import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { occupationPlayed } from './played';

test('L101 Dry Stone Waller: 2 stone when played', () => {
  const game = new CardScenario().hold(1, 'dry-stone-waller');
  expect(game.changes('1 lessons; play dry-stone-waller')).toEqual({
    ...occupationPlayed('dry-stone-waller'),
    '1 stone': [0, 2],
  });
});

test('L101 Dry Stone Waller: fences may be paid with stone in place of wood, one by one', () => {
  const game = new CardScenario({ revealed: 'fencing' }).inPlay(1, 'dry-stone-waller');
  game.give(1, { wood: 1, stone: 3 });
  expect(game.changes('1 fencing; fence a5n a5w a5e b5n')).toEqual({
    'person fencing': [0, 1],
    '1 home': [2, 1],
    '1 wood': [1, 0],
    '1 stone': [3, 0],
    '1 fence a5n': [0, 1],
    '1 fence a5w': [0, 1],
    '1 fence a5e': [0, 1],
    '1 fence b5n': [0, 1],
  });
});
