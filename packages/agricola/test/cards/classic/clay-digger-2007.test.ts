import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('I230 Clay Digger: 3 clay lie there when it is played', () => {
  const game = new CardScenario({ edition: '2007', seats: 4 }).hold(1, 'clay-digger-2007');
  expect(game.changes('1 occupation; play clay-digger-2007')).toEqual({
    'person occupation': [0, 1],
    '1 home': [2, 1],
    '1 hand clay-digger-2007': [1, 0],
    '1 card clay-digger-2007': [0, 1],
    'on clay-digger-2007': [0, 3],
  });
});

test('I230 Clay Digger: another player pays the owner 3 food for all of it', () => {
  const game = new CardScenario({ edition: '2007', seats: 4, start: 2 })
    .inPlay(1, 'clay-digger-2007')
    .pile('clay-digger-2007', 4)
    .give(2, { food: 3 });
  expect(game.changes('2 clay-digger-2007')).toEqual({
    'person clay-digger-2007': [0, 2],
    'on clay-digger-2007': [4, 0],
    '2 home': [2, 1],
    '2 food': [3, 0],
    '2 clay': [0, 4],
    '1 food': [3, 6],
  });
});

test('I230 Clay Digger: its owner takes it for nothing, and 1 more clay comes each round', () => {
  const game = new CardScenario({ edition: '2007', seats: 4 })
    .inPlay(1, 'clay-digger-2007')
    .pile('clay-digger-2007', 3);
  expect(game.changes('1 clay-digger-2007')).toEqual({
    'person clay-digger-2007': [0, 1],
    'on clay-digger-2007': [3, 0],
    '1 home': [2, 1],
    '1 clay': [0, 3],
  });
  for (const player of game.state.players) player.home = 0;
  game.player(2).home = 1;
  game.play('2 grain\n* reveal fences');
  expect(game.board()).toMatchObject({ round: 2, 'on clay-digger-2007': 1 });
});

test('I230 Clay Digger: nobody uses it who cannot pay, and nothing comes while it is in a hand', () => {
  const game = new CardScenario({ edition: '2007', seats: 4, start: 2 }).inPlay(1, 'clay-digger-2007');
  expect(game.pile('clay-digger-2007', 3).why('2 clay-digger-2007')).toMatchObject({ why: 'cannot-pay' });
  const other = new CardScenario({ edition: '2007', seats: 4 }).hold(1, 'clay-digger-2007');
  for (const player of other.state.players) player.home = 0;
  other.player(1).home = 1;
  other.play('1 grain\n* reveal fences');
  expect(other.board()).not.toHaveProperty('on clay-digger-2007');
});
