import type { AgricolaScenario } from '@furrow/testkit/agricola-scenario';
import { expect, test } from 'vitest';
import { atRound, beforeHarvest } from './at-round';

/** Seat 1 may bake at Grain Utilization. */
function bakery(majors: string, grain: number): AgricolaScenario {
  return atRound(1, 'grain-utilization').own(1, majors).give(1, { grain, food: 0 });
}

function food(majors: string, grain: number, baked = grain): number {
  const game = bakery(majors, grain).play(`1 grain-utilization; bake ${baked}`);
  return Number(game.board()['1 food']);
}

test('AG-R708 no baking without a baking improvement', () => {
  const game = bakery('joinery', 3);
  expect(game.why('1 grain-utilization')).toBeDefined();
  expect(game.offered()).not.toContain('grain-utilization');
});

test('AG-R708 no baking without grain', () => {
  expect(bakery('fireplace-2', 0).why('1 grain-utilization')).toBeDefined();
});

test('AG-R708 baking is no anytime action: grain exchanged at any time gives 1 food only', () => {
  const game = bakery('fireplace-2 clay-oven stone-oven', 2);
  expect(game.changes('1 exchange; convert 2 grain')).toEqual({ '1 grain': [2, 0], '1 food': [0, 2] });
  expect(game.why('1 bake 1')).toBeDefined();
});

test('AG-R708 no baking in the feeding phase', () => {
  const game = beforeHarvest().own(1, 'clay-oven cooking-hearth-4').give(1, { grain: 1, food: 3 });
  game.play('1 clay-pit');
  expect(game.changes('1 feed 1 grain')).toMatchObject({ '1 grain': [1, 0], '1 food': [3, 0] });
});

test('AG-R709 the Fireplace bakes any number of grain at 2 food', () => {
  expect(food('fireplace-2', 7)).toBe(14);
  expect(food('fireplace-3', 1)).toBe(2);
});

test('AG-R709 the Cooking Hearth bakes any number of grain at 3 food', () => {
  expect(food('cooking-hearth-4', 6)).toBe(18);
  expect(food('cooking-hearth-5', 1)).toBe(3);
});

test('AG-R709 the Clay Oven bakes at most 1 grain, at 5 food', () => {
  expect(food('clay-oven', 4, 1)).toBe(5);
  expect(bakery('clay-oven', 4).why('1 grain-utilization; bake 2')).toMatchObject({ atMost: 1 });
});

test('AG-R709 AG-E22 the Stone Oven bakes at most 2 grain, at 4 food each', () => {
  expect(food('stone-oven', 3, 2)).toBe(8);
  expect(food('stone-oven', 3, 1)).toBe(4);
  const game = bakery('stone-oven', 3);
  expect(game.why('1 grain-utilization; bake 3')).toMatchObject({ why: 'too-many', atMost: 2 });
});

test('AG-R709 nobody bakes more grain than they have, nor less than 1 (AG-Q49)', () => {
  const game = bakery('fireplace-2', 2).play('1 grain-utilization');
  expect(game.offered()).toEqual(['bake 1', 'bake 2']);
  expect(game.why('bake 3')).toBeDefined();
  expect(game.why('bake 0')).toBeDefined();
  expect(game.why('done')).toBeDefined();
});

test('AG-R709 some grain may be kept', () => {
  const game = bakery('fireplace-2', 3);
  expect(game.changes('1 grain-utilization; bake 2')).toEqual({
    'person grain-utilization': [0, 1],
    '1 home': [2, 1],
    '1 grain': [3, 1],
    '1 food': [0, 4],
  });
});

test('AG-R710 AG-E20 Clay Oven and Cooking Hearth: 5 food for the first grain, 3 for each other', () => {
  for (const n of [1, 2, 3, 8]) expect(food('clay-oven cooking-hearth-4', n)).toBe(5 + 3 * (n - 1));
});

test('AG-R710 AG-Q47 all baking improvements work in the same action, each within its limit', () => {
  expect(food('clay-oven stone-oven', 3)).toBe(5 + 8);
  expect(bakery('clay-oven stone-oven', 5).why('1 grain-utilization; bake 4')).toMatchObject({ atMost: 3 });
  expect(food('fireplace-2 clay-oven stone-oven cooking-hearth-5', 5)).toBe(5 + 8 + 3 + 3);
});

test('AG-R710 another player’s ovens do not count', () => {
  const game = bakery('', 2).own(2, 'clay-oven');
  expect(game.why('1 grain-utilization')).toBeDefined();
});

test('AG-R711 AG-E21 building a Clay Oven lets the builder bake at once', () => {
  const game = atRound(1, 'major-improvement').give(1, { clay: 3, stone: 1, grain: 1 });
  expect(game.changes('1 major-improvement; major clay-oven; yes; bake 1')).toEqual({
    'person major-improvement': [0, 1],
    '1 home': [2, 1],
    'major clay-oven': [0, 1],
    '1 clay': [3, 0],
    '1 stone': [1, 0],
    '1 grain': [1, 0],
    '1 food': [2, 7],
  });
});

test('AG-R711 AG-Q44 baking after building is optional', () => {
  const game = atRound(1, 'major-improvement').give(1, { clay: 1, stone: 3, grain: 1 });
  game.play('1 major-improvement; major stone-oven; no');
  expect(game.board()).toMatchObject({ '1 grain': 1, '1 food': 2, 'major stone-oven': 1 });
  expect(game.asked()[0]).toMatchObject({ seat: 2 });
});

test('AG-R711 AG-Q44 it is a complete action with all baking improvements', () => {
  const game = atRound(1, 'major-improvement').own(1, 'fireplace-2').give(1, { clay: 1, stone: 3, grain: 4 });
  expect(game.changes('1 major-improvement; major stone-oven; yes; bake 4')).toMatchObject({
    '1 grain': [4, 0],
    '1 food': [2, 2 + 8 + 4],
  });
});

test('AG-R711 building a Fireplace, Hearth or Joinery lets nobody bake', () => {
  for (const id of ['fireplace-2', 'cooking-hearth-4', 'joinery']) {
    const game = atRound(1, 'major-improvement').give(1, { clay: 5, stone: 3, wood: 2, grain: 4 });
    game.play(`1 major-improvement; major ${id}`);
    expect(game.asked()[0]).toMatchObject({ seat: 2 });
  }
});

test('AG-R712 a grain or a vegetable in the supply becomes 1 food at any time', () => {
  const game = atRound(1, 'fencing').give(1, { grain: 2, vegetable: 2 });
  expect(game.changes('1 exchange; convert 1 grain 2 vegetable')).toEqual({
    '1 grain': [2, 1],
    '1 vegetable': [2, 0],
    '1 food': [2, 5],
  });
  expect(game.asked()[0]).toMatchObject({ seat: 1, kind: 'work' });
});

test('AG-R712 nobody exchanges what they do not have', () => {
  const game = atRound(1, 'fencing').give(1, { grain: 1 });
  expect(game.why('1 exchange; convert 2 grain')).toMatchObject({ why: 'not-so-many' });
  expect(game.why('1 convert 1 vegetable')).toMatchObject({ why: 'not-so-many' });
});
