import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test.each([1, 3])('E41 Millstone: %i grain baked brings 2 more food', (grain) => {
  const game = new CardScenario({ edition: '2007', revealed: 'sow-bake' })
    .inPlay(1, 'millstone-2007')
    .own(1, 'fireplace-2')
    .give(1, { grain });
  expect(game.changes(`1 sow-bake; bake ${grain}`)).toEqual({
    'person sow-bake': [0, 1],
    '1 home': [2, 1],
    '1 grain': [grain, 0],
    '1 food': [2, 2 + 2 * grain + 2],
  });
});

test('E41 Millstone: not for others', () => {
  const game = new CardScenario({ edition: '2007', start: 2, revealed: 'sow-bake' })
    .inPlay(1, 'millstone-2007')
    .own(2, 'fireplace-2')
    .give(2, { grain: 1 });
  expect(game.changes('2 sow-bake; bake 1')).toEqual({
    'person sow-bake': [0, 2],
    '2 home': [2, 1],
    '2 grain': [1, 0],
    '2 food': [2, 4],
  });
});

test('E41 Millstone: it costs 1 stone', () => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'millstone-2007').give(1, { stone: 1 });
  expect(game.changes('1 start-minor; yes; play millstone-2007')).toEqual({
    ...minorPlayed('millstone-2007'),
    '1 stone': [1, 0],
  });
});
