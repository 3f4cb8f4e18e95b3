import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const market = () =>
  new CardScenario({
    round: 8,
    revealed:
      'sheep-market fencing grain-utilization major-improvement basic-wish house-redevelopment western-quarry pig-market',
  });

test('A077 Hod: 1 wood, and 1 clay when it is played', () => {
  const game = new CardScenario().hold(1, 'hod').give(1, { wood: 1 });
  expect(game.changes('1 meeting-place; yes; play hod')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 wood': [1, 0],
    '1 clay': [0, 1],
    '1 hand hod': [1, 0],
    '1 card hod': [0, 1],
  });
});

test('A077 Hod: 2 clay when another player uses the Pig Market', () => {
  const game = market().inPlay(2, 'hod');
  expect(game.changes('1 pig-market')).toEqual({
    'person pig-market': [0, 1],
    'on pig-market': [1, 0],
    '1 home': [2, 1],
    '1 boar': [0, 1],
    '2 clay': [0, 2],
  });
});

test('A077 Hod: the same when the owner does; other markets do not count', () => {
  const game = market().inPlay(1, 'hod');
  expect(game.changes('1 pig-market')).toEqual({
    'person pig-market': [0, 1],
    'on pig-market': [1, 0],
    '1 home': [2, 1],
    '1 boar': [0, 1],
    '1 clay': [0, 2],
  });
  expect(game.changes('2 sheep-market')).toEqual({
    'person sheep-market': [0, 2],
    'on sheep-market': [1, 0],
    '2 home': [2, 1],
    '2 sheep': [0, 1],
  });
});
