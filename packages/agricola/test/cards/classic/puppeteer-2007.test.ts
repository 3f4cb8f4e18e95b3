import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('I249 Puppeteer: when another takes the food of the Traveling Players, an occupation may be played for 1 food', () => {
  const game = new CardScenario({ edition: '2007', seats: 4, start: 2 })
    .inPlay(1, 'puppeteer-2007')
    .hold(1, 'weaver-2007');
  expect(game.changes('2 traveling-players\n1 yes; play weaver-2007')).toEqual({
    'person traveling-players': [0, 2],
    'on traveling-players': [1, 0],
    '2 home': [2, 1],
    '2 food': [2, 3],
    '1 food': [3, 2],
    '1 hand weaver-2007': [1, 0],
    '1 card weaver-2007': [0, 1],
  });
});

test('I249 Puppeteer: not for the own use, and not for the room of the space of five players', () => {
  const game = new CardScenario({ edition: '2007', seats: 5 })
    .inPlay(1, 'puppeteer-2007')
    .hold(1, 'weaver-2007')
    .give(2, { wood: 5, reed: 2 });
  game.play('1 clay-1\n2 5-room-or-players; room; room a1');
  expect(game.asked()[0].seat).toBe(3);
});
