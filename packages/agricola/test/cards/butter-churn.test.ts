import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { FED, lastTurnBeforeHarvest, ROUND_FIVE } from './harvest-round';

/** Fences around eight spaces: two pastures for 8 animals each. */
const PASTURES = 'a2n a3n a3e b3e b3s b2s b2w a2w a4n a5n a5e b5e b5s b4s';

test.each([
  [0, 0, 0],
  [2, 1, 0],
  [3, 1, 1],
  [6, 3, 3],
])('B050 Butter Churn: %i sheep and %i cattle give %i food in the field phase', (sheep, cattle, food) => {
  const game = lastTurnBeforeHarvest().inPlay(1, 'butter-churn').lay(1, { fences: PASTURES });
  game.give(1, { sheep, cattle });
  expect(game.changes('1 clay-pit')).toEqual({
    ...ROUND_FIVE,
    ...FED,
    ...(sheep > 1 && { '1 sheep': [sheep, sheep + 1] }),
    ...(cattle > 1 && { '1 cattle': [cattle, cattle + 1] }),
    '1 food': [20, 16 + food],
  });
});

test('B050 Butter Churn: 1 wood and at most 3 occupations; worth 1 point', () => {
  const game = new CardScenario().hold(1, 'butter-churn').give(1, { wood: 1 });
  game.inPlay(1, 'wood-cutter manservant scythe-worker');
  expect(game.changes('1 meeting-place; yes; play butter-churn')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 wood': [1, 0],
    '1 hand butter-churn': [1, 0],
    '1 card butter-churn': [0, 1],
  });
  expect(game.points(1, 'improvements')).toBe(1);
  const many = new CardScenario().hold(1, 'butter-churn basket').give(1, { wood: 1, reed: 1 });
  many.inPlay(1, 'wood-cutter manservant scythe-worker grocer');
  expect(many.why('1 meeting-place; yes; play butter-churn')).toMatchObject({ why: 'needs' });
});
