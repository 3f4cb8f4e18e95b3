import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { lastTurnBeforeHarvest } from './played';

test('E156 Brush Maker: cooked wild boar are laid on the card, other animals are not', () => {
  const game = new CardScenario({ edition: '2007', seats: 3 })
    .inPlay(1, 'brush-maker-2007')
    .own(1, 'fireplace-2')
    .lay(1, { fences: 'a5n a5e a5s a5w' })
    .give(1, { boar: 2, sheep: 1 });
  expect(game.changes('1 exchange; convert 1 sheep 2 boar')).toEqual({
    '1 sheep': [1, 0],
    '1 boar': [2, 0],
    '1 food': [2, 8],
    '1 on brush-maker-2007': [0, 2],
  });
  expect(game.points(1, 'bonus')).toBe(1);
});

test('E156 Brush Maker: wild boar that feed the family count as well', () => {
  const game = lastTurnBeforeHarvest(3)
    .inPlay(1, 'brush-maker-2007')
    .own(1, 'fireplace-2')
    .lay(1, { fences: 'a5n a5e a5s a5w' })
    .give(1, { boar: 2, food: 0 });
  game.play('1 clay-1\n1 feed 2 boar');
  expect(game.points(1, 'bonus')).toBe(1);
});

test.each([
  [1, 0],
  [2, 1],
  [3, 2],
  [4, 3],
  [7, 3],
])('E156 Brush Maker: %i wild boar are worth %i points', (boar, points) => {
  const game = new CardScenario({ edition: '2007', seats: 3 }).inPlay(1, 'brush-maker-2007');
  game.player(1).memory[0] = boar;
  expect(game.points(1, 'bonus')).toBe(points);
});
