import { expect, test } from 'vitest';
import { GATHERED, inForest, meeting } from './in-forest';

test('AG-V53.3 Land of Milk and Honey: lies in the place of Day Laborer, for everybody', () => {
  const game = inForest();
  expect(game.changes(meeting('land-of-milk-and-honey'))).toEqual({
    ...GATHERED,
    'beside land-of-milk-and-honey': [0, 1],
  });
  expect(game.why('2 day-laborer')).toMatchObject({ why: 'replaced' });
  expect(game.offered()).not.toContain('day-laborer');
  expect(game.changes('2 land-of-milk-and-honey')).toMatchObject({ '2 food': [3, 6] });
});
