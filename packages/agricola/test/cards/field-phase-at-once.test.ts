import { expect, test } from 'vitest';
import { lastTurnBeforeHarvest } from './harvest-round';

test('RU-61 what one field phase brings is obtained at once: the Hayloft Barn gives 1 food beside the Scythe Worker', () => {
  const game = lastTurnBeforeHarvest()
    .inPlay(1, 'scythe-worker hayloft-barn')
    .lay(1, { fields: 'a2', grain: { a2: 3 } });
  expect(game.changes('1 clay-pit; yes; reap a2')).toMatchObject({ '1 on hayloft-barn': [4, 3] });
});
