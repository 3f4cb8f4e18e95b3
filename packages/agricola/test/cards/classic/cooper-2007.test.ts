import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test.each([3, 4])('Z328 Cooper: 1 food when another takes %i food from a space', (lying) => {
  const game = new CardScenario({ edition: '2007', seats: 4, start: 2 })
    .inPlay(1, 'cooper-2007')
    .pile('fishing', lying);
  expect(game.changes('2 fishing')).toEqual({
    'person fishing': [0, 2],
    'on fishing': [lying, 0],
    '2 home': [2, 1],
    '2 food': [2, 2 + lying],
    '1 food': [3, 4],
  });
});

test('Z328 Cooper: 1 food for the own use as well', () => {
  const game = new CardScenario({ edition: '2007', seats: 4 }).inPlay(1, 'cooper-2007').pile('fishing', 3);
  expect(game.changes('1 fishing')).toEqual({
    'person fishing': [0, 1],
    'on fishing': [3, 0],
    '1 home': [2, 1],
    '1 food': [2, 6],
  });
});

test('Z328 Cooper: nothing for 2 food', () => {
  const game = new CardScenario({ edition: '2007', seats: 4, start: 2 })
    .inPlay(1, 'cooper-2007')
    .pile('fishing', 2);
  expect(game.changes('2 fishing')).toEqual({
    'person fishing': [0, 2],
    'on fishing': [2, 0],
    '2 home': [2, 1],
    '2 food': [2, 4],
  });
});

test('Z328 Cooper RU-205: 3 food of the Tavern count as well', () => {
  const game = new CardScenario({ edition: '2007', seats: 4, start: 2 })
    .inPlay(1, 'cooper-2007')
    .inPlay(3, 'tavern-2007');
  expect(game.changes('2 tavern-2007')).toEqual({
    'person tavern-2007': [0, 2],
    '2 home': [2, 1],
    '2 food': [2, 5],
    '1 food': [3, 4],
  });
});
