import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test('I65 Baker’s Kitchen AG-R1227: an oven is returned for it, and bread may be baked at once', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'bakers-kitchen-2007')
    .own(1, 'stone-oven')
    .give(1, { stone: 2, grain: 3 });
  expect(game.changes('1 start-minor; yes; play bakers-kitchen-2007; yes; bake 2')).toEqual({
    ...minorPlayed('bakers-kitchen-2007'),
    'major stone-oven': [1, 0],
    '1 stone': [2, 0],
    '1 grain': [3, 1],
    '1 food': [2, 12],
  });
  expect(game.points(1, 'improvements')).toBe(4);
});

test('I65 Baker’s Kitchen: nobody plays it without an oven', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'bakers-kitchen-2007 corn-sheaf-2007')
    .own(1, 'fireplace-2')
    .give(1, { stone: 2 });
  expect(game.why('1 start-minor; yes; play bakers-kitchen-2007')).toMatchObject({
    why: 'nothing-to-return',
  });
});
