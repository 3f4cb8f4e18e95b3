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

test('R135 the Byre Dwelling stands over the Cottage and holds 4 of one type', () => {
  const game = new Scenario({ buildings: 'byre-dwelling' }).play(ROUND_1);
  expect(game.changes('1 special-1; build byre-dwelling')).toEqual({
    'worker special-1': [0, 1],
    'offer byre-dwelling': [1, 0],
    '1 wood': [4, 1],
    '1 stone': [3, 0],
    '1 reed': [1, 0],
    '1 c0': ['cottage', 'byre-dwelling'],
  });
  expect(game.pointsOf(1, 'byre-dwelling')).toBe(3);
  game.play(`
    2 wood-3
    1 cow-pigs; keep 1 pig   # a cow and a pig: only one type
    2 stone-1
    1 pig-sheep; keep 2 pig
    2 stone-2
    1 wood-3                 # 3 pigs after the breeding of round 2
    2 stone-1
    1 stone-2
    2 expand; expand left
    1 building-resources
    2 start-wood`);
  expect(game.board()).toMatchObject({ round: 4, '1 pig': 4 });
});

test('R163 the Log House stands over the Cottage and is worth 4 with at least 4 wood', () => {
  const game = new Scenario({ buildings: 'log-house' }).play(ROUND_1);
  expect(game.changes('1 special-1; build log-house')).toEqual({
    'worker special-1': [0, 1],
    'offer log-house': [1, 0],
    '1 wood': [4, 2],
    '1 reed': [1, 0],
    '1 c0': ['cottage', 'log-house'],
  });
  expect(game.pointsOf(1, 'log-house')).toBe(0);
  game.play(`
    2 stone-1
    1 wood-3`);
  expect(game.pointsOf(1, 'log-house')).toBe(4);
});

test('R140 after the Corner House the Expand space gives only borders', () => {
  const game = new Scenario({ buildings: 'corner-house' }).play(ROUND_1);
  game.play('1 special-1; build corner-house');
  expect(game.offered()).toEqual(['at a0', 'at a1', 'at c1']);
  game.play(`
    1 at a1
    2 wood-3`);
  expect(game.board()).toMatchObject({ '1 a1': 'corner-house', '1 wood': 4, '1 stone': 1 });
  expect(game.pointsOf(1, 'corner-house')).toBe(4);
  expect(game.changes('1 expand')).toEqual({
    'worker expand': [0, 1],
    'on expand': [1, 0],
    '1 border': [9, 10],
  });
});

test('R141 the Cottage Extension comes on the second turn of round 1, beside the Cottage', () => {
  const game = new Scenario({ buildings: 'cottage-extension,small-extension' }).play(`
    1 building-resources
    2 stone-2`);
  expect(game.changes('1 special-1; build cottage-extension; at b0')).toEqual({
    'worker special-1': [0, 1],
    'offer cottage-extension': [1, 0],
    '1 wood': [1, 0],
    '1 b0': [0, 'cottage-extension'],
  });
  expect(game.pointsOf(1, 'cottage-extension')).toBe(4);
  game.play(`
    2 stone-1
    1 special-2; build small-extension`);
  expect(game.offered()).toEqual(['at a0', 'at b1', 'at c1']);
});

test('R139 right after the Conservatory one more special building may be built beside it', () => {
  const game = new Scenario({ buildings: 'conservatory,small-extension' }).play(ROUND_1);
  expect(game.changes('1 special-1; build conservatory; at b1; build small-extension; at b0')).toEqual({
    'worker special-1': [0, 1],
    'offer conservatory': [1, 0],
    'offer small-extension': [1, 0],
    '1 stone': [3, 1],
    '1 b1': [0, 'conservatory'],
    '1 b0': [0, 'small-extension'],
  });
  expect(game.pointsOf(1, 'conservatory')).toBe(1);
});

test('R142 the Country House brings 1 cow and an expansion', () => {
  const game = new Scenario({ buildings: 'country-house' }).play(ROUND_1);
  expect(game.changes('1 special-1; build country-house; at b1; expand left')).toEqual({
    'worker special-1': [0, 1],
    'offer country-house': [1, 0],
    'supply expansions': [4, 3],
    '1 wood': [4, 1],
    '1 stone': [3, 0],
    '1 cow': [0, 1],
    '1 columns': [2, 3],
    '1 b1': [0, 'country-house'],
  });
  expect(game.pointsOf(1, 'country-house')).toBe(1);
});

test('R162 the Large Extension is worth 2 for each building beside it', () => {
  const game = new Scenario({ buildings: 'large-extension,small-extension' }).play(ROUND_1);
  expect(game.changes('1 special-1; build large-extension; at b0')).toEqual({
    'worker special-1': [0, 1],
    'offer large-extension': [1, 0],
    '1 wood': [4, 1],
    '1 b0': [0, 'large-extension'],
  });
  expect(game.pointsOf(1, 'large-extension')).toBe(2);
  game.play(`
    2 wood-3
    1 special-2; build small-extension; at b1`);
  expect(game.pointsOf(1, 'large-extension')).toBe(4);
});

test('R175 the Small Extension is worth 2 for each building beside it and holds 1 animal', () => {
  const game = new Scenario({ buildings: 'small-extension' }).play(ROUND_1);
  expect(game.changes('1 special-1; build small-extension; at b0')).toEqual({
    'worker special-1': [0, 1],
    'offer small-extension': [1, 0],
    '1 stone': [3, 2],
    '1 b0': [0, 'small-extension'],
  });
  expect(game.pointsOf(1, 'small-extension')).toBe(2);
  expect(game.play('2 wood-3').changes('1 cow-pigs')).toEqual({
    'worker cow-pigs': [0, 1],
    'on cow-pigs': [2, 0],
    '1 cow': [0, 1],
    '1 pig': [0, 1],
  });
});

test('R164 the Manor is worth 7 less 2 for each building in the bottom row', () => {
  const game = new Scenario({ buildings: 'manor,small-extension' }).play(ROUND_1);
  expect(game.changes('1 special-1; build manor; at a0')).toEqual({
    'worker special-1': [0, 1],
    'offer manor': [1, 0],
    '1 wood': [4, 3],
    '1 stone': [3, 0],
    '1 a0': [0, 'manor'],
  });
  expect(game.pointsOf(1, 'manor')).toBe(5);
  game.play(`
    2 wood-3
    1 stone-1
    2 stone-2
    1 special-2; build small-extension; at c1`);
  expect(game.pointsOf(1, 'manor')).toBe(3);
});

test('R166 the Office is worth 6 less 2 for each building in the top row', () => {
  const game = new Scenario({ buildings: 'office,small-extension' }).play(ROUND_1);
  expect(game.changes('1 special-1; build office; at b1')).toEqual({
    'worker special-1': [0, 1],
    'offer office': [1, 0],
    '1 wood': [4, 2],
    '1 stone': [3, 1],
    '1 b1': [0, 'office'],
  });
  expect(game.pointsOf(1, 'office')).toBe(6);
  game.play(`
    2 wood-3
    1 special-2; build small-extension; at a1`);
  expect(game.pointsOf(1, 'office')).toBe(4);
});

test('R147 the Estate gives 1 horse and is worth 3 with 5 own special buildings', () => {
  const game = new Scenario({ buildings: 'estate,small-extension,conservatory,dog-house' }).play(ROUND_1);
  expect(game.changes('1 special-1; build estate; at a0')).toEqual({
    'worker special-1': [0, 1],
    'offer estate': [1, 0],
    '1 stone': [3, 1],
    '1 reed': [1, 0],
    '1 horse': [0, 1],
    '1 a0': [0, 'estate'],
  });
  game.play(`
    2 wood-3
    1 stone-2
    2 stone-1
    1 special-2; build conservatory; at b1; build small-extension; at a1`);
  expect(game.pointsOf(1, 'estate')).toBe(0);
  game.play(`
    2 building-resources
    1 special-1; build dog-house; at c1`);
  expect(game.pointsOf(1, 'estate')).toBe(3);
});

test('R160 the Inn costs 2 stone, 1 pig and 1 cow and gives 1 horse', () => {
  const game = new Scenario({ buildings: 'inn' }).play(`
    1 stone-2
    2 wood-3
    1 pig-sheep
    2 stone-1
    1 troughs; trough a1
    2 building-resources
    1 cow-pigs; keep 1 pig 1 cow
    2 wood-3`);
  expect(game.changes('1 special-1; build inn; at b1')).toEqual({
    'worker special-1': [0, 1],
    'offer inn': [1, 0],
    '1 stone': [2, 0],
    '1 pig': [1, 0],
    '1 cow': [1, 0],
    '1 horse': [0, 1],
    '1 b1': [0, 'inn'],
  });
  expect(game.pointsOf(1, 'inn')).toBe(4);
});
