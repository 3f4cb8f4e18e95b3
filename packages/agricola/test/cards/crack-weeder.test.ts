import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { FED, lastTurnBeforeHarvest, ROUND_FIVE } from './harvest-round';

test('B58 Crack Weeder: 1 food when it is played', () => {
  const game = new CardScenario().hold(1, 'crack-weeder').give(1, { wood: 1 });
  expect(game.changes('1 meeting-place; yes; play crack-weeder')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 hand crack-weeder': [1, 0],
    '1 card crack-weeder': [0, 1],
    '1 wood': [1, 0],
    '1 food': [2, 3],
  });
});

test('B58 Crack Weeder: 1 food for each vegetable taken in the field phase', () => {
  const game = lastTurnBeforeHarvest()
    .inPlay(1, 'crack-weeder')
    .lay(1, { fields: 'a2 a3 a4', vegetables: { a2: 2, a3: 1 }, grain: { a4: 3 } });
  expect(game.changes('1 clay-pit')).toEqual({
    ...ROUND_FIVE,
    ...FED,
    '1 food': [20, 18],
    '1 vegetable': [0, 2],
    '1 grain': [0, 1],
    '1 a2 vegetable': [2, 1],
    '1 a3 vegetable': [1, 0],
    '1 a4 grain': [3, 2],
  });
});
