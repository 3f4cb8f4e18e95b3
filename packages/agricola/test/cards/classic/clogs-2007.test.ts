import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test.each([
  ['wood', 0],
  ['clay', 1],
  ['stone', 2],
] as const)('E28 Clogs: a house of %s is worth %i', (house, bonus) => {
  const game = new CardScenario({ edition: '2007' }).inPlay(1, 'clogs-2007').lay(1, { house });
  expect([game.points(1, 'improvements'), game.points(1, 'bonus')]).toEqual([0, bonus]);
});

test('E28 Clogs: it costs 1 wood', () => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'clogs-2007').give(1, { wood: 1 });
  expect(game.changes('1 start-minor; yes; play clogs-2007')).toEqual({
    ...minorPlayed('clogs-2007'),
    '1 wood': [1, 0],
  });
});
