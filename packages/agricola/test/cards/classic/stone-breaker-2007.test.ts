import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('K303 Stone Breaker: a clay hut becomes a stone house at any time', () => {
  const game = new CardScenario({ edition: '2007', seats: 4 })
    .inPlay(1, 'stone-breaker-2007')
    .lay(1, { house: 'clay' })
    .give(1, { stone: 2, reed: 1 });
  expect(game.changes('1 stone-breaker-2007')).toEqual({
    '1 house': ['clay', 'stone'],
    '1 stone': [2, 0],
    '1 reed': [1, 0],
  });
});

test('K303 Stone Breaker: a wooden hut is not renovated', () => {
  const game = new CardScenario({ edition: '2007', seats: 4 })
    .inPlay(1, 'stone-breaker-2007')
    .give(1, { clay: 2, reed: 1 });
  expect(game.offered(1)).not.toContain('stone-breaker-2007');
});
