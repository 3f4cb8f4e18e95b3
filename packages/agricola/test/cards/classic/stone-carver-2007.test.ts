import { expect, test } from 'vitest';
import { FED, lastTurnBeforeHarvest, ROUND_FIVE } from './played';

test('I256 Stone Carver: once in the feeding phase 1 stone becomes 3 food', () => {
  const game = lastTurnBeforeHarvest(2).inPlay(1, 'stone-carver-2007').give(1, { stone: 2 });
  expect(game.changes('1 clay-1\n1 yes; feed nothing\n2 feed nothing')).toEqual({
    ...ROUND_FIVE,
    ...FED,
    '1 stone': [2, 1],
    '1 food': [20, 19],
  });
});

test('I256 Stone Carver: not at other times', () => {
  const game = lastTurnBeforeHarvest(2).inPlay(1, 'stone-carver-2007').give(1, { stone: 2 });
  expect(game.changes('1 clay-1\n1 no; feed nothing\n2 feed nothing')).toEqual({ ...ROUND_FIVE, ...FED });
});
