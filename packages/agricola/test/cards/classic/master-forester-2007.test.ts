import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { occupationPlayed } from './played';

test('E164 Master Forester RU-340: nothing lies there when it is played, and 2 wood come each round', () => {
  const game = new CardScenario({ edition: '2007', seats: 4 }).hold(1, 'master-forester-2007');
  expect(game.changes('1 occupation; play master-forester-2007')).toEqual(
    occupationPlayed('master-forester-2007'),
  );
  for (const player of game.state.players) player.home = 0;
  game.player(2).home = 1;
  game.play('2 grain\n* reveal fences');
  expect(game.board()).toMatchObject({ round: 2, 'on master-forester-2007': 2 });
});

test('E164 Master Forester: another player pays the owner 2 food for all of it', () => {
  const game = new CardScenario({ edition: '2007', seats: 4, start: 2 })
    .inPlay(1, 'master-forester-2007')
    .pile('master-forester-2007', 4);
  expect(game.changes('2 master-forester-2007')).toEqual({
    'person master-forester-2007': [0, 2],
    'on master-forester-2007': [4, 0],
    '2 home': [2, 1],
    '2 food': [2, 0],
    '2 wood': [0, 4],
    '1 food': [3, 5],
  });
});

test('E164 Master Forester: its owner takes it for nothing; it is a wood accumulation space', () => {
  const game = new CardScenario({ edition: '2007', seats: 4 })
    .inPlay(1, 'master-forester-2007 wood-cart-2007')
    .pile('master-forester-2007', 2);
  expect(game.changes('1 master-forester-2007')).toEqual({
    'person master-forester-2007': [0, 1],
    'on master-forester-2007': [2, 0],
    '1 home': [2, 1],
    '1 wood': [0, 4],
  });
});

test('E164 Master Forester: nobody uses it who cannot pay', () => {
  const game = new CardScenario({ edition: '2007', seats: 4, start: 2 })
    .inPlay(1, 'master-forester-2007')
    .pile('master-forester-2007', 2)
    .give(2, { food: 1 });
  expect(game.why('2 master-forester-2007')).toMatchObject({ why: 'cannot-pay' });
});
