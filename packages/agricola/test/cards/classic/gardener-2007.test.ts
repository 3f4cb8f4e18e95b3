import { expect, test } from 'vitest';
import { INTO_ROUND_FIVE, lastTurnBeforeHarvest, ROUND_FIVE } from './played';

test('I226 Gardener: harvested vegetables come from the supply, grain from the field', () => {
  const game = lastTurnBeforeHarvest()
    .inPlay(1, 'gardener-2007')
    .lay(1, { fields: 'a1 a2', grain: { a1: 2 }, vegetables: { a2: 1 } });
  expect(game.changes(INTO_ROUND_FIVE)).toEqual({
    ...ROUND_FIVE,
    '1 food': [20, 16],
    '2 food': [20, 16],
    '1 grain': [0, 1],
    '1 vegetable': [0, 1],
    '1 a1 grain': [2, 1],
  });
});

test('I226 Gardener: the fields of others are harvested as ever', () => {
  const game = lastTurnBeforeHarvest()
    .inPlay(1, 'gardener-2007')
    .lay(2, { fields: 'a2', vegetables: { a2: 2 } });
  expect(game.changes(INTO_ROUND_FIVE)).toMatchObject({ '2 vegetable': [0, 1], '2 a2 vegetable': [2, 1] });
});
