import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPassedOn } from './played';

test('K129 Corn Sheaf: 1 grain; the card travels on', () => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'corn-sheaf-2007');
  expect(game.changes('1 start-minor; yes; play corn-sheaf-2007')).toEqual({
    ...minorPassedOn('corn-sheaf-2007'),
    '1 grain': [0, 1],
  });
});

test('K129 Corn Sheaf AG-R1219: the left neighbour may play it in the same round', () => {
  const game = new CardScenario({ edition: '2007', revealed: 'improvement' }).hold(1, 'corn-sheaf-2007');
  game.play('1 start-minor; yes; play corn-sheaf-2007');
  expect(game.changes('2 improvement; play corn-sheaf-2007')).toEqual({
    'person improvement': [0, 2],
    '2 home': [2, 1],
    '2 grain': [0, 1],
    '1 hand corn-sheaf-2007': [0, 1],
    '2 hand corn-sheaf-2007': [1, 0],
  });
});
