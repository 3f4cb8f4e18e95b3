import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { FED, lastTurnBeforeHarvest, ROUND_FIVE } from '../harvest-round';
import { minorPlayed } from './played';

test('L061 Bagpipes: it needs 1 sheep and costs nothing', () => {
  const none = new CardScenario().hold(1, 'bagpipes scullery').give(1, { wood: 1, clay: 1 });
  expect(none.why('1 meeting-place; yes; play bagpipes')).toMatchObject({ why: 'needs' });
  const game = new CardScenario().hold(1, 'bagpipes').give(1, { sheep: 1 });
  expect(game.changes('1 meeting-place; yes; play bagpipes')).toEqual(minorPlayed('bagpipes'));
});

test('L061 Bagpipes: 1 food at the start of a harvest, sheep or not', () => {
  const game = lastTurnBeforeHarvest().inPlay(1, 'bagpipes');
  expect(game.changes('1 clay-pit')).toEqual({ ...ROUND_FIVE, ...FED, '1 food': [20, 17] });
});
