import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test.each([
  ['stone-2', 'yes', 2, 1],
  ['stone-2', 'no', 1, 0],
  ['stone-4', 'yes', 2, 1],
])('I82 Wooden Crane: at %s 1 more stone, or 2 for 1 food (%s)', (space, answer, more, food) => {
  const game = new CardScenario({ edition: '2007', round: 10, revealed: 'stone-2 stone-4' })
    .inPlay(1, 'wooden-crane-2007')
    .pile('stone-2', 1)
    .pile('stone-4', 1);
  expect(game.changes(`1 ${space}; ${answer}`)).toEqual({
    [`person ${space}`]: [0, 1],
    [`on ${space}`]: [1, 0],
    '1 home': [2, 1],
    '1 stone': [0, 1 + more],
    ...(food > 0 && { '1 food': [2, 1] }),
  });
});

test('I82 Wooden Crane: it costs 3 wood and has 1 point', () => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'wooden-crane-2007').give(1, { wood: 3 });
  expect(game.changes('1 start-minor; yes; play wooden-crane-2007')).toEqual({
    ...minorPlayed('wooden-crane-2007'),
    '1 wood': [3, 0],
  });
  expect(game.points(1, 'improvements')).toBe(1);
});
