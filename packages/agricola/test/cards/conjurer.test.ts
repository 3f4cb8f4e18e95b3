import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('A155 Conjurer: 1 wood and 1 grain with the Traveling Players', () => {
  const game = new CardScenario({ seats: 4 }).inPlay(1, 'conjurer');
  expect(game.changes('1 traveling-players')).toEqual({
    'person traveling-players': [0, 1],
    'on traveling-players': [1, 0],
    '1 home': [2, 1],
    '1 food': [2, 3],
    '1 wood': [0, 1],
    '1 grain': [0, 1],
  });
});

test('A155 Conjurer: nothing when others use them', () => {
  const game = new CardScenario({ seats: 4 }).inPlay(2, 'conjurer');
  expect(game.changes('1 traveling-players')).toEqual({
    'person traveling-players': [0, 1],
    'on traveling-players': [1, 0],
    '1 home': [2, 1],
    '1 food': [2, 3],
  });
});
