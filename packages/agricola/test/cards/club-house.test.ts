import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('B046 Club House: 1 food in each of the next 4 rounds and 1 stone in the fifth', () => {
  const game = new CardScenario().hold(1, 'club-house').give(1, { clay: 2 });
  expect(game.changes('1 meeting-place; yes; play club-house')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 clay': [2, 0],
    '1 hand club-house': [1, 0],
    '1 card club-house': [0, 1],
    '1 round 2 food': [0, 1],
    '1 round 3 food': [0, 1],
    '1 round 4 food': [0, 1],
    '1 round 5 food': [0, 1],
    '1 round 6 stone': [0, 1],
  });
  expect(game.points(1, 'improvements')).toBe(1);
});

test('B046 Club House: for 3 wood just as well; what lies beyond round 14 is lost', () => {
  const game = new CardScenario({ round: 11, revealed: 'cattle-market' });
  game.hold(1, 'club-house').give(1, { wood: 3 });
  expect(game.changes('1 meeting-place; yes; play club-house')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 wood': [3, 0],
    '1 hand club-house': [1, 0],
    '1 card club-house': [0, 1],
    '1 round 12 food': [0, 1],
    '1 round 13 food': [0, 1],
    '1 round 14 food': [0, 1],
  });
});
