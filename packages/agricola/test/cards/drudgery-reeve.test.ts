import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { cardOfRound } from './harvest-round';

test.each([
  [5, 4],
  [6, 3],
  [8, 3],
  [9, 2],
  [11, 2],
  [12, 0],
  [14, 0],
])('A136 Drudgery Reeve: played in round %i it brings %i wood', (round, wood) => {
  const game = new CardScenario({ seats: 3, round, revealed: cardOfRound(round) }).hold(1, 'drudgery-reeve');
  expect(game.changes('1 lessons; play drudgery-reeve')).toEqual({
    'person lessons': [0, 1],
    '1 home': [2, 1],
    ...(wood > 0 && { '1 wood': [0, wood] }),
    '1 hand drudgery-reeve': [1, 0],
    '1 card drudgery-reeve': [0, 1],
  });
});

test.each([
  [{ wood: 9, clay: 9, reed: 9, stone: 0 }, 0],
  [{ wood: 1, clay: 2, reed: 5, stone: 1 }, 1],
  [{ wood: 2, clay: 2, reed: 3, stone: 2 }, 3],
  [{ wood: 3, clay: 4, reed: 3, stone: 9 }, 5],
])('A136 Drudgery Reeve: %o are worth %i bonus points to every player', (goods, bonus) => {
  const game = new CardScenario({ seats: 3 }).inPlay(1, 'drudgery-reeve').give(1, goods).give(3, goods);
  expect([1, 2, 3].map((seat) => game.points(seat, 'bonus'))).toEqual([bonus, 0, bonus]);
});

test.each([
  // 3 wood for the Joinery, or for the Reeve: 1 point, or 5.
  [{ wood: 3, clay: 3, reed: 3, stone: 3 }, 5],
  // All of it: 3 points for 7 wood, and 5 for the other 3.
  [{ wood: 10, clay: 3, reed: 3, stone: 3 }, 8],
  // 5 wood are 2 points for the Joinery, the other 2 are 3 points for the Reeve; 3 and 4 would be 1 and 5.
  [{ wood: 7, clay: 3, reed: 3, stone: 3 }, 6],
  [{ wood: 4, clay: 1, reed: 1, stone: 1 }, 2],
])('A136 Drudgery Reeve: with the Joinery %o are worth %i, no wood twice', (goods, bonus) => {
  const game = new CardScenario({ seats: 3 }).inPlay(2, 'drudgery-reeve').own(1, 'joinery').give(1, goods);
  expect(game.points(1, 'bonus')).toBe(bonus);
});

test('A136 Drudgery Reeve AG-E62: what is scored still counts for the tie-break', () => {
  const game = new CardScenario({ seats: 3 }).inPlay(1, 'drudgery-reeve').own(1, 'joinery');
  game.give(1, { wood: 3, clay: 3, reed: 3, stone: 3 });
  expect(game.board()).toMatchObject({ '1 wood': 3, '1 clay': 3, '1 reed': 3, '1 stone': 3 });
});
