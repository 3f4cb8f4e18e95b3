import { expect, test } from 'vitest';
import { FED, lastTurn, lastTurnBeforeHarvest, ROUND_FIVE } from './harvest-round';

test.each([
  ['wood', 1],
  ['clay', 1],
  ['reed', 2],
  ['stone', 2],
])('B82 Value Assets: after a harvest 1 %s may be bought for %i food', (good, price) => {
  const game = lastTurnBeforeHarvest().inPlay(1, 'value-assets');
  expect(game.changes(`1 clay-pit; yes; ${good}`)).toEqual({
    ...ROUND_FIVE,
    ...FED,
    '1 food': [20, 16 - price],
    [`1 ${good}`]: good === 'clay' ? [0, 2] : [0, 1],
  });
});

test('B82 Value Assets: only one of them, or none', () => {
  expect(lastTurnBeforeHarvest().inPlay(1, 'value-assets').changes('1 clay-pit; no')).toEqual({
    ...ROUND_FIVE,
    ...FED,
  });
});

test('B82 Value Assets: what cannot be paid is not offered', () => {
  const game = lastTurnBeforeHarvest().inPlay(1, 'value-assets').give(1, { food: 5 });
  game.play('1 clay-pit; yes');
  expect(game.offered()).toEqual(['wood', 'clay']);
});

test('B82 Value Assets AG-Q13: nothing is bought after the last harvest', () => {
  const game = lastTurn({ round: 14, revealed: 'farm-redevelopment' }).inPlay(1, 'value-assets');
  expect(game.play('1 clay-pit').asked()).toEqual([]);
});
