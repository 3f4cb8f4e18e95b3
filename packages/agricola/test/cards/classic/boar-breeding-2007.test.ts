import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPassedOn } from './played';

test('K141 Boar Breeding: 1 wild boar for 1 food; the card travels on', () => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'boar-breeding-2007');
  expect(game.changes('1 start-minor; yes; play boar-breeding-2007')).toEqual({
    ...minorPassedOn('boar-breeding-2007'),
    '1 food': [2, 1],
    '1 boar': [0, 1],
  });
});
