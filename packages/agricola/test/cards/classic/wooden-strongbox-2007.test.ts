import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test.each([
  ['a1 a2', 0],
  ['a1 a2 b2', 2],
  ['a1 a2 b2 c2', 4],
  ['a1 a2 a3 b2 c2', 4],
])('K123 Wooden Strongbox: with the rooms %s besides the first two it is worth %i points', (rooms, bonus) => {
  const game = new CardScenario({ edition: '2007' }).inPlay(1, 'wooden-strongbox-2007').lay(1, { rooms });
  expect(game.points(1, 'bonus')).toBe(bonus);
});

test('K123 Wooden Strongbox: it costs 1 wood', () => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'wooden-strongbox-2007').give(1, { wood: 1 });
  expect(game.changes('1 start-minor; yes; play wooden-strongbox-2007')).toEqual({
    ...minorPlayed('wooden-strongbox-2007'),
    '1 wood': [1, 0],
  });
});
