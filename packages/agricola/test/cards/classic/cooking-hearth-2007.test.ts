import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test('K128 Small Cooking Hearth: a Fireplace is returned for it', () => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'cooking-hearth-2007').own(1, 'fireplace-3');
  expect(game.changes('1 start-minor; yes; play cooking-hearth-2007')).toEqual({
    ...minorPlayed('cooking-hearth-2007'),
    'major fireplace-3': [1, 0],
  });
  expect(game.points(1, 'improvements')).toBe(1);
});

test('K128 Small Cooking Hearth: it cooks like a Cooking Hearth', () => {
  const game = new CardScenario({ edition: '2007' })
    .inPlay(1, 'cooking-hearth-2007')
    .give(1, { vegetable: 1, sheep: 1 });
  expect(game.changes('1 exchange; convert 1 vegetable 1 sheep')).toEqual({
    '1 vegetable': [1, 0],
    '1 sheep': [1, 0],
    '1 food': [2, 7],
  });
});

test('K128 Small Cooking Hearth: any number of grain is baked for 3 food each', () => {
  const game = new CardScenario({ edition: '2007', revealed: 'sow-bake' })
    .inPlay(1, 'cooking-hearth-2007')
    .give(1, { grain: 3 });
  expect(game.changes('1 sow-bake; bake 3')).toEqual({
    'person sow-bake': [0, 1],
    '1 home': [2, 1],
    '1 grain': [3, 0],
    '1 food': [2, 11],
  });
});
