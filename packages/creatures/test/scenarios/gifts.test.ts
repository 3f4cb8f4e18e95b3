import { Scenario } from '@furrow/testkit/scenario';
import { expect, test } from 'vitest';

/** Round 1, after which seat 1 has 4 wood, 3 stone and 1 reed. */
const ROUND_1 = `
  1 wood-3
  2 stone-1
  1 stone-2
  2 expand; expand right
  1 building-resources
  2 troughs; trough a1`;

test('R143 the Cow Stall gives 1 cow, holds 3 cows and can be made a stable', () => {
  const game = new Scenario({ buildings: 'cow-stall' }).play(ROUND_1);
  expect(game.changes('1 special-1; build cow-stall; at b1')).toEqual({
    'worker special-1': [0, 1],
    'offer cow-stall': [1, 0],
    '1 wood': [4, 0],
    '1 reed': [1, 0],
    '1 cow': [0, 1],
    '1 b1': [0, 'cow-stall'],
  });
  game.play(`
    2 stone-2
    1 cow-pigs          # 2 cows in the Cow Stall, the pig in the Cottage
    2 stone-1
    1 wood-3
    2 building-resources
    1 wood-3            # round 3
    2 stone-1`);
  expect(game.board()).toMatchObject({ round: 3, '1 cow': 3, '1 pig': 1, '1 wood': 6 });
  expect(game.changes('1 stables; flip b1 wood')).toEqual({
    'worker stables': [0, 1],
    'offer cow-stall': [0, 1],
    'supply tiles': [5, 4],
    '1 wood': [6, 1],
    '1 b1': ['cow-stall', 'stable'],
  });
});

test('R169 the Pig Stall gives 1 pig, holds 3 pigs and can be made a stable', () => {
  const game = new Scenario({ buildings: 'pig-stall' }).play(ROUND_1);
  expect(game.changes('1 special-1; build pig-stall; at b1')).toEqual({
    'worker special-1': [0, 1],
    'offer pig-stall': [1, 0],
    '1 wood': [4, 0],
    '1 reed': [1, 0],
    '1 pig': [0, 1],
    '1 b1': [0, 'pig-stall'],
  });
  game.play(`
    2 wood-3
    1 cow-pigs          # 2 pigs in the Pig Stall, the cow in the Cottage
    2 building-resources
    1 stone-2
    2 stone-1`);
  expect(game.board()).toMatchObject({ round: 3, '1 cow': 1, '1 pig': 3, '1 stone': 5 });
  expect(game.changes('1 stables; flip b1 stone')).toEqual({
    'worker stables': [0, 1],
    'offer pig-stall': [0, 1],
    'supply tiles': [5, 4],
    '1 stone': [5, 0],
    '1 b1': ['pig-stall', 'stable'],
  });
});

test('R146 the Duck Pond needs 6 unused spaces and gives 1 reed', () => {
  const game = new Scenario({ buildings: 'duck-pond' }).play(`
    1 expand; expand left
    2 wood-3`);
  expect(game.changes('1 special-1; build duck-pond; at a-1')).toEqual({
    'worker special-1': [0, 1],
    'offer duck-pond': [1, 0],
    '1 reed': [0, 1],
    '1 a-1': [0, 'duck-pond'],
  });
  expect(game.pointsOf(1, 'duck-pond')).toBe(1);
});

test('R148 the Farm Shop stands in the bottom row and gives 1 resource and 1 animal', () => {
  const game = new Scenario({ buildings: 'farm-shop' }).play(`
    1 expand; expand right
    2 stone-1
    1 start-wood
    2 stone-2`);
  expect(game.changes('1 special-1; build farm-shop; at c2; reed; horse')).toEqual({
    'worker special-1': [0, 1],
    'offer farm-shop': [1, 0],
    '1 wood': [1, 0],
    '1 reed': [0, 1],
    '1 horse': [0, 1],
    '1 c2': [0, 'farm-shop'],
  });
});

test('R150 the Feed Storehouse gives 1 trough and is worth 3 with 5 troughs', () => {
  const game = new Scenario({ buildings: 'feed-storehouse' }).play(ROUND_1);
  expect(game.changes('1 special-1; build feed-storehouse; at b1; trough b1')).toEqual({
    'worker special-1': [0, 1],
    'offer feed-storehouse': [1, 0],
    'supply troughs': [9, 8],
    '1 wood': [4, 3],
    '1 reed': [1, 0],
    '1 b1': [0, 'feed-storehouse'],
    '1 b1 trough': [0, 1],
  });
  game.play(`
    2 stone-1
    1 wood-3
    2 stone-2
    1 troughs; trough a0 a1 b0`);
  expect(game.pointsOf(1, 'feed-storehouse')).toBe(0);
  game.play(`
    2 building-resources
    1 troughs; trough c1`);
  expect(game.pointsOf(1, 'feed-storehouse')).toBe(3);
});

test('R154 the Flooring Expert gives 1 pig or 1 cow', () => {
  const game = new Scenario({ buildings: 'flooring-expert' }).play(`
    1 building-resources
    2 wood-3`);
  expect(game.changes('1 special-1; build flooring-expert; at b1; cow')).toEqual({
    'worker special-1': [0, 1],
    'offer flooring-expert': [1, 0],
    '1 stone': [1, 0],
    '1 reed': [1, 0],
    '1 cow': [0, 1],
    '1 b1': [0, 'flooring-expert'],
  });
});

test('R155 the Fodder Beet Field needs 2 of each type and gives 1 of each', () => {
  const game = new Scenario({ buildings: 'fodder-beet-field' }).play(`
    1 wood-3
    2 stone-1
    1 start-wood
    2 stone-2
    1 building-resources
    2 expand; expand right
    1 wood-3
    2 stone-1
    1 fences; border b0w b0n b1w b1n b1e c1n c1e c1s
    2 stone-2
    1 troughs; trough a1
    2 building-resources
    1 horse-sheep
    2 stone-1
    1 cow-pigs
    2 stone-2
    1 troughs; trough b0
    2 building-resources
    1 horse-sheep
    2 stone-1
    1 cow-pigs; keep 3 sheep 2 pig 2 cow 2 horse
    2 stone-2`);
  expect(game.changes('1 special-1; build fodder-beet-field; at a0')).toEqual({
    'worker special-1': [0, 1],
    'offer fodder-beet-field': [1, 0],
    '1 sheep': [3, 4],
    '1 pig': [2, 3],
    '1 cow': [2, 3],
    '1 horse': [2, 3],
    '1 a0': [0, 'fodder-beet-field'],
  });
  expect(game.offered()).toContain('keep 4 sheep 2 pig 2 cow 2 horse');
});

test('R156 the Hay Rack gives a sheep, a cow and a horse', () => {
  const game = new Scenario({ buildings: 'hay-rack' }).play(ROUND_1).play(`
    1 troughs; trough a1; done
    2 wood-3`);
  expect(game.changes('1 special-1; build hay-rack; at b1; keep 1 cow 1 horse')).toEqual({
    'worker special-1': [0, 1],
    'offer hay-rack': [1, 0],
    '1 wood': [4, 1],
    '1 reed': [1, 0],
    '1 cow': [0, 1],
    '1 horse': [0, 1],
    '1 b1': [0, 'hay-rack'],
  });
});

test('R165 the Materials Outlet stands over a stable and gives 4 wood and 3 stone', () => {
  const game = new Scenario({ buildings: 'materials-outlet' }).play(`
    1 stone-2
    2 expand; expand right
    1 stone-1
    2 troughs; trough a1
    1 building-resources
    2 start-wood
    2 stone-2
    1 wood-3
    2 reed-sheep
    1 stall; at b1
    2 stone-1
    1 stables; flip b1 wood
    2 wood-3
    1 building-resources
    2 stone-2`);
  expect(game.changes('1 special-1; build materials-outlet')).toEqual({
    'worker special-1': [0, 1],
    'offer materials-outlet': [1, 0],
    'supply tiles': [4, 5],
    '1 wood': [3, 7],
    '1 stone': [2, 5],
    '1 reed': [1, 0],
    '1 b1': ['stable', 'materials-outlet'],
  });
  expect(game.pointsOf(1, 'materials-outlet')).toBe(7);
});

test('R167 the Organic Farm gives a second animal to a pasture with exactly 1', () => {
  const game = new Scenario({ buildings: 'organic-farm' }).play(ROUND_1).play(`
    1 fences; border c1n c1e c1s; done
    2 stone-1
    1 wood-3
    2 stone-2
    1 pig-sheep         # one of them in the pasture, the other in the Cottage
    2 building-resources`);
  expect(game.changes('1 special-1; build organic-farm; at a0; second 1 pig')).toEqual({
    'worker special-1': [0, 1],
    'offer organic-farm': [1, 0],
    '1 wood': [4, 2],
    '1 stone': [3, 0],
    '1 reed': [1, 0],
    '1 pig': [1, 2],
    '1 a0': [0, 'organic-farm'],
  });
  expect(game.board()).toMatchObject({ '1 sheep': 1 });
  expect(game.pointsOf(1, 'organic-farm')).toBe(4);
});

test('R172 the Reed Hut needs 3 reed, and they come back', () => {
  const game = new Scenario({ buildings: 'reed-hut' }).play(`
    1 building-resources
    2 wood-3
    1 reed-sheep
    2 stone-1
    1 stone-2
    2 expand; expand right
    1 building-resources
    2 wood-3`);
  expect(game.changes('1 special-1; build reed-hut; at b1')).toEqual({
    'worker special-1': [0, 1],
    'offer reed-hut': [1, 0],
    '1 wood': [2, 1],
    '1 b1': [0, 'reed-hut'],
  });
  expect(game.board()).toMatchObject({ '1 reed': 3 });
  game.play(`
    2 stone-1
    1 pig-sheep`);
  expect(game.board()).toMatchObject({ round: 2, '1 pig': 1, '1 sheep': 1 });
});
