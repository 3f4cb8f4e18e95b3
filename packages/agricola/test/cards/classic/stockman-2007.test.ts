import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('E213 Stockman: animals for the second, third and fourth stable', () => {
  const game = new CardScenario({ edition: '2007', seats: 4 })
    .inPlay(1, 'stockman-2007')
    .lay(1, { stables: 'a5' })
    .give(1, { wood: 6 });
  game.play('1 farm-expansion; stable a4; stable a3; stable a2');
  expect(game.offered().some((move) => move.includes('keep'))).toBe(false);
  expect(game.board()).toMatchObject({ '1 cattle': 1, '1 boar': 1, '1 sheep': 1 });
});

test('E213 Stockman: those that stood before bring nothing', () => {
  const game = new CardScenario({ edition: '2007', seats: 4 })
    .inPlay(1, 'stockman-2007')
    .lay(1, { stables: 'a5 a4' })
    .give(1, { wood: 2 });
  game.play('1 farm-expansion; stable a3');
  expect(game.board()).toMatchObject({ '1 boar': 1 });
  expect(game.board()).not.toHaveProperty('1 cattle');
});

test('E213 Stockman: nothing for the first', () => {
  const game = new CardScenario({ edition: '2007', seats: 4 })
    .inPlay(1, 'stockman-2007')
    .give(1, { wood: 2 });
  expect(game.changes('1 farm-expansion; stable a5')).toEqual({
    'person farm-expansion': [0, 1],
    '1 home': [2, 1],
    '1 wood': [2, 0],
    '1 a5 stable': [0, 1],
  });
});
