import { Scenario } from '@furrow/testkit/scenario';
import { expect, test } from 'vitest';
import { quietRounds } from './quiet-rounds';

function woodshop(goods: Parameters<Scenario['give']>[1] = {}, buildings = 'shelter'): Scenario {
  return new Scenario({ buildings }).lay(1, { at: { b1: 'woodshop' } }).give(1, goods);
}

test('X19 up to as many borders as were taken may be placed free, also on the new expansion', () => {
  const game = woodshop().play(quietRounds(2));
  expect(game.changes('1 expand; expand left; border a-1n a-1w; done')).toEqual({
    'worker expand': [0, 1],
    'on expand': [3, 0],
    'supply expansions': [5, 4],
    '1 columns': [2, 3],
    '1 border': [9, 10],
    '1 border a-1n': [0, 1],
    '1 border a-1w': [0, 1],
  });
});

test('X19 borders not placed at once stay in the own supply at the usual price', () => {
  const game = woodshop().play(quietRounds(1)).play('1 expand; expand left; done').play('2 stone-1');
  expect(game.board()).toMatchObject({ '1 border': 11, '1 wood': 2 });
  expect(game.changes('1 fences; border a0n; done')).toMatchObject({
    '1 wood': [2, 1],
    '1 border': [11, 10],
  });
});

test('Q44 at most as many borders as were just gained are placed free, the old ones do not count', () => {
  const game = woodshop().play('1 expand; expand left');
  expect(game.why('1 border a0n a0e')).toMatchObject({ why: 'too-many', atMost: 1 });
  game.play('1 border a0n');
  expect(game.asked()[0]).toEqual({ seat: 2, kind: 'work', open: false });
});

test('Q45 the borders may close a pasture on the expansion of the same action', () => {
  const game = woodshop()
    .play(quietRounds(3))
    .lay(1, { at: { a1: 'barn' } });
  expect(game.changes('1 expand; expand right; border a2n a2e b2n; done')).toEqual({
    'worker expand': [0, 1],
    'on expand': [4, 0],
    'supply expansions': [5, 4],
    '1 columns': [2, 3],
    '1 border': [9, 10],
    '1 border a2n': [0, 1],
    '1 border a2e': [0, 1],
    '1 border b2n': [0, 1],
  });
  game.give(1, { pig: 3, cow: 2 }).play('2 stone-1').play('1 horse-sheep; keep 3 pig 2 cow');
  expect(game.board()).toMatchObject({ '1 pig': 3, '1 cow': 2 });
});

test('R182 the Woodshop does nothing for the borders of the start', () => {
  const game = new Scenario({ buildings: 'woodshop' }).give(1, { wood: 2, stone: 2 });
  expect(game.changes('1 special-1; build woodshop; at a0')).toEqual({
    'worker special-1': [0, 1],
    'offer woodshop': [1, 0],
    '1 wood': [2, 0],
    '1 stone': [2, 0],
    '1 a0': [0, 'woodshop'],
  });
  expect(game.asked()[0]).toEqual({ seat: 2, kind: 'work', open: false });
});

test('R182 with the Corner House the borders of Expand may still be placed', () => {
  const game = woodshop().lay(1, { at: { a0: 'corner-house' } });
  expect(game.changes('1 expand; border a1n')).toEqual({
    'worker expand': [0, 1],
    'on expand': [1, 0],
    '1 border a1n': [0, 1],
  });
});

test('R182 borders placed on animals leave less room and make the owner choose', () => {
  const game = woodshop().lay(1, { columns: 3, borders: 'a1n a2n a2e b2n', troughs: 'a1' });
  game.lay(1, { at: { a0: 'sawmill' } }).give(1, { sheep: 8, pig: 1, cow: 2 });
  game.play('1 expand; expand left; border a2w');
  expect(game.asked()).toEqual([{ seat: 1, kind: 'settle', open: false }]);
  expect(game.why('1 keep 8 sheep 1 pig 2 cow')).toMatchObject({ why: 'no-room' });
});

test('R183 with the Workshop 0, 1 or 2 borders are placed, from the own supply', () => {
  const shop = () =>
    new Scenario({ buildings: 'shelter' }).lay(1, { at: { a0: 'workshop' } }).give(1, { stone: 3, reed: 1 });
  expect(shop().changes('1 stall; at a1; done')).toMatchObject({ '1 a1': [0, 'stall'] });
  expect(shop().changes('1 stall; at a1; border b1n; done')).toMatchObject({ '1 border': [9, 8] });
  expect(shop().why('1 stall; at a1; border b0w b1e c1e')).toMatchObject({ why: 'too-many', atMost: 2 });
  const empty = shop().give(1, { border: 0 }).play('1 stall; at a1');
  expect(empty.asked()[0]).toEqual({ seat: 2, kind: 'work', open: false });
});

test('X32 building the Cow Stall brings no borders from the Workshop and uses no tile', () => {
  const game = new Scenario({ buildings: 'cow-stall' })
    .lay(1, { at: { a0: 'workshop' } })
    .give(1, { wood: 4, reed: 1 });
  expect(game.changes('1 special-1; build cow-stall; at a1')).toEqual({
    'worker special-1': [0, 1],
    'offer cow-stall': [1, 0],
    '1 wood': [4, 0],
    '1 reed': [1, 0],
    '1 cow': [0, 1],
    '1 a1': [0, 'cow-stall'],
  });
  expect(game.asked()[0]).toEqual({ seat: 2, kind: 'work', open: false });
});

test('X32 the Pig Stall is no Stall action either', () => {
  const game = new Scenario({ buildings: 'pig-stall' })
    .lay(1, { at: { a0: 'workshop' } })
    .give(1, { wood: 4, reed: 1 })
    .play('1 special-1; build pig-stall; at a1');
  expect(game.asked()[0]).toEqual({ seat: 2, kind: 'work', open: false });
  expect(game.board()).toMatchObject({ 'supply tiles': 5, '1 pig': 1, '1 border': 9 });
});

test('R152 the Fence Builder places none if its owner likes, and no more than can be paid', () => {
  const builder = (wood: number) =>
    new Scenario({ buildings: 'fence-builder' }).give(1, { wood, stone: 1, reed: 1 });
  expect(builder(2).changes('1 special-1; build fence-builder; at a0; done')).not.toHaveProperty('1 wood');
  expect(builder(2).why('1 special-1; build fence-builder; at a0; border b0n b0w a1n')).toMatchObject({
    why: 'cannot-pay',
  });
  const poor = builder(0).play('1 special-1; build fence-builder; at a0');
  expect(poor.asked()[0]).toEqual({ seat: 2, kind: 'work', open: false });
});

test('R152 the Fence Builder works once, when it is built', () => {
  const game = new Scenario({ buildings: 'fence-builder' }).give(1, { wood: 9, stone: 1, reed: 1 });
  game.play('1 special-1; build fence-builder; at a0; border a1n; done');
  expect(game.why('1 fence-builder')).toMatchObject({ why: 'not-at-any-time' });
});

test("X64 the Servant's Hut: 0, 1 or 2 borders, and the trough by itself", () => {
  const hut = (wood: number) => new Scenario({ buildings: 'servants-hut' }).give(1, { wood });
  expect(hut(4).changes('1 special-1; build servants-hut; at a0; done; done')).toEqual({
    'worker special-1': [0, 1],
    'offer servants-hut': [1, 0],
    '1 wood': [4, 2],
    '1 a0': [0, 'servants-hut'],
  });
  expect(hut(4).changes('1 special-1; build servants-hut; at a0; border a1n; done; done')).toMatchObject({
    '1 border': [9, 8],
    '1 wood': [4, 2],
  });
  expect(hut(4).changes('1 special-1; build servants-hut; at a0; done; trough a1')).toMatchObject({
    'supply troughs': [10, 9],
    '1 wood': [4, 0],
  });
  expect(hut(3).changes('1 special-1; build servants-hut; at a0; border a1n a1e')).toMatchObject({
    '1 border': [9, 7],
    '1 wood': [3, 1],
  });
});

test("R174 the Servant's Hut places no third border and no second trough", () => {
  const hut = () => new Scenario({ buildings: 'servants-hut' }).give(1, { wood: 9 });
  expect(hut().why('1 special-1; build servants-hut; at a0; border a1n a1e b1e')).toMatchObject({
    why: 'too-many',
    atMost: 2,
  });
  expect(hut().why('1 special-1; build servants-hut; at a0; done; trough a1 b1')).toMatchObject({
    why: 'too-many',
    atMost: 1,
  });
});
