import { expect, test } from 'vitest';
import { lastTurn } from './harvest-round';

/** The last turn of round 3 with so much wood in the forest. */
const smoking = (wood: number) =>
  lastTurn({ round: 3, revealed: 'sheep-market' }).inPlay(1, 'claypipe').pile('forest', wood);

test('A053 Claypipe: 2 food in the returning home phase for 7 building resources in the work phase', () => {
  const home = { round: [3, 4], '1 home': [1, 2], '2 home': [0, 2] };
  expect(smoking(7).changes('1 forest')).toEqual({
    ...home,
    'on forest': [7, 0],
    '1 wood': [0, 7],
    '1 food': [20, 22],
  });
  expect(smoking(6).changes('1 forest')).toEqual({ ...home, 'on forest': [6, 0], '1 wood': [0, 6] });
});

test('A053 Claypipe: everything of the work phase adds up, also what was spent again', () => {
  const game = smoking(4).pile('clay-pit', 3);
  game.player(1).home = 2;
  game.play('1 clay-pit').give(1, { clay: 0 });
  expect(game.changes('1 forest')).toMatchObject({ '1 food': [20, 22] });
});

test('A053 Claypipe: what comes at the start of a round does not count', () => {
  const game = smoking(4);
  game.player(1).coming.push(4, 0, 6);
  game.play('1 forest');
  game.play(`* ${game.offered()[0]}`);
  expect(game.player(1).goods[0]).toBe(10);
  for (const player of game.state.players) player.home = 0;
  game.player(1).home = 1;
  expect(game.pile('clay-pit', 6).changes('1 clay-pit')).toMatchObject({ '1 food': [20, 16] });
});

test('A053 Claypipe: a new round begins from nothing', () => {
  const game = smoking(6);
  game.play('1 forest');
  game.play(`* ${game.offered()[0]}`);
  expect(game.player(1).gathered).toBe(0);
});

test('A053 Claypipe: it looks back at the whole work phase, also before it was played', () => {
  const game = lastTurn({ round: 3, revealed: 'sheep-market' }).hold(1, 'claypipe').pile('forest', 7);
  game.give(1, { clay: 1 }).player(1).home = 2;
  game.play('1 forest');
  expect(game.changes('1 meeting-place; yes; play claypipe')).toMatchObject({ '1 food': [20, 22] });
});

test('A053 Claypipe: food, crops and animals are no building resources', () => {
  const game = smoking(0).pile('fishing', 9);
  expect(game.changes('1 fishing')).toMatchObject({ '1 food': [20, 29] });
});
