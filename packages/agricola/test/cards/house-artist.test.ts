import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const artist = () => new CardScenario({ seats: 4 }).inPlay(1, 'house-artist');

test('A149 House Artist: rooms for 1 reed less each with the use of Traveling Players', () => {
  const game = artist().give(1, { wood: 10, reed: 2 });
  expect(game.changes('1 traveling-players; yes; room a1; room b2')).toEqual({
    'person traveling-players': [0, 1],
    'on traveling-players': [1, 0],
    '1 home': [2, 1],
    '1 food': [2, 3],
    '1 a1': [0, 'room'],
    '1 b2': [0, 'room'],
    '1 wood': [10, 0],
    '1 reed': [2, 0],
  });
});

test('A149 House Artist: building may be declined; other actions cost what they always cost', () => {
  const game = artist().give(1, { wood: 5, reed: 1 });
  game.play('1 traveling-players');
  expect(game.offered()).toEqual(['yes', 'no']);
  expect(game.changes('no')).toEqual({ 'on traveling-players': [1, 0], '1 food': [2, 3] });
  const elsewhere = artist().give(1, { wood: 5, reed: 1 });
  expect(elsewhere.why('1 farm-expansion; room b2')).toMatchObject({ why: 'cannot-pay' });
});

test('A149 House Artist: nothing for the use by others', () => {
  const game = artist().give(1, { wood: 5, reed: 2 }).play('1 forest');
  expect(game.changes('2 traveling-players')).toEqual({
    'person traveling-players': [0, 2],
    'on traveling-players': [1, 0],
    '2 home': [2, 1],
    '2 food': [3, 4],
  });
});
