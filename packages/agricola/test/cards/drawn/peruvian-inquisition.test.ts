import { expect, test } from 'vitest';
import { inForest, meeting } from './in-forest';

test('AG-V53 Peruvian Inquisition: a llama for everybody, as 1 sheep or 2 food', () => {
  const game = inForest().play(meeting('peruvian-inquisition'));
  expect(game.offered()).toEqual(['sheep', 'food']);
  expect(game.changes('1 sheep\n2 food')).toMatchObject({ '1 sheep': [0, 1], '2 food': [3, 5] });
});
