import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPassedOn } from './played';

test('K107 Lumber: 3 wood for 1 stone; the card travels on', () => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'lumber-2007').give(1, { stone: 1 });
  expect(game.changes('1 start-minor; yes; play lumber-2007')).toEqual({
    ...minorPassedOn('lumber-2007'),
    '1 stone': [1, 0],
    '1 wood': [0, 3],
  });
});

test('AG-R1219 AG-R1605 in a solo game a traveling card leaves the game', () => {
  const game = new CardScenario({ edition: '2007', seats: 1 }).hold(1, 'lumber-2007').give(1, { stone: 1 });
  expect(game.changes('1 start-minor; yes; play lumber-2007')).toEqual({
    'person start-minor': [0, 1],
    '1 home': [2, 1],
    '1 hand lumber-2007': [1, 0],
    'out lumber-2007': [0, 1],
    '1 stone': [1, 0],
    '1 wood': [0, 3],
  });
});
