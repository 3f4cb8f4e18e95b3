import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { FED, INTO_ROUND_FIVE, lastTurnBeforeHarvest, minorPlayed, ROUND_FIVE } from './played';

/** Fences around two pastures of three spaces each. */
const PASTURES = 'a3n a4n a5n a5e b5e b5s b4s b3s b3w a3w a3s a4s a5s';

test.each([
  [2, 1, 0],
  [3, 1, 1],
  [3, 2, 2],
  [5, 4, 3],
])('E53 Butter Churn: %i sheep and %i cattle give %i food', (sheep, cattle, food) => {
  const game = lastTurnBeforeHarvest()
    .inPlay(1, 'butter-churn-2007')
    .lay(1, { fences: PASTURES })
    .give(1, { sheep, cattle });
  const born = cattle < 2 ? {} : { '1 cattle': [cattle, cattle + 1] };
  expect(game.changes(INTO_ROUND_FIVE)).toEqual({
    ...ROUND_FIVE,
    ...FED,
    ...born,
    '1 sheep': [sheep, sheep + 1],
    '1 food': [20, 16 + food],
  });
});

test('E53 Butter Churn: it costs 2 wood', () => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'butter-churn-2007').give(1, { wood: 2 });
  expect(game.changes('1 start-minor; yes; play butter-churn-2007')).toEqual({
    ...minorPlayed('butter-churn-2007'),
    '1 wood': [2, 0],
  });
});
