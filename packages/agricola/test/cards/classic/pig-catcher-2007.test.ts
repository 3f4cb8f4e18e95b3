import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('I253 Pig Catcher: 2 of the wood stay on the space for 1 wild boar', () => {
  const game = new CardScenario({ edition: '2007', seats: 4 }).inPlay(1, 'pig-catcher-2007');
  expect(game.changes('1 wood-3; yes')).toEqual({
    'person wood-3': [0, 1],
    'on wood-3': [3, 2],
    '1 home': [2, 1],
    '1 wood': [0, 1],
    '1 boar': [0, 1],
  });
});

test('I253 Pig Catcher: not for wood that was there before', () => {
  const game = new CardScenario({ edition: '2007', seats: 4 })
    .inPlay(1, 'pig-catcher-2007')
    .give(1, { wood: 5 });
  expect(game.changes('1 4-wood-1')).toEqual({
    'person 4-wood-1': [0, 1],
    'on 4-wood-1': [1, 0],
    '1 home': [2, 1],
    '1 wood': [5, 6],
  });
});
