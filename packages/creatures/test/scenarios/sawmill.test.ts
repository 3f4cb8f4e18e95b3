import { Scenario } from '@furrow/testkit/scenario';
import { expect, test } from 'vitest';
import { FIVE_WORKERS, nextRound, SIXTH_WORKER } from './quiet-rounds';

/** Seat 1 has a Sawmill on a0 and further buildings. */
function sawmill(
  goods: Parameters<Scenario['give']>[1],
  buildings = 'shelter',
  at: Record<string, string> = {},
): Scenario {
  return new Scenario({ buildings }).lay(1, { at: { a0: 'sawmill', ...at } }).give(1, goods);
}

test('R173 the Sawmill itself costs its full 5 stone', () => {
  const game = new Scenario({ buildings: 'sawmill' }).give(1, { wood: 9, stone: 4 });
  expect(game.why('1 special-1')).toMatchObject({ why: 'cannot-pay' });
  game.give(1, { stone: 5 });
  expect(game.changes('1 special-1; build sawmill; at a0')).toMatchObject({ '1 stone': [5, 0] });
});

test('X14 the building added through the Conservatory costs 1 wood less too', () => {
  const game = sawmill({ wood: 2, stone: 1 }, 'conservatory,barn');
  expect(game.changes('1 special-1; build conservatory; at a1; build barn')).toEqual({
    'worker special-1': [0, 1],
    'offer conservatory': [1, 0],
    'offer barn': [1, 0],
    '1 wood': [2, 0],
    '1 stone': [1, 0],
    '1 a1': [0, 'conservatory'],
    '1 b1': [0, 'barn'],
  });
});

test('X14 a Sawmill added through the Conservatory costs its full 5 stone', () => {
  const game = new Scenario({ buildings: 'conservatory,sawmill' }).give(1, { stone: 5 });
  game.play('1 special-1; build conservatory; at a1');
  expect(game.asked()[0]).toEqual({ seat: 2, kind: 'work', open: false });
  const rich = new Scenario({ buildings: 'conservatory,sawmill' }).give(1, { wood: 2, stone: 6 });
  expect(rich.changes('1 special-1; build conservatory; at a1; build sawmill; at b1')).toMatchObject({
    '1 stone': [6, 0],
    '1 b1': [0, 'sawmill'],
  });
  expect(rich.board()).toMatchObject({ '1 wood': 2 });
});

test('X15 on Feeding Troughs the first stays free and each further one costs 2 wood', () => {
  const game = sawmill({ wood: 4 });
  expect(game.changes('1 troughs; trough a1 b0 b1')).toEqual({
    'worker troughs': [0, 1],
    'supply troughs': [10, 7],
    '1 wood': [4, 0],
    '1 a1 trough': [0, 1],
    '1 b0 trough': [0, 1],
    '1 b1 trough': [0, 1],
  });
  expect(sawmill({ wood: 3 }).why('1 troughs; trough a1 b0 b1')).toMatchObject({ why: 'cannot-pay' });
});

test('X15 the trough of the Joinery costs 1 wood', () => {
  const game = sawmill({}, 'shelter', { b0: 'joinery' }).play(FIVE_WORKERS).give(1, { wood: 1 });
  game.play(SIXTH_WORKER);
  const before = game.board();
  expect(game.changes('1 joinery; trough a1')).toEqual({
    ...nextRound(before),
    'supply troughs': [10, 9],
    '1 wood': [1, 0],
    '1 a1 trough': [0, 1],
  });
});

test("X15 the trough of the Servant's Hut costs 1 wood, and the hut itself 1 wood", () => {
  const game = sawmill({ wood: 2 }, 'servants-hut');
  expect(game.changes('1 special-1; build servants-hut; at a1; done; trough b1')).toEqual({
    'worker special-1': [0, 1],
    'offer servants-hut': [1, 0],
    'supply troughs': [10, 9],
    '1 wood': [2, 0],
    '1 a1': [0, 'servants-hut'],
    '1 b1 trough': [0, 1],
  });
});

test('X16 a stable costs 4 wood or 5 stone', () => {
  const game = sawmill({ wood: 4, stone: 5 }, 'shelter', { a1: 'stall', b1: 'stall' });
  expect(game.changes('1 stables; flip a1 wood; flip b1 stone')).toEqual({
    'worker stables': [0, 1],
    '1 wood': [4, 0],
    '1 stone': [5, 0],
    '1 a1': ['stall', 'stable'],
    '1 b1': ['stall', 'stable'],
  });
  const poor = sawmill({ wood: 3, stone: 4 }, 'shelter', { a1: 'stall' });
  expect(poor.why('1 stables')).toMatchObject({ why: 'cannot-pay' });
});

test('X16 the Open Stable costs 2 wood or 3 stone', () => {
  const wood = sawmill({ wood: 2 }, 'open-stable', { a1: 'stall' });
  expect(wood.changes('1 special-1; build open-stable; cow')).toMatchObject({
    '1 wood': [2, 0],
    '1 a1': ['stall', 'open-stable'],
  });
  const stone = sawmill({ wood: 2, stone: 3 }, 'open-stable', { a1: 'stall' });
  expect(stone.changes('1 special-1; build open-stable; pay stone; cow')).toMatchObject({
    '1 stone': [3, 0],
  });
  expect(sawmill({ wood: 1, stone: 2 }, 'open-stable', { a1: 'stall' }).why('1 special-1')).toMatchObject({
    why: 'cannot-pay',
  });
});

test('X17 a building with 1 wood in its cost needs no wood', () => {
  const game = sawmill({ stone: 1 }, 'carpenter');
  expect(game.changes('1 special-1; build carpenter; at a1')).toEqual({
    'worker special-1': [0, 1],
    'offer carpenter': [1, 0],
    '1 stone': [1, 0],
    '1 a1': [0, 'carpenter'],
  });
});

test('X17 a building without wood in its cost is unchanged', () => {
  const game = sawmill({ wood: 1, stone: 2 }, 'home-depot');
  expect(game.changes('1 special-1; build home-depot; at a1')).toMatchObject({ '1 stone': [2, 0] });
  expect(game.board()).toMatchObject({ '1 wood': 1 });
});

test('X18 the Sawmill does not make borders cheaper', () => {
  const fences = sawmill({ wood: 2 });
  expect(fences.changes('1 fences; border a1n a1e')).toMatchObject({ '1 wood': [2, 0] });
  const builder = sawmill({ wood: 2, stone: 1, reed: 1 }, 'fence-builder');
  expect(builder.changes('1 special-1; build fence-builder; at b1; border a1n a1e')).toMatchObject({
    '1 wood': [2, 0],
    '1 border': [9, 7],
  });
});

test('X18 the Sawmill does not make stalls or the Building Firm cheaper', () => {
  expect(sawmill({ stone: 3, wood: 1 }).why('1 stall')).toMatchObject({ why: 'cannot-pay' });
  const stall = sawmill({ wood: 1, stone: 3, reed: 1 });
  expect(stall.changes('1 stall; at a1')).toMatchObject({ '1 stone': [3, 0], '1 reed': [1, 0] });
  const firm = sawmill({ wood: 1, stone: 1 }, 'shelter', { b0: 'building-firm' }).lay(1, { troughs: 'a1' });
  expect(firm.why('1 building-firm')).toMatchObject({ why: 'cannot-pay' });
});

test('X18 the Sawmill does not make the payment of the Trading Station cheaper', () => {
  const game = sawmill({}, 'shelter', { b0: 'trading-station' }).play(FIVE_WORKERS);
  game.give(1, { wood: 0, stone: 1, reed: 0 }).play(SIXTH_WORKER);
  expect(game.asked()).toEqual([{ seat: 1, kind: 'work', open: false }]);
  const rich = sawmill({}, 'shelter', { b0: 'trading-station' }).play(FIVE_WORKERS);
  rich.give(1, { wood: 1, stone: 1, reed: 0 }).play(SIXTH_WORKER);
  expect(rich.changes('1 trading-station; trade wood stone cow')).toMatchObject({
    '1 wood': [1, 0],
    '1 stone': [1, 0],
  });
});

test('R173 the Sawmill helps only its owner', () => {
  const game = sawmill({}, 'barn').give(2, { wood: 2 }).play('1 stone-1');
  expect(game.why('2 special-1')).toMatchObject({ why: 'cannot-pay' });
});
