import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test('E50 Builder’s Trowel: at any time a wooden hut becomes a clay hut, at the usual price', () => {
  const game = new CardScenario({ edition: '2007' })
    .inPlay(1, 'builders-trowel-2007')
    .give(1, { clay: 2, reed: 1 });
  expect(game.changes('1 builders-trowel-2007')).toEqual({
    '1 house': ['wood', 'clay'],
    '1 clay': [2, 0],
    '1 reed': [1, 0],
  });
});

test('E50 Builder’s Trowel: not from clay to stone', () => {
  const game = new CardScenario({ edition: '2007' })
    .inPlay(1, 'builders-trowel-2007')
    .lay(1, { house: 'clay' })
    .give(1, { stone: 2, reed: 1 });
  expect(game.offered(1)).not.toContain('builders-trowel-2007');
});

test('E50 Builder’s Trowel: it costs 1 wood', () => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'builders-trowel-2007').give(1, { wood: 1 });
  expect(game.changes('1 start-minor; yes; play builders-trowel-2007')).toEqual({
    ...minorPlayed('builders-trowel-2007'),
    '1 wood': [1, 0],
  });
});
