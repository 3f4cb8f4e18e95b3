import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test('K106 Bakehouse AG-R1224 AG-R1227: an oven is returned for it, and bread may be baked at once', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'bakehouse-2007')
    .own(1, 'clay-oven')
    .give(1, { stone: 3, grain: 3 });
  expect(game.changes('1 start-minor; yes; play bakehouse-2007; yes; bake 2')).toEqual({
    ...minorPlayed('bakehouse-2007'),
    'major clay-oven': [1, 0],
    '1 stone': [3, 0],
    '1 grain': [3, 1],
    '1 food': [2, 12],
  });
  expect(game.points(1, 'improvements')).toBe(5);
});

test('K106 Bakehouse AG-R1224: a Cooking Hearth is no oven', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'bakehouse-2007 corn-sheaf-2007')
    .own(1, 'cooking-hearth-4')
    .give(1, { stone: 3 });
  expect(game.why('1 start-minor; yes; play bakehouse-2007')).toMatchObject({ why: 'nothing-to-return' });
});
