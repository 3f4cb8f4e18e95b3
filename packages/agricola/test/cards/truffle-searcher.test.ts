import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { cardOfRound, FED, lastTurn, ROUND_FIVE } from './harvest-round';

/** Nine animals were just taken from their market. */
function taken(space: string, round: number): CardScenario {
  const newest = cardOfRound(round);
  const revealed = newest === space ? space : `${space} ${newest}`;
  const game = new CardScenario({ seats: 4, round, revealed }).inPlay(1, 'truffle-searcher');
  return game.pile(space, 9).play(`1 ${space}`);
}

test.each([
  [4, 0],
  [5, 1],
  [7, 1],
  [8, 2],
  [14, 5],
])(
  'B86 Truffle Searcher: in round %i it holds as many boar as feeding phases are over: %i',
  (round, room) => {
    expect(taken('pig-market', round).offered()).toEqual([`keep ${room + 1} boar`]);
  },
);

test('B86 Truffle Searcher: no other animals', () => {
  expect(taken('sheep-market', 8).offered()).toEqual(['keep 1 sheep']);
});

test('B86 Truffle Searcher: in the breeding phase the feeding phase before it is over', () => {
  const game = lastTurn({ seats: 4, round: 7, revealed: cardOfRound(7) }).inPlay(1, 'truffle-searcher');
  expect(game.give(1, { boar: 2 }).changes('1 clay-pit')).toEqual({
    ...ROUND_FIVE,
    ...FED,
    round: [7, 8],
    '3 home': [0, 2],
    '4 home': [0, 2],
    '3 food': [20, 16],
    '4 food': [20, 16],
    '1 boar': [2, 3],
  });
  const first = lastTurn({ seats: 4, round: 4 }).inPlay(1, 'truffle-searcher').lay(1, { stables: 'a5' });
  expect(first.give(1, { boar: 2 }).changes('1 clay-pit')).toMatchObject({ '1 boar': [2, 3] });
});

test('B86 Truffle Searcher: the room does not shrink when the next round has begun', () => {
  const game = lastTurn({ seats: 4, round: 4 }).inPlay(1, 'truffle-searcher').lay(1, { stables: 'a5' });
  game.give(1, { boar: 2 }).play('1 clay-pit');
  game.play(`* ${game.offered()[0]}`);
  expect(game.board()).toMatchObject({ round: 5, '1 boar': 3 });
});
