import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPassedOn } from './played';

test('E39 Market Stall: a vegetable for 1 grain; the card travels on', () => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'market-stall-2007').give(1, { grain: 1 });
  expect(game.changes('1 start-minor; yes; play market-stall-2007')).toEqual({
    ...minorPassedOn('market-stall-2007'),
    '1 grain': [1, 0],
    '1 vegetable': [0, 1],
  });
});
