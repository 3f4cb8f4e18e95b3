import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test.each(['clay-oven', 'stone-oven'])(
  'E14 Baker’s Oven AG-R1224: the %s is returned for it, and bread may be baked',
  (oven) => {
    const game = new CardScenario({ edition: '2007' })
      .hold(1, 'bakers-oven-2007')
      .own(1, oven)
      .give(1, { grain: 3 });
    expect(game.changes('1 start-minor; yes; play bakers-oven-2007; yes; bake 2')).toEqual({
      ...minorPlayed('bakers-oven-2007'),
      [`major ${oven}`]: [1, 0],
      '1 grain': [3, 1],
      '1 food': [2, 12],
    });
    expect(game.points(1, 'improvements')).toBe(3);
  },
);

test('E14 Baker’s Oven: the Wood-Fired Oven may be returned, and leaves the game', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'bakers-oven-2007')
    .inPlay(1, 'wood-fired-oven-2007');
  expect(game.changes('1 start-minor; yes; play bakers-oven-2007')).toEqual({
    ...minorPlayed('bakers-oven-2007'),
    '1 card wood-fired-oven-2007': [1, 0],
    'out wood-fired-oven-2007': [0, 1],
  });
});

test('E14 Baker’s Oven: not without an oven; a Cooking Hearth is none', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'bakers-oven-2007 corn-sheaf-2007')
    .own(1, 'cooking-hearth-4');
  expect(game.why('1 start-minor; yes; play bakers-oven-2007')).toMatchObject({ why: 'nothing-to-return' });
});

test('E14 Baker’s Oven: it is itself an oven, for the Bakehouse', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'bakehouse-2007')
    .inPlay(1, 'bakers-oven-2007')
    .give(1, { stone: 3 });
  expect(game.changes('1 start-minor; yes; play bakehouse-2007')).toEqual({
    ...minorPlayed('bakehouse-2007'),
    '1 card bakers-oven-2007': [1, 0],
    'out bakers-oven-2007': [0, 1],
    '1 stone': [3, 0],
  });
});
