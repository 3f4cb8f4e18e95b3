import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const fisher = () => new CardScenario({ seats: 3 }).inPlay(1, 'harpooner');

test('A138 Harpooner: with Fishing 1 wood for 1 food a person and 1 reed', () => {
  const game = fisher().family(1, 3).give(1, { wood: 2 });
  expect(game.changes('1 fishing; yes')).toEqual({
    'person fishing': [0, 1],
    'on fishing': [1, 0],
    '1 home': [3, 2],
    '1 wood': [2, 1],
    '1 food': [2, 6],
    '1 reed': [0, 1],
  });
});

test('A138 Harpooner: it may be declined; without wood nobody is asked', () => {
  const fish = { 'person fishing': [0, 1], 'on fishing': [1, 0], '1 home': [2, 1], '1 food': [2, 3] };
  expect(fisher().give(1, { wood: 1 }).changes('1 fishing; no')).toEqual(fish);
  expect(fisher().changes('1 fishing')).toEqual(fish);
});
