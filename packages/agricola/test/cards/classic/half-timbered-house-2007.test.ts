import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test.each([
  ['wood', 0],
  ['clay', 0],
  ['stone', 3],
] as const)('E21 Half-Timbered House: three rooms of %s give %i bonus points', (house, bonus) => {
  const game = new CardScenario({ edition: '2007' })
    .inPlay(1, 'half-timbered-house-2007')
    .lay(1, { house, rooms: 'a1' });
  expect([game.points(1, 'improvements'), game.points(1, 'bonus')]).toEqual([0, bonus]);
});

test('E21 Half-Timbered House: it costs 1 wood and 1 clay and 1 reed and 2 stone', () => {
  const game = new CardScenario({ edition: '2007' })
    .hold(1, 'half-timbered-house-2007')
    .give(1, { wood: 1, clay: 1, reed: 1, stone: 2 });
  expect(game.changes('1 start-minor; yes; play half-timbered-house-2007')).toEqual({
    ...minorPlayed('half-timbered-house-2007'),
    '1 wood': [1, 0],
    '1 clay': [1, 0],
    '1 reed': [1, 0],
    '1 stone': [2, 0],
  });
});
