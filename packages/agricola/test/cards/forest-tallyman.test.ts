import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const four = () => new CardScenario({ seats: 4, start: 4 });

test('A162 Forest Tallyman: between Forest and Clay Pit, when both are occupied, 2 clay and 3 wood', () => {
  const game = four().inPlay(2, 'forest-tallyman').play('4 forest\n1 clay-pit');
  expect(game.changes('2 forest-tallyman')).toEqual({
    'person forest-tallyman': [0, 2],
    '2 home': [2, 1],
    '2 clay': [0, 2],
    '2 wood': [0, 3],
  });
});

test('A162 Forest Tallyman: both spaces must be occupied', () => {
  const game = four().inPlay(2, 'forest-tallyman').play('4 forest\n1 fishing');
  expect(game.why('2 forest-tallyman')).toMatchObject({ why: 'card-space' });
});

test('A162 Forest Tallyman: only its owner may use it, and once a round', () => {
  const game = four().inPlay(2, 'forest-tallyman').play('4 forest\n1 clay-pit\n2 forest-tallyman');
  expect(game.why('3 forest-tallyman')).toMatchObject({ why: 'occupied' });
  game.play('3 fishing\n4 grain-seeds\n1 day-laborer');
  expect(game.why('2 forest-tallyman')).toMatchObject({ why: 'occupied' });
  const other = four().inPlay(2, 'forest-tallyman').play('4 forest\n1 clay-pit\n2 fishing');
  expect(other.why('3 forest-tallyman')).toMatchObject({ why: 'card-space' });
});

test('A162 Forest Tallyman: is for four players', () => {
  const game = new CardScenario({ seats: 3 });
  expect(game.why('1 forest-tallyman')).toMatchObject({ why: 'unreadable' });
});

test('A162 Forest Tallyman, B151 Little Peasant: spaces that are not considered occupied do not open it (RU-58)', () => {
  const game = four().inPlay(2, 'forest-tallyman little-peasant').play('4 forest\n1 clay-pit');
  expect(game.why('2 forest-tallyman')).toMatchObject({ why: 'card-space' });
  expect(game.lay(2, { house: 'clay' }).changes('2 forest-tallyman')).toMatchObject({ '2 wood': [0, 3] });
});
