import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { lastTurn } from './harvest-round';

test('B160 Pub Owner: 1 grain when it is played, whatever is occupied', () => {
  const game = new CardScenario({ seats: 4 }).hold(1, 'pub-owner');
  expect(game.changes('1 lessons; play pub-owner')).toEqual({
    'person lessons': [0, 1],
    '1 home': [2, 1],
    '1 grain': [0, 1],
    '1 hand pub-owner': [1, 0],
    '1 card pub-owner': [0, 1],
  });
});

const ready = (...spaces: readonly string[]) => {
  const game = lastTurn({ seats: 4 }).inPlay(1, 'pub-owner');
  for (const space of spaces) game.occupy(space, 3);
  return game;
};

test('B160 Pub Owner: 1 grain after a work phase with people of anybody on all three spaces', () => {
  expect(ready('forest', 'reed-bank').changes('1 clay-pit')).toMatchObject({
    round: [1, 2],
    '1 grain': [0, 1],
  });
});

test('B160 Pub Owner: nothing if one of them is free', () => {
  expect(ready('forest', 'reed-bank').changes('1 fishing')).not.toHaveProperty('1 grain');
});
