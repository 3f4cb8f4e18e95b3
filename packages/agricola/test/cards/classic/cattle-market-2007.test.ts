import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPassedOn } from './played';

test('E60 Cattle Market: a cattle for 1 sheep; the card travels on', () => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'cattle-market-2007').give(1, { sheep: 1 });
  expect(game.changes('1 start-minor; yes; play cattle-market-2007')).toEqual({
    ...minorPassedOn('cattle-market-2007'),
    '1 sheep': [1, 0],
    '1 cattle': [0, 1],
  });
});
