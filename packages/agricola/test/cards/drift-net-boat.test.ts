import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('A051 Drift-Net Boat: 1 wood and 1 reed; 1 point', () => {
  const game = new CardScenario().hold(1, 'drift-net-boat').give(1, { wood: 1, reed: 1 });
  expect(game.changes('1 meeting-place; yes; play drift-net-boat')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 wood': [1, 0],
    '1 reed': [1, 0],
    '1 hand drift-net-boat': [1, 0],
    '1 card drift-net-boat': [0, 1],
  });
  expect(game.points(1, 'improvements')).toBe(1);
});

test('A051 Drift-Net Boat: 2 more food with Fishing', () => {
  const game = new CardScenario().inPlay(1, 'drift-net-boat');
  expect(game.changes('1 fishing')).toEqual({
    'person fishing': [0, 1],
    'on fishing': [1, 0],
    '1 home': [2, 1],
    '1 food': [2, 5],
  });
});
