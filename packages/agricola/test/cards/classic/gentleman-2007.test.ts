import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('Z326 Gentleman: 1 food after the very last person of the round', () => {
  const game = new CardScenario({ edition: '2007', seats: 4 }).inPlay(1, 'gentleman-2007');
  for (const player of game.state.players) player.home = 0;
  game.player(1).home = 1;
  expect(game.changes('1 grain')).toMatchObject({ '1 food': [2, 3], '1 grain': [0, 1] });
});

test('Z326 Gentleman RU-209: nothing while others can still place somebody', () => {
  const game = new CardScenario({ edition: '2007', seats: 4 }).inPlay(1, 'gentleman-2007');
  game.player(1).home = 1;
  expect(game.changes('1 grain')).not.toHaveProperty('1 food');
});

test('Z326 Gentleman: 2 food if it is played with the very last person', () => {
  const game = new CardScenario({ edition: '2007', seats: 4 }).hold(1, 'gentleman-2007');
  for (const player of game.state.players) player.home = 0;
  game.player(1).home = 1;
  expect(game.changes('1 occupation; play gentleman-2007')).toMatchObject({ '1 food': [2, 4] });
});
