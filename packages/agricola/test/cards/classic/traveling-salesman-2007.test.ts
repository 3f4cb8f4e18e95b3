import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { lastTurn } from '../harvest-round';

test('K281 Traveling Salesman: a major improvement in place of a minor one', () => {
  const game = new CardScenario({ edition: '2007' })
    .inPlay(1, 'traveling-salesman-2007')
    .give(1, { clay: 2 });
  expect(game.changes('1 start-minor; yes; instead traveling-salesman-2007; major fireplace-2')).toEqual({
    'person start-minor': [0, 1],
    '1 home': [2, 1],
    '1 clay': [2, 0],
    'major fireplace-2': [0, 1],
  });
});

test('K281 Traveling Salesman: two minor improvements in place of a major one', () => {
  const game = new CardScenario({ edition: '2007', revealed: 'improvement' })
    .inPlay(1, 'traveling-salesman-2007')
    .hold(1, 'corn-sheaf-2007 lumber-2007')
    .give(1, { stone: 1 });
  expect(
    game.changes(
      '1 improvement; instead traveling-salesman-2007; play corn-sheaf-2007; yes; play lumber-2007',
    ),
  ).toEqual({
    'person improvement': [0, 1],
    '1 home': [2, 1],
    '1 stone': [1, 0],
    '1 wood': [0, 3],
    '1 grain': [0, 1],
    '1 hand corn-sheaf-2007': [1, 0],
    '2 hand corn-sheaf-2007': [0, 1],
    '1 hand lumber-2007': [1, 0],
    '2 hand lumber-2007': [0, 1],
  });
});

test('K281 Traveling Salesman: an improvement that a card allows is not replaced', () => {
  const game = lastTurn({ edition: '2007' })
    .inPlay(1, 'traveling-salesman-2007 scholar-2007')
    .hold(1, 'corn-sheaf-2007')
    .lay(1, { house: 'stone' })
    .play('1 day-laborer\n* reveal fences\n1 yes');
  expect(game.offered(1)).not.toContain('instead traveling-salesman-2007');
});
