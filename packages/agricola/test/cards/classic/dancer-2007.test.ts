import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test.each([
  [1, 4],
  [3, 4],
  [4, 4],
  [5, 5],
])('E212 Dancer: with %i food lying at the Traveling Players it takes %i', (lying, food) => {
  const game = new CardScenario({ edition: '2007', seats: 4 })
    .inPlay(1, 'dancer-2007')
    .pile('traveling-players', lying);
  expect(game.changes('1 traveling-players')).toEqual({
    'person traveling-players': [0, 1],
    '1 home': [2, 1],
    'on traveling-players': [lying, 0],
    '1 food': [2, 2 + food],
  });
});

test('E212 Dancer RU-251: building a room on the space of five players brings nothing', () => {
  const game = new CardScenario({ edition: '2007', seats: 5 })
    .inPlay(1, 'dancer-2007')
    .give(1, { wood: 5, reed: 2 });
  game.play('1 5-room-or-players; room; room a1');
  expect(game.board()).toMatchObject({ '1 food': 2 });
});
