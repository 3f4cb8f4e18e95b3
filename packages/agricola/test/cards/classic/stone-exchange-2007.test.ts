import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPassedOn } from './played';

test.each(['wood', 'clay'] as const)('K143 Stone Exchange: 2 stone for 2 %s; the card travels on', (good) => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'stone-exchange-2007').give(1, { [good]: 2 });
  expect(game.changes('1 start-minor; yes; play stone-exchange-2007')).toEqual({
    ...minorPassedOn('stone-exchange-2007'),
    [`1 ${good}`]: [2, 0],
    '1 stone': [0, 2],
  });
});
