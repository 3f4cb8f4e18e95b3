import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test('I100 Tavern: another player takes 3 food there', () => {
  const game = new CardScenario({ edition: '2007', start: 2 }).inPlay(1, 'tavern-2007');
  expect(game.changes('2 tavern-2007')).toEqual({
    'person tavern-2007': [0, 2],
    '2 home': [2, 1],
    '2 food': [2, 5],
  });
});

test.each([
  ['usual', { '1 food': [2, 5] }],
  ['own', { '1 bonus': [0, 2] }],
])('I100 Tavern: its owner takes 3 food or gets 2 bonus points (%s)', (answer, change) => {
  const game = new CardScenario({ edition: '2007' }).inPlay(1, 'tavern-2007');
  expect(game.changes(`1 tavern-2007; ${answer}`)).toEqual({
    'person tavern-2007': [0, 1],
    '1 home': [2, 1],
    ...change,
  });
});

test('I100 Tavern: it costs 2 wood and 2 stone, and has 2 points', () => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'tavern-2007').give(1, { wood: 2, stone: 2 });
  expect(game.changes('1 start-minor; yes; play tavern-2007')).toEqual({
    ...minorPlayed('tavern-2007'),
    '1 wood': [2, 0],
    '1 stone': [2, 0],
  });
  expect(game.points(1, 'improvements')).toBe(2);
});
