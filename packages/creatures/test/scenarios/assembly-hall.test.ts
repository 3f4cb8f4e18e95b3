import { Scenario } from '@furrow/testkit/scenario';
import { expect, test } from 'vitest';
import { FIVE_WORKERS, SIXTH_WORKER } from './quiet-rounds';

function hall(goods: Parameters<Scenario['give']>[1] = {}): Scenario {
  return new Scenario({ buildings: 'shelter' }).lay(1, { at: { a0: 'assembly-hall' } }).give(1, goods);
}

test('R131 the free border of the Assembly Hall is optional, the gift is not taken back', () => {
  const game = hall();
  expect(game.changes('1 assembly-hall; done')).toEqual({ '1 border': [9, 8], '2 border': [9, 10] });
  expect(game.asked()[0]).toEqual({ seat: 1, kind: 'work', open: false });
});

test('R131 the Assembly Hall places 1 border at a time, and can be used any number of times', () => {
  const game = hall();
  expect(game.why('1 assembly-hall; border a1n a1e')).toMatchObject({ why: 'too-many', atMost: 1 });
  game.play('1 border a1n; assembly-hall; border a1e');
  expect(game.board()).toMatchObject({ '1 border': 5, '2 border': 11, '1 border a1n': 1, '1 border a1e': 1 });
});

test('Q12 the Assembly Hall can be used while fences are placed', () => {
  const game = hall({ wood: 2 }).play('1 fences; border a1n');
  expect(game.changes('1 assembly-hall; border a1e')).toEqual({
    '1 border': [8, 6],
    '1 border a1e': [0, 1],
    '2 border': [9, 10],
  });
  expect(game.changes('1 border b1n')).toEqual({
    '1 wood': [1, 0],
    '1 border': [6, 5],
    '1 border b1n': [0, 1],
  });
});

test('X21 the Assembly Hall can be used in the opponent’s turn', () => {
  const game = hall().play('1 stone-1');
  expect(game.asked()).toEqual([
    { seat: 2, kind: 'work', open: false },
    { seat: 1, kind: 'anytime', open: true },
  ]);
  expect(game.changes('1 assembly-hall; border a1n')).toEqual({
    '1 border': [9, 7],
    '1 border a1n': [0, 1],
    '2 border': [9, 10],
  });
  expect(game.asked()[0]).toEqual({ seat: 2, kind: 'work', open: false });
});

test('X21 the Assembly Hall can be used between the work phase and breeding', () => {
  const game = hall().play(FIVE_WORKERS).play(SIXTH_WORKER);
  expect(game.asked()).toEqual([{ seat: 1, kind: 'beforeBreeding', open: false }]);
  expect(game.changes('1 assembly-hall; border a1n')).toEqual({
    '1 border': [9, 7],
    '1 border a1n': [0, 1],
    '2 border': [9, 10],
  });
});

test('X21 the Assembly Hall can be used while newborns are accommodated', () => {
  const game = new Scenario({ buildings: 'shelter' })
    .lay(1, { at: { a0: 'assembly-hall', b1: 'stall' }, borders: 'a1n' })
    .play(FIVE_WORKERS)
    .give(1, { pig: 4 })
    .play(SIXTH_WORKER)
    .play('1 done');
  expect(game.asked()).toEqual([{ seat: 1, kind: 'settle', open: false }]);
  game.play('1 assembly-hall; border a1e');
  expect(game.board()).toMatchObject({ round: 2, '1 pig': 5, '1 border': 7, '2 border': 10 });
});

test('X21 the Assembly Hall can be used before scoring', () => {
  const game = hall().play(`${FIVE_WORKERS}\n${SIXTH_WORKER}\n1 done`.repeat(8));
  expect(game.asked()).toEqual([{ seat: 1, kind: 'lastChance', open: false }]);
  expect(game.changes('1 assembly-hall; border a1n; pass')).toEqual({
    '1 border': [9, 7],
    '1 border a1n': [0, 1],
    '2 border': [9, 10],
  });
  expect(game.asked()).toEqual([]);
});

test('X22 with 2 borders one is given and one placed', () => {
  const game = hall({ border: 2 });
  expect(game.changes('1 assembly-hall; border a1n')).toEqual({
    '1 border': [2, 0],
    '1 border a1n': [0, 1],
    '2 border': [9, 10],
  });
});

test('X22 with 1 border it may be given, and none is left to place', () => {
  const game = hall({ border: 1 });
  expect(game.changes('1 assembly-hall')).toEqual({ '1 border': [1, 0], '2 border': [9, 10] });
  expect(game.asked()[0]).toEqual({ seat: 1, kind: 'work', open: false });
});

test('X22 with no border in the own supply the Assembly Hall does nothing: those on the farm stay', () => {
  const game = hall({ border: 0 }).lay(1, { borders: 'a1n a1e' });
  expect(game.why('1 assembly-hall')).toMatchObject({ why: 'no-borders' });
});

test('X20 the opponent with a Woodshop may place the border handed over at once', () => {
  const game = hall()
    .lay(2, { at: { a0: 'woodshop' } })
    .play('1 stone-1');
  expect(game.changes('1 assembly-hall')).toEqual({ '1 border': [9, 8], '2 border': [9, 10] });
  expect(game.asked()).toEqual([{ seat: 2, kind: 'borders', open: false }]);
  expect(game.why('2 border a1n a1e')).toMatchObject({ why: 'too-many', atMost: 1 });
  expect(game.changes('2 border a1n')).toEqual({ '2 border': [10, 9], '2 border a1n': [0, 1] });
  expect(game.changes('1 border b1n')).toEqual({ '1 border': [8, 7], '1 border b1n': [0, 1] });
  expect(game.asked()[0]).toEqual({ seat: 2, kind: 'work', open: false });
});

test('X20 the Woodshop acts on the turn of the one who hands over, and may be left alone', () => {
  const game = hall({ wood: 2 }).lay(2, { at: { a0: 'woodshop' } });
  game.play('1 fences; border a1n; assembly-hall');
  expect(game.asked()).toEqual([{ seat: 2, kind: 'borders', open: false }]);
  game.play('2 done').play('1 done');
  expect(game.asked()).toEqual([{ seat: 1, kind: 'borders', open: false }]);
  expect(game.board()).toMatchObject({ '1 border': 7, '2 border': 10 });
});

test('X20 a border handed over that leaves less room makes the Woodshop’s owner choose what is kept', () => {
  const game = hall({ border: 1 });
  game.lay(2, { at: { a0: 'woodshop' }, borders: 'a1n a1e b1e b1s b1w', troughs: 'a1' });
  game.give(2, { sheep: 11 }).play('1 assembly-hall').play('2 border b1n');
  expect(game.asked()).toEqual([{ seat: 2, kind: 'settle', open: false }]);
  game.play('2 keep 9 sheep');
  expect(game.board()).toMatchObject({ '2 sheep': 9 });
});

test('R131 a border of the Assembly Hall that leaves less room makes its owner choose what is kept', () => {
  const game = hall().lay(1, { borders: 'a1n a1e b1e b1s b1w', troughs: 'a1' }).give(1, { sheep: 9 });
  game.play('1 assembly-hall; border b1n');
  expect(game.offered()).toEqual(expect.arrayContaining(['keep 7 sheep']));
  game.play('1 keep 7 sheep');
  expect(game.board()).toMatchObject({ '1 sheep': 7, '1 border': 7 });
});

test('Q11 at the same point the player whose turn it is goes first, and nobody waits for the other', () => {
  const game = hall()
    .lay(2, { at: { a0: 'cattle-market' } })
    .give(2, { reed: 1 });
  expect(game.asked()).toEqual([
    { seat: 1, kind: 'work', open: false },
    { seat: 2, kind: 'anytime', open: true },
  ]);
  game.play('1 assembly-hall');
  expect(game.why('2 cattle-market')).toMatchObject({ why: 'not-your-turn' });
  game.play('1 done').play('2 cattle-market; trade reed cow').play('1 stone-1');
  expect(game.board()).toMatchObject({ '2 cow': 1, 'worker stone-1': 1 });
});

test('R131 only the owner uses the Assembly Hall', () => {
  const game = hall().play('1 stone-1');
  expect(game.why('2 assembly-hall')).toMatchObject({ why: 'not-owned' });
});
