import { expect, test } from 'vitest';
import { GATHERED, inForest, meeting } from './in-forest';

test('AG-V53 The Hermit: a sheep becomes 1 vegetable and 1 food; without sheep nothing happens', () => {
  expect(inForest().changes(meeting('the-hermit'))).toEqual(GATHERED);
  expect(inForest().give(1, { sheep: 1 }).changes(meeting('the-hermit'))).toEqual({
    ...GATHERED,
    '1 sheep': [1, 0],
    '1 vegetable': [0, 1],
    '1 food': [2, 3],
  });
});

test('AG-V53.5 The Hermit: the sheep cannot be cooked in response', () => {
  const game = inForest().give(1, { sheep: 1 }).own(1, 'fireplace-2').play('1 forest');
  expect(game.why('1 exchange')).toBeDefined();
});
