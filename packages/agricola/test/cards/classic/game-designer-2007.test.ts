import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('Z333 Game Designer: 1 of each building resource becomes 2 food and 1 point, as often as its owner likes', () => {
  const game = new CardScenario({ edition: '2007' })
    .inPlay(1, 'game-designer-2007')
    .give(1, { wood: 2, clay: 2, reed: 2, stone: 3 });
  expect(game.changes('1 game-designer-2007\n1 game-designer-2007')).toEqual({
    '1 wood': [2, 0],
    '1 clay': [2, 0],
    '1 reed': [2, 0],
    '1 stone': [3, 1],
    '1 food': [2, 6],
    '1 bonus': [0, 2],
  });
});
