import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('E167 Conjurer: 1 grain besides at the Traveling Players', () => {
  const game = new CardScenario({ edition: '2007', seats: 4 })
    .inPlay(1, 'conjurer-2007')
    .pile('traveling-players', 2);
  expect(game.changes('1 traveling-players')).toEqual({
    'person traveling-players': [0, 1],
    '1 home': [2, 1],
    'on traveling-players': [2, 0],
    '1 food': [2, 4],
    '1 grain': [0, 1],
  });
});

test.each([
  ['players', 1],
  ['room; room a1', undefined],
])('E167 Conjurer RU-251: with 5 players %s brings %o grain', (way, grain) => {
  const game = new CardScenario({ edition: '2007', seats: 5 })
    .inPlay(1, 'conjurer-2007')
    .give(1, { wood: 5, reed: 2 });
  game.play(`1 5-room-or-players; ${way}`);
  expect(game.board()['1 grain']).toBe(grain);
});
