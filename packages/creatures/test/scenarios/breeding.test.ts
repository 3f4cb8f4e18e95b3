import { Scenario } from '@furrow/testkit/scenario';
import { expect, test } from 'vitest';
import { nextRound, quietRounds } from './quiet-rounds';

test('R133 the Breeding Station gives its owner alone one more breeding phase after round 8', () => {
  const game = new Scenario({ buildings: 'breeding-station' }).play(`
    ${quietRounds(1)}
    1 stone-1
    2 wood-3
    1 special-1; build breeding-station; at b1
    2 stone-2
    1 troughs; trough b1
    2 reed-sheep
    ${quietRounds(4)}
    1 start-wood
    2 troughs; trough a0 a1 b1; done
    1 stone-1
    2 stone-2
    1 building-resources
    2 reed-sheep
    1 horse-sheep; keep 2 sheep 1 horse
    2 pig-sheep; keep 2 sheep
    1 stone-1
    2 stone-2
    1 start-wood`);
  expect(game.changes('2 wood-3')).toEqual({
    'worker horse-sheep': [1, 0],
    'worker pig-sheep': [2, 0],
    'worker stone-1': [1, 0],
    'worker stone-2': [2, 0],
    'worker start-wood': [1, 0],
    'on wood-3': [6, 0],
    '2 wood': [12, 18],
    '1 sheep': [2, 4],
    '2 sheep': [2, 3],
  });
});

test('R153 with the Fertility Center 1 animal of a type is enough for a newborn', () => {
  const game = new Scenario({ buildings: 'fertility-center' }).play(`
    1 stone-2
    2 cow-pigs
    1 special-1; build fertility-center; at b1
    2 wood-3
    1 troughs; trough a0
    2 stone-1
    1 start-wood
    2 wood-3
    1 stone-1
    2 stone-2
    1 cow-pigs`);
  const before = game.board();
  expect(before).toMatchObject({ '1 cow': 1, '2 cow': 1 });
  expect(game.changes('2 building-resources')).toEqual({
    ...nextRound(before),
    '1 cow': [1, 2],
    '2 wood': [6, 7],
    '2 stone': [3, 4],
    '2 reed': [0, 1],
  });
});

test('R159 the Home Workshop builds a stall before breeding, and the newborn stands in it', () => {
  const game = new Scenario({ buildings: 'home-workshop' }).play(`
    1 building-resources
    2 wood-3
    1 start-wood
    2 stone-1
    1 special-1; build home-workshop; at a1
    2 reed-sheep
    1 stone-2
    2 wood-3
    1 building-resources
    2 stone-1
    1 troughs; trough a0
    2 reed-sheep
    1 done
    1 pig-sheep; keep 2 sheep
    2 wood-3
    1 start-wood
    2 stone-2
    1 stone-1
    2 reed-sheep`);
  const before = game.board();
  expect(game.changes('1 home-workshop; at b1')).toEqual({
    ...nextRound(before),
    'supply tiles': [5, 4],
    '1 stone': [7, 4],
    '1 reed': [1, 0],
    '1 b1': [0, 'stall'],
    '1 sheep': [2, 3],
  });
});

test('R161 the Joinery places a trough for 2 wood before breeding, and the newborn stands at it', () => {
  const game = new Scenario({ buildings: 'joinery' }).play(`
    1 building-resources
    2 stone-2
    1 special-1; build joinery; at a1
    2 stone-1
    1 wood-3
    2 reed-sheep
    1 joinery; trough c0
    1 stone-1
    2 stone-2
    1 walls; border a0n; done
    2 wood-3
    1 expand; expand right
    2 reed-sheep
    1 done
    1 pig-sheep; keep 2 sheep
    2 stone-2
    1 stone-1
    2 wood-3
    1 expand; expand right
    2 reed-sheep`);
  const before = game.board();
  expect(before).toMatchObject({ '1 c0 trough': 1, '1 sheep': 2, 'supply troughs': 9 });
  expect(game.changes('1 joinery; trough b3')).toEqual({
    ...nextRound(before),
    'supply troughs': [9, 8],
    '1 wood': [2, 0],
    '1 b3 trough': [0, 1],
    '1 sheep': [2, 3],
  });
});

test('R170 the Ranch lets its owner place a border for nothing with a newborn horse', () => {
  const game = new Scenario({ buildings: 'ranch' }).play(`
    1 stone-2
    2 reed-sheep
    1 horse-sheep
    2 building-resources
    1 wood-3
    2 cow-pigs
    1 stone-1
    2 wood-3
    1 special-1; build ranch; at b1
    2 stone-2
    1 horse-sheep
    2 reed-sheep`);
  const before = game.board();
  expect(before).toMatchObject({ '1 horse': 3, '1 border': 9 });
  expect(game.changes('1 border a0n')).toEqual({
    ...nextRound(before),
    '1 border': [9, 8],
    '1 border a0n': [0, 1],
  });
});

test('R180 the Trading Station gives 1 animal of any type before breeding for 2 resources of different kinds', () => {
  const game = new Scenario({ buildings: 'trading-station' }).play(`
    1 stone-2
    2 wood-3
    1 building-resources
    2 stone-1
    1 special-1; build trading-station; at b0
    2 reed-sheep`);
  const before = game.board();
  expect(game.changes('1 trading-station; trade stone reed cow')).toEqual({
    ...nextRound(before),
    '1 stone': [1, 0],
    '1 reed': [1, 0],
    '1 cow': [0, 1],
  });
});
