import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('B045 Strawberry Patch: 1 food in each of the next 3 rounds, worth 2 points', () => {
  const game = new CardScenario().hold(1, 'strawberry-patch').give(1, { wood: 1 });
  game.lay(1, { fields: 'a5 b5', vegetables: { a5: 1, b5: 2 } });
  expect(game.changes('1 meeting-place; yes; play strawberry-patch')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 wood': [1, 0],
    '1 hand strawberry-patch': [1, 0],
    '1 card strawberry-patch': [0, 1],
    '1 round 2 food': [0, 1],
    '1 round 3 food': [0, 1],
    '1 round 4 food': [0, 1],
  });
  expect(game.points(1, 'improvements')).toBe(2);
});

test('B045 Strawberry Patch: needs 2 fields with vegetables', () => {
  const game = new CardScenario().hold(1, 'strawberry-patch').give(1, { wood: 1 });
  game.lay(1, { fields: 'a5 b5', vegetables: { a5: 2 }, grain: { b5: 1 } });
  expect(game.why('1 meeting-place; yes')).toMatchObject({ why: 'no-card-playable' });
});
