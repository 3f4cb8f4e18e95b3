import { expect, test } from 'vitest';
import { inForest, meeting } from './in-forest';

test('AG-V53.5 Men in Tights: who has at least 4 building resources gives 1 to whoever drew the card', () => {
  const game = inForest({ seats: 3 }).give(2, { clay: 4 }).give(3, { wood: 3 });
  game.play(meeting('men-in-tights'));
  expect(game.offered()).toEqual(['clay']);
  expect(game.changes('2 clay')).toMatchObject({
    '1 clay': [0, 1],
    '2 clay': [4, 3],
    'out men-in-tights': [0, 1],
  });
});
