import { expect, test } from 'vitest';
import { GATHERED, inForest, meeting } from './in-forest';

test('AG-V53 Noblesse Oblige: 1 food for each other player, 1 point for whoever drew it', () => {
  expect(inForest().changes(meeting('noblesse-oblige'))).toEqual({
    ...GATHERED,
    '2 food': [3, 4],
    '1 bonus': [0, 1],
    'out noblesse-oblige': [0, 1],
  });
});
