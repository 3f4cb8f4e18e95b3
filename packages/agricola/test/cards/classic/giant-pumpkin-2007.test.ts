import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

test('Z323 Giant Pumpkin: 1 vegetable is laid on it and is worth 2 points at the end', () => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'giant-pumpkin-2007').give(1, { vegetable: 1 });
  expect(game.changes('1 start-minor; yes; play giant-pumpkin-2007')).toEqual({
    ...minorPlayed('giant-pumpkin-2007'),
    '1 vegetable': [1, 0],
    '1 on giant-pumpkin-2007': [0, 1],
  });
  expect([game.points(1, 'bonus'), game.points(1, 'vegetables')]).toEqual([2, -1]);
});

test.each([
  ['', 1],
  ['fireplace-2', 2],
  ['cooking-hearth-4', 3],
])('Z323 Giant Pumpkin: with "%s" the vegetable becomes %i food at any time', (major, food) => {
  const game = new CardScenario({ edition: '2007' }).inPlay(1, 'giant-pumpkin-2007').own(1, major);
  game.player(1).memory[0] = 1;
  expect(game.changes('1 giant-pumpkin-2007; clay-1')).toEqual({
    'person clay-1': [0, 1],
    'on clay-1': [1, 0],
    '1 home': [2, 1],
    '1 clay': [0, 1],
    '1 food': [2, 2 + food],
    '1 on giant-pumpkin-2007': [1, 0],
  });
  expect(game.points(1, 'bonus')).toBe(0);
});

test('Z323 Giant Pumpkin: not without a vegetable', () => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'giant-pumpkin-2007 corn-sheaf-2007');
  game.play('1 start-minor; yes');
  expect(game.offered(1)).toEqual(['play corn-sheaf-2007']);
});
