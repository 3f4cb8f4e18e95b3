import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { lastTurnBeforeHarvest } from './played';

test('K280 Tanner: cooked wild boar and cattle are laid on the card', () => {
  const game = new CardScenario({ edition: '2007', seats: 3 })
    .inPlay(1, 'tanner-2007')
    .own(1, 'fireplace-2')
    .lay(1, { fences: 'a4n a5n a5e b5e b5s b4s b4w a4w a5w b5w', stables: 'c5' })
    .give(1, { boar: 2, cattle: 2, sheep: 1 });
  expect(game.changes('1 exchange; convert 1 sheep 2 boar 2 cattle')).toEqual({
    '1 sheep': [1, 0],
    '1 boar': [2, 0],
    '1 cattle': [2, 0],
    '1 food': [2, 14],
    '1 on tanner-2007 boar': [0, 2],
    '1 on tanner-2007 cattle': [0, 2],
  });
  expect(game.points(1, 'bonus')).toBe(2);
});

test('K280 Tanner: animals that are fed to the family count as well', () => {
  const game = lastTurnBeforeHarvest(3)
    .inPlay(1, 'tanner-2007')
    .own(1, 'fireplace-2')
    .lay(1, { fences: 'a5n a5e a5s a5w' })
    .give(1, { boar: 2, food: 0 });
  game.play('1 clay-1\n1 feed 2 boar');
  expect(game.points(1, 'bonus')).toBe(1);
});

test.each([
  [1, 1, 0],
  [2, 2, 2],
  [4, 3, 4],
  [6, 4, 6],
])('K280 Tanner: %i wild boar and %i cattle are worth %i points', (boar, cattle, points) => {
  const game = new CardScenario({ edition: '2007', seats: 3 }).inPlay(1, 'tanner-2007');
  game.player(1).memory[0] = boar | (cattle << 5);
  expect(game.points(1, 'bonus')).toBe(points);
});
