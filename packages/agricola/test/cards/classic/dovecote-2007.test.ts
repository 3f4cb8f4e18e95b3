import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test('E57 Dovecote: for 2 stone 1 food on each round from 10 to 14 that is left', () => {
  const game = new CardScenario({ edition: '2007', round: 11, revealed: 'cattle' })
    .hold(1, 'dovecote-2007')
    .give(1, { stone: 2 });
  expect(game.changes('1 start-minor; yes; play dovecote-2007')).toEqual({
    ...minorPlayed('dovecote-2007'),
    '1 stone': [2, 0],
    '1 round 12 food': [0, 1],
    '1 round 13 food': [0, 1],
    '1 round 14 food': [0, 1],
  });
  expect(game.points(1, 'improvements')).toBe(2);
});

test('E57 Dovecote: in round 1 it is five rounds', () => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'dovecote-2007').give(1, { stone: 2 });
  game.play('1 start-minor; yes; play dovecote-2007');
  const rounds = Object.keys(game.board()).filter((key) => key.startsWith('1 round'));
  expect(rounds).toEqual([10, 11, 12, 13, 14].map((round) => `1 round ${round} food`));
});
