import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test.each([
  [1, 0],
  [2, 1],
  [5, 1],
])('K309 Weaver: %i sheep give %i food at the start of the work phase', (sheep, food) => {
  const game = new CardScenario({ edition: '2007', seats: 4 })
    .inPlay(1, 'weaver-2007')
    .lay(1, { fences: 'a3n a4n a5n a5e b5e b5s b4s b3s b3w a3w' });
  for (const player of game.state.players) player.home = 0;
  game.player(1).home = 1;
  game.give(1, { sheep, food: 0 }).play('1 clay-1\n* reveal fences');
  expect(game.board()['1 food'] ?? 0).toBe(food);
});
