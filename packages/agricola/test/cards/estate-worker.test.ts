import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('B125 Estate Worker: wood, clay, reed and stone on the next 4 round spaces, in this order', () => {
  const game = new CardScenario().hold(1, 'estate-worker');
  expect(game.changes('1 lessons; play estate-worker')).toEqual({
    'person lessons': [0, 1],
    '1 home': [2, 1],
    '1 round 2 wood': [0, 1],
    '1 round 3 clay': [0, 1],
    '1 round 4 reed': [0, 1],
    '1 round 5 stone': [0, 1],
    '1 hand estate-worker': [1, 0],
    '1 card estate-worker': [0, 1],
  });
});

test('B125 Estate Worker: late in the game only as far as there are rounds', () => {
  const game = new CardScenario({ round: 12, revealed: 'urgent-wish' }).hold(1, 'estate-worker');
  expect(game.changes('1 lessons; play estate-worker')).toEqual({
    'person lessons': [0, 1],
    '1 home': [2, 1],
    '1 round 13 wood': [0, 1],
    '1 round 14 clay': [0, 1],
    '1 hand estate-worker': [1, 0],
    '1 card estate-worker': [0, 1],
  });
});
