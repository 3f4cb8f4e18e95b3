import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const CARDS = 'grain-utilization';

test.each([
  [5, 'house-redevelopment', 3],
  [6, 'house-redevelopment', 0],
  [8, 'pig-market', 3],
  [10, 'cattle-market', 3],
  [11, 'cattle-market', 0],
  [12, 'urgent-wish', 3],
  [14, 'farm-redevelopment', 3],
])(
  'A063 Dutch Windmill: a Bake Bread action in round %i (with %s) brings %i food more',
  (round, card, more) => {
    const game = new CardScenario({ round, revealed: `${CARDS} ${card}` })
      .inPlay(1, 'dutch-windmill')
      .own(1, 'fireplace-2')
      .give(1, { grain: 1, food: 0 });
    expect(game.changes('1 grain-utilization; bake 1')).toEqual({
      'person grain-utilization': [0, 1],
      '1 home': [2, 1],
      '1 grain': [1, 0],
      '1 food': [0, 2 + more],
    });
  },
);

test('A063 Dutch Windmill: 2 wood and 2 stone, worth 2 points', () => {
  const game = new CardScenario().hold(1, 'dutch-windmill').give(1, { wood: 2, stone: 2 });
  expect(game.changes('1 meeting-place; yes; play dutch-windmill')).toEqual({
    'person meeting-place': [0, 1],
    '1 home': [2, 1],
    '1 wood': [2, 0],
    '1 stone': [2, 0],
    '1 hand dutch-windmill': [1, 0],
    '1 card dutch-windmill': [0, 1],
  });
  expect(game.points(1, 'improvements')).toBe(2);
});
