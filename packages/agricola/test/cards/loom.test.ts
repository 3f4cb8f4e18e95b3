import { CardScenario } from '@furrow/testkit/card-scenario';
import { describe, expect, test } from 'vitest';
import { FED, lastTurnBeforeHarvest, ROUND_FIVE } from './harvest-round';

/** Fences around six spaces: one pasture for 12 animals. */
const PASTURE = 'a3n a4n a5n a5e b5e b5s b4s b3s b3w a3w';

describe('B039 Loom', () => {
  test('B039 Loom AG-R1216: it costs 2 wood and needs 2 occupations', () => {
    const game = new CardScenario().hold(1, 'loom scullery').inPlay(1, 'scythe-worker');
    game.give(1, { wood: 3, clay: 1 });
    expect(game.why('1 meeting-place; yes; play loom')).toMatchObject({ why: 'needs' });
    const more = new CardScenario().hold(1, 'loom').give(1, { wood: 3 });
    more.inPlay(1, 'scythe-worker manservant confidant');
    expect(more.changes('1 meeting-place; yes; play loom')).toEqual({
      'person meeting-place': [0, 1],
      '1 home': [2, 1],
      '1 wood': [3, 1],
      '1 hand loom': [1, 0],
      '1 card loom': [0, 1],
    });
  });

  test.each([
    [1, 1],
    [3, 1],
    [4, 2],
    [6, 2],
    [7, 3],
    [9, 3],
  ])('B039 Loom AG-E43 AG-R1205: in the field phase %i sheep give %i food', (sheep, food) => {
    const game = lastTurnBeforeHarvest().inPlay(1, 'loom').lay(1, { fences: PASTURE }).give(1, { sheep });
    const bred = sheep < 2 ? {} : { '1 sheep': [sheep, sheep + 1] };
    expect(game.changes('1 clay-pit')).toEqual({
      ...ROUND_FIVE,
      ...FED,
      ...bred,
      '1 food': [20, 16 + food],
    });
  });

  test('B039 Loom AG-E43: no sheep, no food', () => {
    const game = lastTurnBeforeHarvest().inPlay(1, 'loom');
    expect(game.changes('1 clay-pit')).toEqual({ ...ROUND_FIVE, ...FED });
  });

  test.each([
    [0, 0],
    [2, 0],
    [3, 1],
    [8, 2],
    [9, 3],
  ])('B039 Loom AG-E43: at the end 1 printed point, and for %i sheep %i bonus points', (sheep, bonus) => {
    const game = new CardScenario().inPlay(1, 'loom').give(1, { sheep });
    expect(game.points(1, 'improvements')).toBe(1);
    expect(game.points(1, 'bonus')).toBe(bonus);
  });
});
