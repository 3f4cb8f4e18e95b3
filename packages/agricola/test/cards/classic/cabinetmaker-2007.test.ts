import { expect, test } from 'vitest';
import { FED, lastTurnBeforeHarvest, ROUND_FIVE } from './played';

test('I258 Cabinetmaker: once in the feeding phase 1 wood becomes 2 food', () => {
  const game = lastTurnBeforeHarvest(3).inPlay(1, 'cabinetmaker-2007').give(1, { wood: 2 });
  expect(game.changes('1 clay-1\n1 yes; feed nothing\n2 feed nothing\n3 feed nothing')).toEqual({
    ...ROUND_FIVE,
    ...FED,
    '3 food': [20, 16],
    '3 home': [0, 2],
    '1 wood': [2, 1],
    '1 food': [20, 18],
  });
});

test('I258 Cabinetmaker: not at other times', () => {
  const game = lastTurnBeforeHarvest(3).inPlay(1, 'cabinetmaker-2007').give(1, { wood: 2 });
  expect(game.changes('1 clay-1\n1 no; feed nothing\n2 feed nothing\n3 feed nothing')).toEqual({
    ...ROUND_FIVE,
    ...FED,
    '3 food': [20, 16],
    '3 home': [0, 2],
  });
});
