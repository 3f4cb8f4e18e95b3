import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test('I69 Strawberry Patch: 1 food at the start of each of the next 3 rounds', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'strawberry-patch-2007')
    .lay(1, { fields: 'a1 a2', vegetables: { a1: 2, a2: 1 } });
  expect(game.changes('1 start-minor; yes; play strawberry-patch-2007')).toEqual({
    ...minorPlayed('strawberry-patch-2007'),
    '1 round 2 food': [0, 1],
    '1 round 3 food': [0, 1],
    '1 round 4 food': [0, 1],
  });
  expect(game.points(1, 'improvements')).toBe(2);
});

test('I69 Strawberry Patch: it needs 2 vegetable fields', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'strawberry-patch-2007 corn-sheaf-2007')
    .lay(1, { fields: 'a1 a2', vegetables: { a1: 2 }, grain: { a2: 1 } });
  expect(game.why('1 start-minor; yes; play strawberry-patch-2007')).toMatchObject({ why: 'needs' });
});
