import { expect, test } from 'vitest';
import { lastTurn } from '../harvest-round';
import { FED, lastTurnBeforeHarvest, ROUND_FIVE } from './played';

test('I244 Layabout RU-324: its owner takes no part in the next harvest', () => {
  const game = lastTurnBeforeHarvest()
    .inPlay(1, 'layabout-2007')
    .lay(1, { fields: 'a1', grain: { a1: 2 }, fences: 'a5n a5e a5s a5w' })
    .give(1, { sheep: 2, food: 0 });
  expect(game.changes('1 clay-1\n2 feed nothing')).toEqual({
    ...ROUND_FIVE,
    '2 food': [20, 16],
    '1 on layabout-2007': [1, 0],
  });
});

test('I244 Layabout: only in the next harvest', () => {
  const game = lastTurnBeforeHarvest().inPlay(1, 'layabout-2007');
  game.player(1).memory[0] = 0;
  expect(game.changes('1 clay-1\n1 feed nothing\n2 feed nothing')).toEqual({ ...ROUND_FIVE, ...FED });
});

test('I244 Layabout: a round without a harvest does not count', () => {
  const game = lastTurn({ edition: '2007', round: 2 }).hold(1, 'layabout-2007');
  game.play('1 occupation; play layabout-2007\n* reveal fences');
  expect(game.memory(1, 'layabout-2007')).toBe(1);
});
