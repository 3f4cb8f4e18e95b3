import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test('K130 Herb Garden: 1 food on each of the next 5 rounds', () => {
  const game = new CardScenario({ edition: '2007', round: 11, revealed: 'stone-4' })
    .hold(1, 'herb-garden-2007')
    .lay(1, { fields: 'a1', vegetables: { a1: 1 } });
  expect(game.changes('1 start-minor; yes; play herb-garden-2007')).toEqual({
    ...minorPlayed('herb-garden-2007'),
    '1 round 12 food': [0, 1],
    '1 round 13 food': [0, 1],
    '1 round 14 food': [0, 1],
  });
  expect(game.points(1, 'improvements')).toBe(1);
});

test('K130 Herb Garden RU-200: it needs a field with vegetables', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'herb-garden-2007 corn-sheaf-2007')
    .inPlay(1, 'plowman-2007')
    .lay(1, { fields: 'a1', grain: { a1: 1 } });
  expect(game.why('1 start-minor; yes; play herb-garden-2007')).toMatchObject({ why: 'needs' });
});
