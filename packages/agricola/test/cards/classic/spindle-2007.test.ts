import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { FED, INTO_ROUND_FIVE, lastTurnBeforeHarvest, minorPlayed, ROUND_FIVE } from './played';

/** Fences around six spaces: one pasture for 12 animals. */
const PASTURE = 'a3n a4n a5n a5e b5e b5s b4s b3s b3w a3w';

test.each([
  [2, 0],
  [3, 1],
  [4, 1],
  [5, 2],
  [8, 2],
])('E51 Spindle: in the field phase %i sheep give %i food', (sheep, food) => {
  const game = lastTurnBeforeHarvest()
    .inPlay(1, 'spindle-2007')
    .lay(1, { fences: PASTURE })
    .give(1, { sheep });
  expect(game.changes(INTO_ROUND_FIVE)).toEqual({
    ...ROUND_FIVE,
    ...FED,
    '1 sheep': [sheep, sheep + 1],
    '1 food': [20, 16 + food],
  });
});

test('E51 Spindle: it costs 1 wood', () => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'spindle-2007').give(1, { wood: 1 });
  expect(game.changes('1 start-minor; yes; play spindle-2007')).toEqual({
    ...minorPlayed('spindle-2007'),
    '1 wood': [1, 0],
  });
});
