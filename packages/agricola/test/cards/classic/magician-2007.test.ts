import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test.each([
  [1, { '1 food': [2, 5], '1 grain': [0, 1] }],
  [2, { '1 food': [2, 4] }],
])('K311 Magician RU-209: what the Traveling Players bring with %i people at home', (home, gained) => {
  const game = new CardScenario({ edition: '2007', seats: 4 })
    .inPlay(1, 'magician-2007')
    .pile('traveling-players', 2);
  game.player(1).home = home;
  expect(game.changes('1 traveling-players')).toEqual({
    'person traveling-players': [0, 1],
    'on traveling-players': [2, 0],
    '1 home': [home, home - 1],
    ...gained,
  });
});

test('K311 Magician: building a room on the space of five players brings nothing', () => {
  const game = new CardScenario({ edition: '2007', seats: 5 })
    .inPlay(1, 'magician-2007')
    .give(1, { wood: 5, reed: 2 });
  game.player(1).home = 1;
  expect(game.changes('1 5-room-or-players; room; room a1')).toEqual({
    'person 5-room-or-players': [0, 1],
    '1 home': [1, 0],
    '1 wood': [5, 0],
    '1 reed': [2, 0],
    '1 a1': [0, 'room'],
  });
});
