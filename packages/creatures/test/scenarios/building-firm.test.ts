import { Scenario } from '@furrow/testkit/scenario';
import { expect, test } from 'vitest';
import { FIVE_WORKERS, nextRound, SIXTH_WORKER } from './quiet-rounds';

/** Seat 1 has a Building Firm on a0 and a trough on a1. */
function firm(goods: Parameters<Scenario['give']>[1], at: Record<string, string> = {}): Scenario {
  return new Scenario({ buildings: 'shelter' })
    .lay(1, { at: { a0: 'building-firm', ...at }, troughs: 'a1' })
    .give(1, goods);
}

test('R134 the Building Firm takes 2 stone for each stall, and acts any number of times', () => {
  const game = firm({ stone: 1 }).lay(1, { troughs: 'b1' });
  expect(game.why('1 building-firm')).toMatchObject({ why: 'cannot-pay' });
  game.give(1, { stone: 4 });
  game.play('1 building-firm; at a1; building-firm; at b1');
  expect(game.board()).toMatchObject({ '1 a1': 'stall', '1 b1': 'stall', 'supply tiles': 3 });
  expect(game.board()).not.toHaveProperty('1 stone');
});

test('R134 the trough may have been inside a pasture; the animals find room again or the owner chooses', () => {
  const game = firm({ stone: 2, sheep: 8 }).lay(1, { borders: 'a1n a1e b1e b1s b1w' });
  game.play('1 building-firm; at a1');
  expect(game.offered()).toEqual(['keep 6 sheep']);
  expect(game.changes('1 keep 6 sheep')).toEqual({ '1 sheep': [8, 6] });
});

test('R134 the Building Firm can be used on the opponent’s turn, before breeding and before scoring', () => {
  const change = {
    'supply tiles': [5, 4],
    '1 stone': [2, 0],
    '1 a1 trough': [1, 0],
    '1 a1': [0, 'stall'],
  };
  const turn = firm({}).play('1 wood-3').give(1, { stone: 2 });
  expect(turn.changes('1 building-firm; at a1')).toEqual({ ...change, 'supply troughs': [10, 11] });
  const breeding = firm({}).play(FIVE_WORKERS).give(1, { stone: 2 }).play(SIXTH_WORKER);
  const before = breeding.board();
  expect(breeding.changes('1 building-firm; at a1')).toEqual({
    ...nextRound(before),
    ...change,
    'supply troughs': [10, 11],
  });
  const scoring = firm({}).play(`${FIVE_WORKERS}\n${SIXTH_WORKER}\n1 done`.repeat(8)).give(1, { stone: 2 });
  expect(scoring.changes('1 building-firm; at a1')).toEqual({ ...change, 'supply troughs': [10, 11] });
  expect(scoring.asked()).toEqual([]);
});

test('Q12 the Building Firm can make room while animals are accommodated', () => {
  const game = firm({ stone: 2, sheep: 2 }).play('1 pig-sheep');
  expect(game.asked()).toEqual([{ seat: 1, kind: 'settle', open: false }]);
  game.play('1 building-firm; at a1');
  expect(game.board()).toMatchObject({ '1 sheep': 2, '1 pig': 1, '1 a1': 'stall' });
  expect(game.asked()[0]).toEqual({ seat: 2, kind: 'work', open: false });
});

test('X28 the replaced trough goes to the supply, and the new stall stands without one and holds 3', () => {
  const game = firm({ stone: 2 });
  expect(game.changes('1 building-firm; at a1')).toEqual({
    'supply tiles': [5, 4],
    'supply troughs': [10, 11],
    '1 stone': [2, 0],
    '1 a1 trough': [1, 0],
    '1 a1': [0, 'stall'],
  });
  game.give(1, { horse: 4 }).play('1 pig-sheep');
  expect(game.offered()).toEqual(expect.arrayContaining(['keep 4 horse', 'keep 1 pig 3 horse']));
});

test('X28 a trough on a stall or special building cannot be replaced', () => {
  const game = firm({ stone: 2 }, { b0: 'stall' }).lay(1, { troughs: 'a0 b0 c0' });
  expect(game.why('1 building-firm; at b0')).toMatchObject({ why: 'cannot-stand-there' });
  expect(game.offered()).toEqual(['at a1']);
  const none = new Scenario({ buildings: 'shelter' })
    .lay(1, { at: { a0: 'building-firm', b0: 'stall' }, troughs: 'a0 b0 c0' })
    .give(1, { stone: 2 });
  expect(none.why('1 building-firm')).toMatchObject({ why: 'no-loose-trough' });
});

test('X29 without a tile in the supply the Building Firm does nothing', () => {
  const game = firm({ stone: 2 });
  game.state.tiles = 0;
  expect(game.why('1 building-firm')).toMatchObject({ why: 'no-tiles' });
});

test('X29 the Building Firm does not build the Cow Stall or the Pig Stall', () => {
  const game = new Scenario({ buildings: 'cow-stall,pig-stall' })
    .lay(1, { at: { a0: 'building-firm' }, troughs: 'a1' })
    .give(1, { wood: 9, stone: 2, reed: 9 });
  game.play('1 building-firm');
  expect(game.offered()).toEqual(['at a1']);
  expect(game.why('1 build cow-stall')).toMatchObject({ why: 'not-asked' });
  expect(game.why('1 build pig-stall')).toMatchObject({ why: 'not-asked' });
});

test('Q31 either player may use the replaced trough again, and it is no own trough any more', () => {
  const game = firm({ stone: 2 }, { b0: 'feed-storehouse' }).lay(1, { troughs: 'b0 b1 c0 c1' });
  game.state.troughs = 5;
  expect(game.pointsOf(1, 'feed-storehouse')).toBe(3);
  game.play('1 building-firm; at a1');
  expect(game.pointsOf(1, 'feed-storehouse')).toBe(0);
  expect(game.state.troughs).toBe(6);
  game.play('1 stone-1').play('2 troughs; trough a0');
  expect(game.board()).toMatchObject({ '2 a0 trough': 1, 'supply troughs': 5 });
});

test('X26 with the Workshop a stall of the Building Firm brings no free borders', () => {
  const game = firm({ stone: 2 }, { b0: 'workshop' }).play('1 building-firm; at a1');
  expect(game.asked()[0]).toEqual({ seat: 1, kind: 'work', open: false });
});

test('X10 with the Barn a stall of the Building Firm may become a stable at once, for 2 stone in all', () => {
  const game = firm({ stone: 2 }, { b0: 'barn' });
  expect(game.changes('1 building-firm; at a1; yes')).toEqual({
    'supply tiles': [5, 4],
    'supply troughs': [10, 11],
    '1 stone': [2, 0],
    '1 a1 trough': [1, 0],
    '1 a1': [0, 'stable'],
    '1 memory barn': [0, 1],
  });
});
