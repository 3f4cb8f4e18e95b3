import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { lastTurnBeforeHarvest, minorPlayed, ROUND_FIVE } from './played';

test.each([
  ['no', 0],
  ['yes; no', 1],
  ['yes; yes', 2],
])('I75 Hand Mill: in the feeding phase up to 2 grain become 2 food each (%s)', (answers, grain) => {
  const game = lastTurnBeforeHarvest().inPlay(1, 'hand-mill-2007').give(1, { grain: 3 });
  expect(game.changes(`1 clay-1\n1 ${answers}\n1 feed nothing\n2 feed nothing`)).toEqual({
    ...ROUND_FIVE,
    '2 food': [20, 16],
    ...(grain > 0 && { '1 grain': [3, 3 - grain] }),
    ...(grain < 2 && { '1 food': [20, 16 + 2 * grain] }),
  });
});

test('I75 Hand Mill: it costs 1 stone', () => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'hand-mill-2007').give(1, { stone: 1 });
  expect(game.changes('1 start-minor; yes; play hand-mill-2007')).toEqual({
    ...minorPlayed('hand-mill-2007'),
    '1 stone': [1, 0],
  });
});
