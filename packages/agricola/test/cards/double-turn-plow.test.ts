import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const REVEALED = [
  'sheep-market',
  'fencing',
  'grain-utilization',
  'major-improvement',
  'basic-wish',
  'western-quarry',
];

/** The card in hand in a round. */
const plowing = (round: number) =>
  new CardScenario({ round, revealed: REVEALED.slice(0, round).join(' ') })
    .hold(1, 'double-turn-plow')
    .give(1, { grain: 1, food: 2 });

test('A020 Double-Turn Plow: up to round 3 it costs 1 grain, and 2 fields are plowed', () => {
  expect(
    plowing(3).changes('1 meeting-place; yes; play double-turn-plow; yes; field a5; yes; field b5'),
  ).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 hand double-turn-plow': [1, 0],
    '1 card double-turn-plow': [0, 1],
    '1 grain': [1, 0],
    '1 a5': [0, 'field'],
    '1 b5': [0, 'field'],
  });
});

test('A020 Double-Turn Plow: in rounds 4 and 5 it costs 1 food more', () => {
  for (const round of [4, 5])
    expect(plowing(round).changes('1 meeting-place; yes; play double-turn-plow; no')).toMatchObject({
      '1 grain': [1, 0],
      '1 food': [2, 1],
    });
});

test('A020 Double-Turn Plow: 0 or 1 field is enough', () => {
  expect(plowing(1).changes('1 meeting-place; yes; play double-turn-plow; no')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 hand double-turn-plow': [1, 0],
    '1 card double-turn-plow': [0, 1],
    '1 grain': [1, 0],
  });
  const game = plowing(1);
  expect(game.changes('1 meeting-place; yes; play double-turn-plow; yes; field a5; no')).toMatchObject({
    '1 a5': [0, 'field'],
  });
  expect(game.asked()[0].seat).toBe(2);
});

test('A020 Double-Turn Plow: not after round 5, nor without the food in round 4', () => {
  expect(plowing(6).why('1 meeting-place; yes; play double-turn-plow')).toMatchObject({
    why: 'no-card-playable',
  });
  const hungry = plowing(4)
    .give(1, { food: 0 })
    .hold(1, 'shifting-cultivation')
    .give(1, { grain: 1, food: 0 });
  expect(hungry.why('1 meeting-place; yes; play double-turn-plow')).toMatchObject({
    why: 'no-card-playable',
  });
});
