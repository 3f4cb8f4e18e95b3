import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test.each([
  [1, [2, 5], 1],
  [2, [2, 4], undefined],
])(
  'K311 Magician RU-209: with %i people at home the Traveling Players bring %o food',
  (home, food, grain) => {
    const game = new CardScenario({ edition: '2007', seats: 4 })
      .inPlay(1, 'magician-2007')
      .pile('traveling-players', 2);
    game.player(1).home = home;
    const changes = game.changes('1 traveling-players');
    expect([changes['1 food'], game.board()['1 grain']]).toEqual([food, grain]);
  },
);

test('K311 Magician: building a room on the space of five players brings nothing', () => {
  const game = new CardScenario({ edition: '2007', seats: 5 })
    .inPlay(1, 'magician-2007')
    .give(1, { wood: 5, reed: 2 });
  game.player(1).home = 1;
  game.play('1 5-room-or-players; room; room a1');
  expect(game.board()).not.toHaveProperty('1 grain');
});
