import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { occupationPlayed } from './played';

test('L078 Old Fisherman: played, it does nothing at once', () => {
  const game = new CardScenario({ seats: 3 }).hold(1, 'old-fisherman');
  expect(game.changes('1 lessons; play old-fisherman')).toEqual(occupationPlayed('old-fisherman'));
});

test('L078 Old Fisherman: when another player fishes, he gets as much from the general supply', () => {
  const game = new CardScenario({ seats: 3, start: 2 }).inPlay(1, 'old-fisherman').pile('fishing', 4);
  expect(game.changes('2 fishing')).toEqual({
    'person fishing': [0, 2],
    'on fishing': [4, 0],
    '2 home': [2, 1],
    '2 food': [2, 6],
    '1 food': [3, 7],
  });
});

test('L078 Old Fisherman RU-404: what he fishes goes to the others one by one, from his left', () => {
  const game = new CardScenario({ seats: 4 }).inPlay(1, 'old-fisherman').pile('fishing', 5);
  expect(game.changes('1 fishing')).toEqual({
    'person fishing': [0, 1],
    'on fishing': [5, 0],
    '1 home': [2, 1],
    '2 food': [3, 5],
    '3 food': [3, 5],
    '4 food': [3, 4],
  });
});

test('L078 Old Fisherman RU-404: food that other cards add is his', () => {
  const game = new CardScenario({ seats: 3 }).inPlay(1, 'old-fisherman seal-of-approval').pile('fishing', 1);
  expect(game.changes('1 fishing')).toMatchObject({ '1 food': [2, 3], '2 food': [3, 4] });
});
