import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPassedOn } from './played';

test.each(['wood', 'clay'])('E16 Building Material: 1 %s; the card travels on', (good) => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'building-material-2007');
  expect(game.changes(`1 start-minor; yes; play building-material-2007; ${good}`)).toEqual({
    ...minorPassedOn('building-material-2007'),
    [`1 ${good}`]: [0, 1],
  });
});

test('E16 Building Material: nothing else', () => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'building-material-2007');
  game.play('1 start-minor; yes; play building-material-2007');
  expect(game.offered(1)).toEqual(['wood', 'clay']);
});
