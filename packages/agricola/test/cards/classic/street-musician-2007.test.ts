import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('I257 Street Musician: 1 grain when another takes the food of the Traveling Players', () => {
  const game = new CardScenario({ edition: '2007', seats: 4, start: 2 }).inPlay(1, 'street-musician-2007');
  expect(game.changes('2 traveling-players')).toEqual({
    'person traveling-players': [0, 2],
    'on traveling-players': [1, 0],
    '2 home': [2, 1],
    '2 food': [2, 3],
    '1 grain': [0, 1],
  });
});

test('I257 Street Musician: nothing for the own use', () => {
  const game = new CardScenario({ edition: '2007', seats: 4 }).inPlay(1, 'street-musician-2007');
  expect(game.changes('1 traveling-players')).toEqual({
    'person traveling-players': [0, 1],
    'on traveling-players': [1, 0],
    '1 home': [2, 1],
    '1 food': [2, 3],
  });
});
