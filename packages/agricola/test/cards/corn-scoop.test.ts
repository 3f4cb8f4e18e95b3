import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('A067 Corn Scoop: it costs 1 wood', () => {
  const game = new CardScenario().hold(1, 'corn-scoop').give(1, { wood: 1 });
  expect(game.changes('1 meeting-place; yes; play corn-scoop')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 wood': [1, 0],
    '1 hand corn-scoop': [1, 0],
    '1 card corn-scoop': [0, 1],
  });
});

test('A067 Corn Scoop: 1 more grain with Grain Seeds', () => {
  const game = new CardScenario().inPlay(1, 'corn-scoop');
  expect(game.changes('1 grain-seeds')).toEqual({
    'person grain-seeds': [0, 1],
    '1 home': [2, 1],
    '1 grain': [0, 2],
  });
});
