import { FOOD } from '@furrow/agricola/state/goods';
import { expect, test } from 'vitest';
import { cardOfRound, lastTurn, ROUND_FIVE } from './harvest-round';

/** The last turn of a round; seat 1 owns the New Purchase. */
const before = (round: number) => lastTurn({ round, revealed: cardOfRound(round) }).inPlay(1, 'new-purchase');

test('B70 New Purchase: before a round that ends with a harvest 1 grain for 2 food and 1 vegetable for 4 food', () => {
  expect(before(3).changes('1 clay-pit; yes; yes')).toEqual({
    ...ROUND_FIVE,
    round: [3, 4],
    '1 food': [20, 14],
    '1 grain': [0, 1],
    '1 vegetable': [0, 1],
  });
});

test.each([
  [3, true],
  [4, false],
  [5, false],
  [6, true],
  [8, true],
  [9, false],
  [10, true],
  [12, true],
  [13, true],
])('B70 New Purchase: after round %i it is offered: %s', (round, offered) => {
  const game = before(round).give(1, { food: 20 }).play('1 clay-pit');
  expect(game.offered(1).includes('yes')).toBe(offered);
});

test('B70 New Purchase: one of them alone, or nothing; nothing that cannot be paid', () => {
  expect(before(3).changes('1 clay-pit; no; yes')).toMatchObject({
    '1 food': [20, 16],
    '1 vegetable': [0, 1],
  });
  expect(before(3).give(1, { food: 3 }).changes('1 clay-pit; yes')).toMatchObject({
    '1 food': [3, 1],
    '1 grain': [0, 1],
  });
  const poor = before(3).give(1, { food: 1 }).play('1 clay-pit');
  expect(poor.asked()[0].kind).toBe('reveal');
});

test('B70 New Purchase AG-R1406: before the goods of the round space are there', () => {
  const game = before(3).give(1, { food: 0 });
  game.player(1).coming.push(4, FOOD, 2);
  expect(game.play('1 clay-pit').asked()[0].kind).toBe('reveal');
});
