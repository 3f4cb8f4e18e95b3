import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test.each([
  [{ stone: 5, reed: 6, clay: 7, wood: 8 }, [6, 7, 8, 9]],
  [{ stone: 4, reed: 5, clay: 6, wood: 7 }, [4, 5, 6, 7]],
  [{ stone: 9, reed: 1, clay: 1, wood: 9 }, [10, 1, 1, 10]],
])('K287 Storehouse Clerk: of %o there are then %o', (goods, after) => {
  const game = new CardScenario({ edition: '2007', seats: 4 }).inPlay(1, 'storehouse-clerk-2007');
  for (const player of game.state.players) player.home = 0;
  game.player(1).home = 1;
  game.give(1, goods).play('1 day-laborer\n* reveal fences');
  const board = game.board();
  expect(['1 stone', '1 reed', '1 clay', '1 wood'].map((name) => board[name])).toEqual(after);
});
