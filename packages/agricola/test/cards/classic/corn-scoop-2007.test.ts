import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test('E35 Corn Scoop: the grain space gives 1 more grain', () => {
  const game = new CardScenario({ edition: '2007' }).inPlay(1, 'corn-scoop-2007');
  expect(game.changes('1 grain')).toEqual({
    'person grain': [0, 1],
    '1 home': [2, 1],
    '1 grain': [0, 2],
  });
});

test('E35 Corn Scoop: it costs 1 wood', () => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'corn-scoop-2007').give(1, { wood: 1 });
  expect(game.changes('1 start-minor; yes; play corn-scoop-2007')).toEqual({
    ...minorPlayed('corn-scoop-2007'),
    '1 wood': [1, 0],
  });
});
