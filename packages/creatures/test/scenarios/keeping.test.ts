import { Scenario } from '@furrow/testkit/scenario';
import { expect, test } from 'vitest';
import { nextRound } from './quiet-rounds';

/** Round 1, after which seat 1 has 4 wood, 3 stone and 1 reed. */
const ROUND_1 = `
  1 wood-3
  2 stone-1
  1 stone-2
  2 expand; expand right
  1 building-resources
  2 troughs; trough a1`;

test('R144 2 cows may stand on each unused space beside the Dairy Farm', () => {
  const game = new Scenario({ buildings: 'dairy-farm' }).play(ROUND_1);
  expect(game.changes('1 special-1; build dairy-farm; at b1')).toEqual({
    'worker special-1': [0, 1],
    'offer dairy-farm': [1, 0],
    '1 stone': [3, 0],
    '1 reed': [1, 0],
    '1 b1': [0, 'dairy-farm'],
  });
  game.play(`
    2 wood-3
    1 cow-pigs          # the pig in the Cottage
    2 stone-1
    1 stone-2
    2 building-resources
    1 cow-pigs
    2 wood-3
    1 stone-2
    2 stone-1
    1 building-resources`);
  const refilled = nextRound(game.board(), 'start-wood');
  expect(game.changes('2 start-wood')).toEqual({
    ...refilled,
    marker: [1, 2],
    '2 wood': [7, 10],
    '1 cow': [2, 3],
  });
  expect(game.board()).toMatchObject({ '1 pig': 1 });
  expect(game.pointsOf(1, 'dairy-farm')).toBe(3);
});

test('R145 1 sheep may stand on each unused space of the middle and bottom rows with the Dog House', () => {
  const game = new Scenario({ buildings: 'dog-house' }).play(`
    1 wood-3
    2 stone-1`);
  expect(game.changes('1 special-1; build dog-house; at a0')).toEqual({
    'worker special-1': [0, 1],
    'offer dog-house': [1, 0],
    '1 wood': [3, 2],
    '1 a0': [0, 'dog-house'],
  });
  game.play(`
    2 stone-2
    1 building-resources
    2 expand; expand right`);
  expect(game.changes('1 pig-sheep')).toEqual({
    'worker pig-sheep': [0, 1],
    'on pig-sheep': [2, 0],
    '1 pig': [0, 1],
    '1 sheep': [0, 1],
  });
  game.play(`
    2 wood-3
    1 reed-sheep
    2 stone-1
    1 horse-sheep; keep 3 sheep 1 pig   # b0, b1 and c1
    2 stone-2
    1 keep 3 sheep 1 pig                # no room for the newborn
    1 wood-3`);
  expect(game.board()).toMatchObject({ round: 3, '1 pig': 1, '1 sheep': 3 });
});

test('R151 with the Feeding Station a pasture without a trough holds 1 more', () => {
  const game = new Scenario({ buildings: 'feeding-station' }).play(`
    1 wood-3
    2 stone-1
    1 building-resources
    2 stone-2`);
  expect(game.changes('1 special-1; build feeding-station; at a0')).toMatchObject({
    'offer feeding-station': [1, 0],
    '1 wood': [4, 2],
    '1 a0': [0, 'feeding-station'],
  });
  game.play(`
    2 expand; expand right
    1 wood-3
    2 stone-1
    1 fences; border c1n c1e c1s; done
    2 stone-2
    1 building-resources
    2 start-wood
    2 stone-2
    1 pig-sheep         # a pig and 2 sheep
    2 stone-1`);
  expect(game.changes('1 horse-sheep; keep 3 sheep 1 pig 1 horse')).toEqual({
    'worker horse-sheep': [0, 1],
    'on horse-sheep': [3, 0],
    '1 sheep': [2, 3],
    '1 horse': [0, 1],
  });
});

test('R157 with the Hayrick a stable holds 3 animals each of two types', () => {
  const game = new Scenario({ buildings: 'hayrick' });
  expect(game.changes('1 special-1; build hayrick; at a0')).toEqual({
    'worker special-1': [0, 1],
    'offer hayrick': [1, 0],
    '1 a0': [0, 'hayrick'],
  });
  expect(game.pointsOf(1, 'hayrick')).toBe(1);
  game.play(`
    2 expand; expand right
    1 stone-2
    2 troughs; trough a1
    1 stone-1
    2 walls; border a0n a1n
    1 building-resources
    2 stone-2
    1 stall; at b1
    2 stone-1
    1 wood-3
    2 expand; expand left
    1 stables; flip b1 wood
    2 wood-3
    1 cow-pigs          # a cow and 2 pigs
    2 stone-2`);
  expect(game.changes('1 pig-sheep')).toEqual({
    'worker pig-sheep': [0, 1],
    'on pig-sheep': [3, 0],
    '1 pig': [2, 3],
    '1 sheep': [0, 2],
  });
  expect(game.board()).toMatchObject({ '1 cow': 1, '1 pig': 3, '1 sheep': 2, '1 b1': 'stable' });
});

test('R168 the animals in the Pen do not count in scoring', () => {
  const game = new Scenario({ buildings: 'pen' }).play(`
    1 wood-3
    2 stone-1`);
  expect(game.changes('1 special-1; build pen; at b1')).toEqual({
    'worker special-1': [0, 1],
    'offer pen': [1, 0],
    '1 wood': [3, 1],
    '1 b1': [0, 'pen'],
  });
  game.play(`
    2 stone-2
    1 pig-sheep
    2 expand; expand right
    1 cow-pigs
    2 wood-3
    1 building-resources
    2 stone-1
    1 stone-2
    2 start-wood`);
  expect(game.board()).toMatchObject({ round: 3, '1 cow': 1, '1 pig': 3 });
  expect(game.points(1, 'animals')).toBe(1);
  expect(game.points(1, 'bonus')).toBe(-12);
  expect(game.pointsOf(1, 'pen')).toBe(0);
});

test('R171 the Rearing Station is emptied before breeding and then takes in the newborns', () => {
  const game = new Scenario({ buildings: 'rearing-station' }).play(ROUND_1);
  expect(game.changes('1 special-1; build rearing-station; at b1')).toEqual({
    'worker special-1': [0, 1],
    'offer rearing-station': [1, 0],
    '1 wood': [4, 2],
    '1 reed': [1, 0],
    '1 b1': [0, 'rearing-station'],
  });
  game.play(`
    2 wood-3
    1 troughs; trough a1
    2 stone-1
    1 cow-pigs
    2 stone-2
    1 pig-sheep         # a pig, a cow and a sheep in the Rearing Station, a pig and a sheep elsewhere
    2 stone-1
    1 wood-3
    2 stone-2
    1 building-resources
    2 expand; expand left`);
  expect(game.board()).toMatchObject({ round: 3, '1 sheep': 2, '1 pig': 2, '1 cow': 1 });
  expect(game.asked()).toEqual([{ seat: 1, kind: 'settle', open: false }]);
  const refilled = nextRound(game.board());
  expect(game.changes('1 keep 2 pig')).toEqual({
    ...refilled,
    '1 sheep': [2, 0],
    '1 pig': [2, 3],
    '1 cow': [1, 0],
  });
  expect(game.pointsOf(1, 'rearing-station')).toBe(1);
});

test('R178 2 horses may stand on each unused space beside the Stud', () => {
  const game = new Scenario({ buildings: 'stud' }).play(ROUND_1);
  expect(game.changes('1 special-1; build stud; at b1')).toEqual({
    'worker special-1': [0, 1],
    'offer stud': [1, 0],
    '1 wood': [4, 3],
    '1 stone': [3, 0],
    '1 reed': [1, 0],
    '1 b1': [0, 'stud'],
  });
  game.play(`
    2 wood-3
    1 horse-sheep       # the sheep in the Cottage
    2 stone-1
    1 stone-2
    2 building-resources
    1 horse-sheep
    2 wood-3
    1 stone-2
    2 stone-1
    1 building-resources`);
  const refilled = nextRound(game.board(), 'start-wood');
  expect(game.changes('2 start-wood')).toEqual({
    ...refilled,
    marker: [1, 2],
    '2 wood': [7, 10],
    '1 horse': [2, 3],
  });
  expect(game.board()).toMatchObject({ '1 sheep': 1 });
  expect(game.pointsOf(1, 'stud')).toBe(3);
});

test('R181 1 pig may stand on each unused space of the top row with the Wild Boar Pen', () => {
  const game = new Scenario({ buildings: 'wild-boar-pen' }).play(ROUND_1);
  expect(game.changes('1 special-1; build wild-boar-pen; at b1')).toEqual({
    'worker special-1': [0, 1],
    'offer wild-boar-pen': [1, 0],
    '1 wood': [4, 2],
    '1 b1': [0, 'wild-boar-pen'],
  });
  game.play(`
    2 wood-3
    1 cow-pigs          # the cow in the Cottage
    2 stone-1
    1 pig-sheep; keep 2 pig 1 cow
    2 building-resources
    1 wood-3            # 3 pigs after the breeding of round 2
    2 stone-1
    1 stone-2
    2 expand; expand left
    1 building-resources
    2 start-wood
    2 wood-3            # 4 pigs after the breeding of round 3: 2 in the pen, a0 and a1
    1 stone-1
    2 stone-2
    1 reed-sheep; keep 4 pig 1 cow
    2 building-resources
    1 start-wood`);
  expect(game.asked()).toEqual([{ seat: 1, kind: 'settle', open: false }]);
  expect(game.board()).toMatchObject({ round: 4, '1 pig': 5, '1 cow': 1 });
  expect(game.why('1 keep 5 pig 1 cow')).toEqual({ why: 'no-room' });
  const refilled = nextRound(game.board());
  expect(game.changes('1 keep 4 pig 1 cow')).toEqual({ ...refilled, '1 pig': [5, 4] });
});
