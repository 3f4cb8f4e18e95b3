import { Scenario } from '@furrow/testkit/scenario';
import { expect, test } from 'vitest';

test('R130 the Animal Trader exchanges 2 animals of two types for 1 of a third', () => {
  const game = new Scenario({ buildings: 'animal-trader' }).play(`
    1 building-resources
    2 wood-3
    1 start-wood
    2 stone-1
    1 stone-2
    2 reed-sheep
    1 building-resources
    2 wood-3
    1 special-1; build animal-trader; at a0
    2 stone-2
    1 stone-1
    2 reed-sheep
    1 cow-pigs
    2 wood-3`);
  expect(game.changes('1 animal-trader; trade pig cow horse')).toEqual({
    '1 pig': [2, 1],
    '1 cow': [1, 0],
    '1 horse': [0, 1],
  });
  expect(game.pointsOf(1, 'animal-trader')).toBe(3);
});

test('R131 the Assembly Hall gives a border to the opponent, then another is placed for nothing', () => {
  const game = new Scenario({ buildings: 'assembly-hall' }).play(`
    1 wood-3
    2 stone-1
    1 building-resources
    2 stone-2
    1 special-1; build assembly-hall; at a0`);
  expect(game.changes('1 assembly-hall; border b0w')).toEqual({
    '1 border': [9, 7],
    '1 border b0w': [0, 1],
    '2 border': [9, 10],
  });
  expect(game.pointsOf(1, 'assembly-hall')).toBe(2);
});

test('R134 the Building Firm replaces a trough by a stall for 2 stone', () => {
  const game = new Scenario({ buildings: 'building-firm' }).play(`
    1 wood-3
    2 stone-1
    1 building-resources
    2 reed-sheep
    1 special-1; build building-firm; at a0
    2 start-wood
    2 building-resources
    1 stone-2
    2 stone-1
    1 troughs; trough a1`);
  expect(game.changes('1 building-firm; at a1')).toEqual({
    'supply tiles': [5, 4],
    'supply troughs': [9, 10],
    '1 stone': [4, 2],
    '1 a1 trough': [1, 0],
    '1 a1': [0, 'stall'],
  });
  expect(game.pointsOf(1, 'building-firm')).toBe(2);
});

test('R136 the Carpenter moves troughs and stalls to other spaces', () => {
  const game = new Scenario({ buildings: 'carpenter' }).play(`
    1 building-resources
    2 wood-3
    1 special-1; build carpenter; at a0
    2 reed-sheep
    1 troughs; trough b1
    2 start-wood
    1 done
    2 wood-3
    1 stone-2
    2 stone-1
    1 walls; border a1n; done
    2 building-resources
    1 stall; at a1`);
  expect(game.changes('1 carpenter; move stall a1 b1 trough b1 c0')).toEqual({
    '1 a1': ['stall', 0],
    '1 b1': [0, 'stall'],
    '1 b1 trough': [1, 0],
    '1 c0 trough': [0, 1],
    '1 memory carpenter': [0, 1],
  });
  expect(game.pointsOf(1, 'carpenter')).toBe(1);
});

test('R137 the Cattle Farm exchanges a sheep, pig or horse for a cow when an expansion is added', () => {
  const game = new Scenario({ buildings: 'cattle-farm' }).play(`
    1 building-resources
    2 wood-3
    1 stone-2
    2 stone-1
    1 start-wood
    2 reed-sheep
    1 special-1; build cattle-farm; at a0
    2 wood-3
    1 pig-sheep; keep 1 pig
    2 stone-1`);
  expect(game.changes('1 expand; expand left; yes; trade pig cow')).toEqual({
    'worker expand': [0, 1],
    'on expand': [2, 0],
    'supply expansions': [5, 4],
    '1 columns': [2, 3],
    '1 border': [9, 11],
    '1 pig': [1, 0],
    '1 cow': [0, 1],
  });
  expect(game.pointsOf(1, 'cattle-farm')).toBe(1);
});

test('R138 the Cattle Market gives 1 animal of any type for 1 reed', () => {
  const game = new Scenario({ buildings: 'cattle-market' }).play(`
    1 wood-3
    2 stone-1
    1 building-resources
    2 stone-2
    1 special-1; build cattle-market; at a0`);
  expect(game.changes('1 cattle-market; trade reed horse')).toEqual({
    '1 reed': [1, 0],
    '1 horse': [0, 1],
  });
  expect(game.pointsOf(1, 'cattle-market')).toBe(2);
});
