import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test('I87 Flagon: when the Well is built the owner gets 4 food and the others 1 each', () => {
  const game = new CardScenario({ edition: '2007', seats: 3, start: 2, revealed: 'improvement' })
    .inPlay(1, 'flagon-2007')
    .give(2, { wood: 1, stone: 3 });
  expect(game.changes('2 improvement; major well')).toEqual({
    'person improvement': [0, 2],
    'major well': [0, 2],
    '2 home': [2, 1],
    '2 wood': [1, 0],
    '2 stone': [3, 0],
    ...Object.fromEntries([2, 3, 4, 5, 6].map((round) => [`2 round ${round} food`, [0, 1]])),
    '1 food': [3, 7],
    '2 food': [2, 3],
    '3 food': [3, 4],
  });
});

test('I87 Flagon: the same when it becomes the Village Well, and for no other improvement', () => {
  const game = new CardScenario({ edition: '2007', revealed: 'improvement' })
    .inPlay(1, 'flagon-2007')
    .own(1, 'well')
    .hold(1, 'village-well-2007')
    .give(2, { clay: 2 });
  expect(game.changes('1 start-minor; yes; play village-well-2007')).toMatchObject({
    '1 food': [2, 6],
    '2 food': [3, 4],
  });
  expect(game.changes('2 improvement; major fireplace-2')).not.toHaveProperty('1 food');
});

test.each([
  ['', 0],
  ['well', 4],
])('I87 Flagon: when it is played after %s its owner gets %i food', (major, food) => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'flagon-2007').give(1, { clay: 1 });
  if (major !== '') game.own(2, major);
  expect(game.changes('1 start-minor; yes; play flagon-2007')).toEqual({
    ...minorPlayed('flagon-2007'),
    '1 clay': [1, 0],
    ...(food > 0 && { '1 food': [2, 2 + food], '2 food': [3, 4] }),
  });
});

test('I87 Flagon RU-282: a Well that was returned has been built all the same', () => {
  const game = new CardScenario({ edition: '2007' })
    .inPlay(2, 'village-well-2007')
    .hold(1, 'flagon-2007')
    .give(1, { clay: 1 });
  expect(game.changes('1 start-minor; yes; play flagon-2007')).toMatchObject({ '1 food': [2, 6] });
});
