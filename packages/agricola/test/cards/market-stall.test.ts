import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('B008 Market Stall, AG-E41: 1 vegetable for the grain that it costs; the card travels on', () => {
  const game = new CardScenario().hold(1, 'market-stall').give(1, { grain: 1 });
  expect(game.changes('1 meeting-place; yes; play market-stall')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 grain': [1, 0],
    '1 vegetable': [0, 1],
    '1 hand market-stall': [1, 0],
    '2 hand market-stall': [0, 1],
  });
});

test('B008 Market Stall: not without grain', () => {
  const game = new CardScenario().hold(1, 'market-stall');
  expect(game.why('1 meeting-place; yes')).toMatchObject({ why: 'no-card-playable' });
});
