import { CardScenario, type CardsGiven } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

/** A farm whose 15 spaces are all used; its owner holds the Big Country. */
function full(given: CardsGiven): CardScenario {
  return new CardScenario(given)
    .hold(1, 'big-country')
    .lay(1, { rooms: 'a1 a2 b2 c2', fields: 'a3 b3 c3 a4 b4 c4 a5 b5', stables: 'c5' });
}

test('A033 Big Country: 1 bonus point and 2 food for each complete round left', () => {
  expect(
    full({ round: 11, revealed: 'cattle-market' }).changes('1 meeting-place; yes; play big-country'),
  ).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 hand big-country': [1, 0],
    '1 card big-country': [0, 1],
    '1 bonus': [0, 3],
    '1 food': [2, 8],
  });
});

test('A033 Big Country: the current round is not left, so nothing in round 14', () => {
  const game = full({ round: 14, revealed: 'farm-redevelopment' });
  expect(game.changes('1 meeting-place; yes; play big-country')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 hand big-country': [1, 0],
    '1 card big-country': [0, 1],
  });
});

test('A033 Big Country AG-R405: all farmyard spaces must be used', () => {
  const game = new CardScenario().hold(1, 'big-country scullery').give(1, { wood: 1, clay: 1 });
  game.lay(1, { rooms: 'a1 a2 b2 c2', fields: 'a3 b3 c3 a4 b4 c4 a5 b5' });
  expect(game.why('1 meeting-place; yes; play big-country')).toMatchObject({ why: 'needs' });
  game.lay(1, { stables: 'c5' });
  expect(game.why('1 play big-country')).toBeUndefined();
});

test('A033 Big Country: fenced spaces are used', () => {
  const game = new CardScenario().hold(1, 'big-country');
  game.lay(1, { rooms: 'a1 a2 b2 c2', fields: 'a3 b3 c3 a4 b4 c4 a5 b5', fences: 'c5n c5e c5s c5w' });
  expect(game.why('1 meeting-place; yes; play big-country')).toBeUndefined();
});
