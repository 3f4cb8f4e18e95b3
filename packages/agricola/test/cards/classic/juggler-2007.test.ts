import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('I237 Juggler: the food of the Traveling Players doubles, and other performers get 1 food each', () => {
  const game = new CardScenario({ edition: '2007', seats: 4 })
    .inPlay(1, 'juggler-2007 puppeteer-2007')
    .inPlay(2, 'magician-2007')
    .inPlay(3, 'street-musician-2007')
    .pile('traveling-players', 3);
  expect(game.changes('1 traveling-players; yes')).toEqual({
    'person traveling-players': [0, 1],
    'on traveling-players': [3, 0],
    '1 home': [2, 1],
    '1 food': [2, 6],
    '2 food': [3, 4],
    '3 food': [3, 4],
    '3 grain': [0, 1],
  });
});

test('I237 Juggler: or not', () => {
  const game = new CardScenario({ edition: '2007', seats: 4 })
    .inPlay(1, 'juggler-2007')
    .inPlay(2, 'magician-2007')
    .pile('traveling-players', 3);
  expect(game.changes('1 traveling-players; no')).toEqual({
    'person traveling-players': [0, 1],
    'on traveling-players': [3, 0],
    '1 home': [2, 1],
    '1 food': [2, 5],
  });
});

test('I237 Juggler: with five players only if the food is taken', () => {
  const game = new CardScenario({ edition: '2007', seats: 5 })
    .inPlay(1, 'juggler-2007')
    .give(1, { wood: 5, reed: 2 });
  game.play('1 5-room-or-players; room; room a1');
  expect(game.asked()[0].seat).toBe(2);
});
