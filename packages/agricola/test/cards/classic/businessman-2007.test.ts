import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('I228 Businessman: after the minor improvement of the starting player space another one', () => {
  const game = new CardScenario({ edition: '2007', seats: 3 })
    .inPlay(1, 'businessman-2007')
    .hold(1, 'corn-sheaf-2007')
    .give(1, { clay: 2 });
  expect(game.changes('1 start-minor; yes; play corn-sheaf-2007; yes; major fireplace-2')).toEqual({
    'person start-minor': [0, 1],
    'major fireplace-2': [0, 1],
    '1 home': [2, 1],
    '1 hand corn-sheaf-2007': [1, 0],
    '2 hand corn-sheaf-2007': [0, 1],
    '1 grain': [0, 1],
    '1 clay': [2, 0],
  });
});

test('I228 Businessman RU-285: also where no minor improvement was played; and it may be declined', () => {
  const game = () =>
    new CardScenario({ edition: '2007', seats: 3 }).inPlay(1, 'businessman-2007').give(1, { clay: 2 });
  expect(game().changes('1 start-minor; yes; major fireplace-2')).toMatchObject({
    'major fireplace-2': [0, 1],
  });
  expect(game().changes('1 start-minor; no')).toEqual({ 'person start-minor': [0, 1], '1 home': [2, 1] });
});
