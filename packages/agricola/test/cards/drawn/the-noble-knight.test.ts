import { expect, test } from 'vitest';
import { inForest } from './in-forest';

test('AG-V53.5 The Noble Knight: 1 wood with each use of Fishing', () => {
  const game = inForest().inPlay(1, 'the-noble-knight');
  expect(game.changes('1 fishing')).toMatchObject({ '1 wood': [0, 1], '1 food': [2, 3] });
});
