import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPassedOn } from './played';

test.each(['wood', 'clay'])('I96 Reed Exchange: 2 reed for 2 %s; the card travels on', (good) => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'reed-exchange-2007').give(1, { [good]: 2 });
  expect(game.changes('1 start-minor; yes; play reed-exchange-2007')).toEqual({
    ...minorPassedOn('reed-exchange-2007'),
    [`1 ${good}`]: [2, 0],
    '1 reed': [0, 2],
  });
});
