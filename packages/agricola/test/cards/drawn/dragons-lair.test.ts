import { expect, test } from 'vitest';
import { inForest } from './in-forest';

test('AG-V53 Dragon’s Lair: a sheep for the dragon, 2 stone and 1 point; no space is replaced', () => {
  const game = inForest().beside('dragons-lair').give(1, { sheep: 1 });
  expect(game.changes('1 dragons-lair')).toEqual({
    'person dragons-lair': [0, 1],
    '1 home': [2, 1],
    '1 sheep': [1, 0],
    '1 stone': [0, 2],
    '1 bonus': [0, 1],
  });
  expect(game.why('2 dragons-lair')).toBeDefined();
});
