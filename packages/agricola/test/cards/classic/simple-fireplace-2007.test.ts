import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test('E20 Simple Fireplace: 1 vegetable becomes 2 food, 1 sheep 1, 1 wild boar 2, 1 cattle 3', () => {
  const game = new CardScenario({ edition: '2007' })
    .inPlay(1, 'simple-fireplace-2007')
    .give(1, { vegetable: 1, sheep: 1, boar: 1, cattle: 1 });
  expect(game.changes('1 exchange; convert 1 vegetable 1 sheep 1 boar 1 cattle')).toEqual({
    '1 vegetable': [1, 0],
    '1 sheep': [1, 0],
    '1 boar': [1, 0],
    '1 cattle': [1, 0],
    '1 food': [2, 10],
  });
});

test('E20 Simple Fireplace: any number of grain is baked for 2 food each', () => {
  const game = new CardScenario({ edition: '2007', revealed: 'sow-bake' })
    .inPlay(1, 'simple-fireplace-2007')
    .give(1, { grain: 3 });
  expect(game.changes('1 sow-bake; bake 3')).toEqual({
    'person sow-bake': [0, 1],
    '1 home': [2, 1],
    '1 grain': [3, 0],
    '1 food': [2, 8],
  });
});

test('E20 Simple Fireplace RU-221: it may be returned for a Cooking Hearth', () => {
  const game = new CardScenario({ edition: '2007', revealed: 'improvement' }).inPlay(
    1,
    'simple-fireplace-2007',
  );
  expect(game.changes('1 improvement; major cooking-hearth-5')).toEqual({
    'person improvement': [0, 1],
    '1 home': [2, 1],
    'major cooking-hearth-5': [0, 1],
    '1 card simple-fireplace-2007': [1, 0],
    'out simple-fireplace-2007': [0, 1],
  });
});

test('E20 Simple Fireplace: it costs 1 clay', () => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'simple-fireplace-2007').give(1, { clay: 1 });
  expect(game.changes('1 start-minor; yes; play simple-fireplace-2007')).toEqual({
    ...minorPlayed('simple-fireplace-2007'),
    '1 clay': [1, 0],
  });
  expect(game.points(1, 'improvements')).toBe(1);
});
