import { expect, test } from 'vitest';
import { FED, lastTurnBeforeHarvest, ROUND_FIVE } from './harvest-round';

/** Two vegetable fields, so many vegetables in the supply; the last turn before the harvest. */
const ready = (vegetable: number) =>
  lastTurnBeforeHarvest()
    .inPlay(1, 'potato-ridger')
    .give(1, { vegetable })
    .lay(1, { fields: 'a2 a3', vegetables: { a2: 2, a3: 1 } });

test('A59 Potato Ridger: with 3 vegetables after harvesting one may become 6 food', () => {
  const game = ready(1);
  expect(game.changes('1 clay-pit; yes')).toEqual({
    ...ROUND_FIVE,
    ...FED,
    '1 vegetable': [1, 2],
    '1 food': [20, 22],
    '1 a2 vegetable': [2, 1],
    '1 a3 vegetable': [1, 0],
  });
  expect(ready(1).play('1 clay-pit; no').board()).toMatchObject({ '1 vegetable': 3, '1 food': 16 });
});

test('A59 Potato Ridger: with 4 it must, and only one', () => {
  const game = ready(4).play('1 clay-pit');
  expect(game.board()).toMatchObject({ round: 5, '1 vegetable': 5, '1 food': 22 });
});

test('A59 Potato Ridger: not with 2, and not without harvesting a vegetable', () => {
  expect(ready(0).play('1 clay-pit').board()).toMatchObject({ '1 vegetable': 2, '1 food': 16 });
  const bare = lastTurnBeforeHarvest().inPlay(1, 'potato-ridger').give(1, { vegetable: 6 });
  bare.lay(1, { fields: 'a2', grain: { a2: 3 } });
  expect(bare.play('1 clay-pit').board()).toMatchObject({ '1 vegetable': 6, '1 food': 16, '1 grain': 1 });
});
