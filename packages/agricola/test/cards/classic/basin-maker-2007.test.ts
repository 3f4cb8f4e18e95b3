import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

function butcher(): CardScenario {
  return new CardScenario({ edition: '2007', seats: 4 })
    .inPlay(1, 'basin-maker-2007')
    .own(1, 'fireplace-2')
    .lay(1, { fences: 'a4n a5n a5e b5e b5s b4s b4w a4w' });
}

test('K273 Basin Maker: up to 2 wood for each wild boar', () => {
  const game = butcher().give(1, { boar: 2, wood: 5 });
  expect(game.changes('1 exchange; convert 2 boar; yes; yes; yes; yes')).toEqual({
    '1 boar': [2, 0],
    '1 food': [2, 6],
    '1 wood': [5, 1],
    '1 on basin-maker-2007': [0, 4],
  });
  expect(game.offered(1)).toContain('clay-1');
});

test('K273 Basin Maker: nothing for sheep', () => {
  const game = butcher().give(1, { sheep: 1, wood: 5 });
  expect(game.changes('1 exchange; convert 1 sheep')).toEqual({ '1 sheep': [1, 0], '1 food': [2, 4] });
});

test.each([
  [1, 0],
  [2, 1],
  [3, 2],
  [4, 2],
  [7, 4],
  [10, 6],
  [12, 8],
  [24, 20],
])('K273 Basin Maker: %i wood are worth %i points', (wood, points) => {
  const game = butcher();
  game.player(1).memory[0] = wood;
  expect(game.points(1, 'bonus')).toBe(points);
});
