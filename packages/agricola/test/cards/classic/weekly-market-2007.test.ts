import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPassedOn } from './played';

test('I104 Weekly Market: 2 vegetables for 3 grain; the card travels on', () => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'weekly-market-2007').give(1, { grain: 3 });
  expect(game.changes('1 start-minor; yes; play weekly-market-2007')).toEqual({
    ...minorPassedOn('weekly-market-2007'),
    '1 grain': [3, 0],
    '1 vegetable': [0, 2],
  });
});
