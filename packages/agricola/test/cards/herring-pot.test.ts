import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('B047 Herring Pot: Fishing brings 1 food in each of the next 3 rounds', () => {
  const game = new CardScenario().inPlay(1, 'herring-pot');
  expect(game.changes('1 fishing')).toEqual({
    'person fishing': [0, 1],
    '1 home': [2, 1],
    'on fishing': [1, 0],
    '1 food': [2, 3],
    '1 round 2 food': [0, 1],
    '1 round 3 food': [0, 1],
    '1 round 4 food': [0, 1],
  });
});

test('B047 Herring Pot: nothing when another player fishes; it costs 1 clay', () => {
  const game = new CardScenario({ start: 2 }).hold(1, 'herring-pot').give(1, { clay: 1 });
  expect(game.changes('2 day-laborer\n1 meeting-place; yes; play herring-pot\n2 fishing')).toEqual({
    'person day-laborer': [0, 2],
    'person meeting-place': [0, 1],
    'person fishing': [0, 2],
    'starting player': [2, 1],
    'on fishing': [1, 0],
    '1 home': [2, 1],
    '2 home': [2, 0],
    '2 food': [2, 5],
    '1 clay': [1, 0],
    '1 hand herring-pot': [1, 0],
    '1 card herring-pot': [0, 1],
  });
});
