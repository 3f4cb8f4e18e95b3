import { Scenario } from '@furrow/testkit/scenario';
import { expect, test } from 'vitest';
import { nextRound, quietRounds } from './quiet-rounds';

test('R132 the Barn makes the next stall a stable at once for nothing', () => {
  const game = new Scenario({ buildings: 'barn' }).play(`
    1 wood-3
    2 stone-1
    1 building-resources
    2 reed-sheep
    1 special-1; build barn; at a0
    2 start-wood
    2 wood-3
    1 stone-2
    2 stone-1`);
  expect(game.changes('1 stall; at b1; yes')).toEqual({
    'worker stall': [0, 1],
    'supply tiles': [5, 4],
    '1 stone': [5, 2],
    '1 reed': [1, 0],
    '1 b1': [0, 'stable'],
    '1 memory barn': [0, 1],
  });
  expect(game.pointsOf(1, 'barn')).toBe(0);
});

test('R149 the Farm Well brings a trough when round 6, 7 and 8 begin, before anybody places a worker', () => {
  const game = new Scenario({ buildings: 'farm-well' }).play(`
    1 stone-2
    2 wood-3
    1 building-resources
    2 stone-1
    1 special-1; build farm-well; at a1
    2 reed-sheep
    ${quietRounds(4)}`);
  expect(game.asked()).toEqual([{ seat: 1, kind: 'troughs', open: false }]);
  expect(game.changes('1 trough a0')).toEqual({ 'supply troughs': [10, 9], '1 a0 trough': [0, 1] });
  game.play(quietRounds(1));
  expect(game.changes('1 trough b0')).toEqual({ 'supply troughs': [9, 8], '1 b0 trough': [0, 1] });
  game.play(quietRounds(1));
  expect(game.changes('1 trough c0')).toEqual({ 'supply troughs': [8, 7], '1 c0 trough': [0, 1] });
  expect(game.asked()).toEqual([{ seat: 1, kind: 'work', open: false }]);
});

test('R152 the Fence Builder places any number of borders for 1 wood each without a worker', () => {
  const game = new Scenario({ buildings: 'fence-builder' }).play(`
    1 wood-3
    2 stone-1
    1 building-resources
    2 stone-2`);
  expect(game.changes('1 special-1; build fence-builder; at b0; border a0n a0w a0e; done')).toEqual({
    'worker special-1': [0, 1],
    'offer fence-builder': [1, 0],
    '1 wood': [4, 1],
    '1 stone': [1, 0],
    '1 reed': [1, 0],
    '1 border': [9, 6],
    '1 b0': [0, 'fence-builder'],
    '1 border a0n': [0, 1],
    '1 border a0w': [0, 1],
    '1 border a1w': [0, 1],
  });
});

test('R158 the Home Depot also takes 1 wood from the 3 Wood space', () => {
  const game = new Scenario({ buildings: 'home-depot' }).play(`
    1 stone-2
    2 stone-1
    1 special-1; build home-depot; at a0
    2 start-wood`);
  expect(game.changes('1 building-resources; yes')).toEqual({
    'worker building-resources': [0, 1],
    'on wood-3': [3, 2],
    '1 wood': [0, 2],
    '1 stone': [0, 1],
    '1 reed': [0, 1],
  });
  expect(game.pointsOf(1, 'home-depot')).toBe(1);
});

test('R173 with the Sawmill a special building that costs wood costs 1 wood less', () => {
  const game = new Scenario({ buildings: 'sawmill,barn' }).play(`
    1 stone-2
    2 wood-3
    1 stone-1
    2 reed-sheep
    1 building-resources
    2 start-wood
    2 wood-3
    1 stone-2
    2 stone-1
    1 special-1; build sawmill; at a0
    2 building-resources
    1 start-wood`);
  expect(game.changes('1 special-1; build barn; at a1')).toEqual({
    'worker special-1': [0, 1],
    'offer barn': [1, 0],
    '1 wood': [2, 0],
    '1 a1': [0, 'barn'],
  });
  expect(game.pointsOf(1, 'sawmill')).toBe(4);
});

test("R174 the Servant's Hut places up to 2 borders for nothing and 1 trough for 2 wood", () => {
  const game = new Scenario({ buildings: 'servants-hut' }).play(`
    1 wood-3
    2 stone-1
    1 building-resources
    2 stone-2`);
  expect(game.changes('1 special-1; build servants-hut; at b0; border a0n a0w; trough c0')).toEqual({
    'worker special-1': [0, 1],
    'offer servants-hut': [1, 0],
    'supply troughs': [10, 9],
    '1 wood': [4, 0],
    '1 border': [9, 7],
    '1 b0': [0, 'servants-hut'],
    '1 border a0n': [0, 1],
    '1 border a0w': [0, 1],
    '1 c0 trough': [0, 1],
  });
});

test("R176 the Steward's Office uses an unoccupied space without a worker before the workers go home", () => {
  const game = new Scenario({ buildings: 'stewards-office' }).play(`
    1 wood-3
    2 stone-1
    1 building-resources
    2 start-wood
    1 stone-2
    2 cow-pigs
    2 wood-3
    1 reed-sheep
    2 stone-2
    1 special-1; build stewards-office; at a0
    2 expand; expand left
    1 stone-1`);
  const before = game.board();
  expect(game.asked()).toEqual([{ seat: 1, kind: 'useSpace', open: false }]);
  expect(game.changes('1 building-resources')).toEqual({
    ...nextRound(before),
    '1 wood': [0, 1],
    '1 stone': [1, 2],
    '1 reed': [0, 1],
  });
  expect(game.pointsOf(1, 'stewards-office')).toBe(-3);
});

test('R177 on the Stone Carver 1 stone may be laid when a round ends', () => {
  const game = new Scenario({ buildings: 'stone-carver' }).play(`
    1 wood-3
    2 stone-1
    1 building-resources
    2 stone-2
    1 start-wood
    2 reed-sheep
    1 special-1; build stone-carver; at a0
    2 wood-3
    1 start-wood
    2 stone-1
    1 building-resources
    2 reed-sheep`);
  const before = game.board();
  expect(before).toMatchObject({ round: 2, '1 stone': 2 });
  expect(game.changes('1 yes')).toEqual({
    ...nextRound(before),
    '1 stone': [2, 1],
    '1 memory stone-carver': [0, 1],
  });
  expect(game.pointsOf(1, 'stone-carver')).toBe(2);
});

test('R179 the Timber Shop gives 3 wood as soon as the fourth of the top four spaces is occupied', () => {
  const game = new Scenario({ buildings: 'timber-shop' }).play(`
    1 stone-2
    2 wood-3
    1 special-1; build timber-shop; at a0
    2 stone-1`);
  expect(game.changes('1 start-wood')).toEqual({
    'worker start-wood': [0, 1],
    'on start-wood': [1, 0],
    '1 wood': [0, 4],
  });
  expect(game.pointsOf(1, 'timber-shop')).toBe(1);
});

test('R182 with the Woodshop borders taken from Expand are placed at once for nothing', () => {
  const game = new Scenario({ buildings: 'woodshop' }).play(`
    1 building-resources
    2 wood-3
    1 stone-2
    2 stone-1
    1 start-wood
    2 reed-sheep
    1 special-1; build woodshop; at b1
    2 wood-3`);
  expect(game.changes('1 expand; expand right; border a2n a2e')).toEqual({
    'worker expand': [0, 1],
    'on expand': [2, 0],
    'supply expansions': [5, 4],
    '1 columns': [2, 3],
    '1 border a2n': [0, 1],
    '1 border a2e': [0, 1],
  });
  expect(game.pointsOf(1, 'woodshop')).toBe(1);
});

test('R183 with the Workshop a Stall action places up to 2 borders for nothing', () => {
  const game = new Scenario({ buildings: 'workshop' }).play(`
    1 wood-3
    2 stone-1
    1 building-resources
    2 start-wood
    1 special-1; build workshop; at a0
    2 reed-sheep
    2 wood-3
    1 stone-2
    2 stone-1`);
  expect(game.changes('1 stall; at a1; border b0w b1e')).toEqual({
    'worker stall': [0, 1],
    'supply tiles': [5, 4],
    '1 stone': [4, 1],
    '1 reed': [1, 0],
    '1 border': [9, 7],
    '1 a1': [0, 'stall'],
    '1 border b0w': [0, 1],
    '1 border b1e': [0, 1],
  });
  expect(game.pointsOf(1, 'workshop')).toBe(2);
});
