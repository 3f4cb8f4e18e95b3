import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

/** Fences around five spaces: room for ten animals, and one more in the house. */
const PASTURE = 'a1n a2n a3n a4n a5n a5e a1s a2s a3s a4s a5s a1w';

test.each([
  [1, 9],
  [2, 8],
  [3, 7],
  [4, 6],
])('B35 Hook Knife: with %i players 2 bonus points for %i sheep, only once', (seats, sheep) => {
  const game = new CardScenario({ seats })
    .inPlay(1, 'hook-knife')
    .lay(1, { fences: PASTURE })
    .give(1, { sheep: sheep - 2 });
  game.pile('sheep-market', 1).play('1 sheep-market');
  expect(game.board()).not.toHaveProperty('1 bonus');
  game.state.placed.fill(0);
  game.player(1).home = 2;
  for (const player of game.state.players.slice(1)) player.home = 0;
  while (game.asked()[0]?.seat !== 1) game.play(`${game.asked()[0].seat} ${game.offered()[0]}`);
  game.state.placed.fill(0);
  expect(game.pile('sheep-market', 1).changes('1 sheep-market')).toEqual({
    'person sheep-market': [0, 1],
    '1 home': [2, 1],
    'on sheep-market': [1, 0],
    '1 sheep': [sheep - 1, sheep],
    '1 bonus': [0, 2],
  });
});
