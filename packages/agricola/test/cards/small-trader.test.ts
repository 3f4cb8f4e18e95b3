import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const trader = (revealed = 'major-improvement') => new CardScenario({ revealed }).inPlay(1, 'small-trader');

test('A109 Small Trader: 3 food for an improvement of the hand by a Major or Minor Improvement action', () => {
  const game = trader().hold(1, 'corn-scoop').give(1, { wood: 1 });
  expect(game.changes('1 major-improvement; play corn-scoop')).toEqual({
    '1 home': [2, 1],
    'person major-improvement': [0, 1],
    '1 wood': [1, 0],
    '1 hand corn-scoop': [1, 0],
    '1 card corn-scoop': [0, 1],
    '1 food': [2, 5],
  });
});

test('A109 Small Trader: nothing for a major improvement, nor for a Minor Improvement action', () => {
  const major = trader().give(1, { clay: 2 });
  expect(major.changes('1 major-improvement; major fireplace-2')).not.toHaveProperty('1 food');
  const minor = trader().hold(1, 'corn-scoop').give(1, { wood: 1 });
  expect(minor.changes('1 meeting-place; yes; play corn-scoop')).not.toHaveProperty('1 food');
});
