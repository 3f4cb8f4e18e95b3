import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPassedOn } from './played';

test.each([
  ['wood', 'stone'],
  ['wood', 'reed'],
  ['clay', 'stone'],
  ['clay', 'reed'],
])('E42 Helpful Neighbors: for 1 %s 1 %s; the card travels on', (paid, good) => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'helpful-neighbors-2007').give(1, { [paid]: 1 });
  expect(game.changes(`1 start-minor; yes; play helpful-neighbors-2007; ${good}`)).toEqual({
    ...minorPassedOn('helpful-neighbors-2007'),
    [`1 ${paid}`]: [1, 0],
    [`1 ${good}`]: [0, 1],
  });
});
