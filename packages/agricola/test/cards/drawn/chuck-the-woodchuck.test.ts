import { expect, test } from 'vitest';
import { inForest } from './in-forest';

test('AG-V53 Chuck the Woodchuck: 1 more wood from each wood accumulation space', () => {
  const game = inForest().inPlay(1, 'chuck-the-woodchuck').pile('forest', 2);
  expect(game.changes('1 forest')).toMatchObject({ '1 wood': [0, 3], 'on forest': [2, 0] });
  expect(game.asked()[0].seat).toBe(2);
});
