import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { FED, INTO_ROUND_FIVE, lastTurnBeforeHarvest, minorPlayed, ROUND_FIVE } from './played';

/** Fences around six spaces: one pasture for 12 animals. */
const PASTURE = 'a3n a4n a5n a5e b5e b5s b4s b3s b3w a3w';

test.each([
  [1, 1],
  [3, 1],
  [4, 2],
  [6, 2],
  [7, 3],
  [9, 3],
])('K146 Loom: in the field phase %i sheep give %i food', (sheep, food) => {
  const game = lastTurnBeforeHarvest().inPlay(1, 'loom-2007').lay(1, { fences: PASTURE }).give(1, { sheep });
  const bred = sheep < 2 ? {} : { '1 sheep': [sheep, sheep + 1] };
  expect(game.changes(INTO_ROUND_FIVE)).toEqual({
    ...ROUND_FIVE,
    ...FED,
    ...bred,
    '1 food': [20, 16 + food],
  });
});

test.each([
  [2, 0],
  [3, 1],
  [8, 2],
])('K146 Loom: at the end 1 printed point, and for %i sheep %i bonus points', (sheep, bonus) => {
  const game = new CardScenario({ edition: '2007' }).inPlay(1, 'loom-2007').give(1, { sheep });
  expect([game.points(1, 'improvements'), game.points(1, 'bonus')]).toEqual([1, bonus]);
});

test('K146 Loom: it needs 2 occupations', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'loom-2007 corn-sheaf-2007')
    .inPlay(1, 'plowman-2007')
    .give(1, { wood: 2 });
  expect(game.why('1 start-minor; yes; play loom-2007')).toMatchObject({ why: 'needs' });
});

test('K146 Loom: it costs 2 wood', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'loom-2007')
    .inPlay(1, 'plowman-2007 animal-tamer-2007')
    .give(1, { wood: 2 });
  expect(game.changes('1 start-minor; yes; play loom-2007')).toEqual({
    ...minorPlayed('loom-2007'),
    '1 wood': [2, 0],
  });
});
