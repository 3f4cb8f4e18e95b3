import { expect, test } from 'vitest';
import { inForest } from './in-forest';

test('AG-V53 Fairy Ring: in the place of Grain Seeds, 1 grain and 1 wood or clay', () => {
  const game = inForest().beside('fairy-ring');
  expect(game.why('1 grain-seeds')).toMatchObject({ why: 'replaced' });
  expect(game.changes('1 fairy-ring; clay')).toMatchObject({ '1 grain': [0, 1], '1 clay': [0, 1] });
});
