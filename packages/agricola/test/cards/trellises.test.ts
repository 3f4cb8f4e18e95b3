import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('A047 Trellises: 1 food on each of the next round spaces, as many as fences were built', () => {
  const game = new CardScenario()
    .hold(1, 'trellises')
    .lay(1, { fences: 'a5n a5e a5s a5w' })
    .give(1, { wood: 1 });
  expect(game.changes('1 meeting-place; yes; play trellises')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 wood': [1, 0],
    '1 round 2 food': [0, 1],
    '1 round 3 food': [0, 1],
    '1 round 4 food': [0, 1],
    '1 round 5 food': [0, 1],
    '1 hand trellises': [1, 0],
    '1 card trellises': [0, 1],
  });
});

test('A047 Trellises: without fences it can be played, and brings nothing', () => {
  const game = new CardScenario().hold(1, 'trellises').give(1, { wood: 1 });
  expect(game.changes('1 meeting-place; yes; play trellises')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 wood': [1, 0],
    '1 hand trellises': [1, 0],
    '1 card trellises': [0, 1],
  });
});

test('A047 Trellises AG-R1402: not beyond the last round', () => {
  const game = new CardScenario({ round: 12, revealed: 'cultivation' })
    .hold(1, 'trellises')
    .lay(1, { fences: 'a5n a5e a5s a5w' })
    .give(1, { wood: 1 });
  expect(game.changes('1 meeting-place; yes; play trellises')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 wood': [1, 0],
    '1 round 13 food': [0, 1],
    '1 round 14 food': [0, 1],
    '1 hand trellises': [1, 0],
    '1 card trellises': [0, 1],
  });
});
