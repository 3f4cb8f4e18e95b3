import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test.each([
  ['wood', 0],
  ['clay', 0],
  ['stone', 6],
] as const)('K144 Mansion: 3 rooms of a %s house are worth %i points more', (house, bonus) => {
  const game = new CardScenario({ edition: '2007' }).inPlay(1, 'mansion-2007').lay(1, { house, rooms: 'a1' });
  expect(game.points(1, 'bonus')).toBe(bonus);
});

test('K144 Mansion: its price', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'mansion-2007')
    .give(1, { wood: 3, clay: 3, reed: 2, stone: 3 });
  expect(game.changes('1 start-minor; yes; play mansion-2007')).toEqual({
    ...minorPlayed('mansion-2007'),
    '1 wood': [3, 0],
    '1 clay': [3, 0],
    '1 reed': [2, 0],
    '1 stone': [3, 0],
  });
});
