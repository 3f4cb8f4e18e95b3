import { expect, test } from 'vitest';
import { FED, lastTurn, lastTurnBeforeHarvest, ROUND_FIVE } from './harvest-round';

const harvest = (forest: number, copse: number) =>
  lastTurnBeforeHarvest(4)
    .inPlay(1, 'wood-harvester')
    .pile('forest', forest)
    .pile('copse', copse)
    .pile('grove', 0);

test('A104 Wood Harvester: 1 wood for each wood accumulation space with exactly 2 wood, 1 food for each with more', () => {
  const others = { '3 home': [0, 2], '4 home': [0, 2], '3 food': [20, 16], '4 food': [20, 16] };
  const usual = { ...ROUND_FIVE, ...FED, ...others };
  expect(harvest(2, 2).changes('1 clay-pit')).toEqual({ ...usual, '1 wood': [0, 2] });
  expect(harvest(3, 7).changes('1 clay-pit')).toEqual({ ...usual, '1 food': [20, 18] });
  expect(harvest(2, 3).changes('1 clay-pit')).toEqual({ ...usual, '1 wood': [0, 1], '1 food': [20, 17] });
});

test('A104 Wood Harvester: nothing for 1 wood, and nothing in a round without a harvest', () => {
  const little = harvest(1, 0).changes('1 clay-pit');
  expect(little).not.toHaveProperty('1 wood');
  expect(little).toMatchObject({ '1 food': [20, 16] });
  const game = lastTurn({ seats: 4, round: 3 }).inPlay(1, 'wood-harvester').pile('copse', 2);
  expect(game.changes('1 clay-pit')).not.toHaveProperty('1 wood');
});
