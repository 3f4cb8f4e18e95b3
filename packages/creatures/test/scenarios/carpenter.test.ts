import { Scenario } from '@furrow/testkit/scenario';
import { expect, test } from 'vitest';
import { FIVE_WORKERS, nextRound, SIXTH_WORKER } from './quiet-rounds';

/** Seat 1 has a Carpenter on a0 and further buildings. */
function carpenter(at: Record<string, string> = {}, troughs = ''): Scenario {
  return new Scenario({ buildings: 'shelter' }).lay(1, { at: { a0: 'carpenter', ...at }, troughs });
}

test('R136 the Carpenter moves the Cow Stall and the Pig Stall too', () => {
  const game = carpenter({ a1: 'cow-stall', b1: 'pig-stall' });
  expect(game.changes('1 carpenter; move stall a1 b0 stall b1 a1')).toEqual({
    '1 a1': ['cow-stall', 'pig-stall'],
    '1 b0': [0, 'cow-stall'],
    '1 b1': ['pig-stall', 0],
    '1 memory carpenter': [0, 1],
  });
});

test('R136 the Carpenter moves no stables, no other buildings and nothing that is not there', () => {
  const game = carpenter({ a1: 'stable', b1: 'stall', c1: 'barn' }).play('1 carpenter');
  for (const from of ['a1', 'c1', 'c0', 'a0', 'b0'])
    expect(game.why(`1 move stall ${from} b0`)).toMatchObject({ why: 'cannot-move' });
  expect(game.why('1 move trough b1 b0')).toMatchObject({ why: 'cannot-move' });
  expect(carpenter({ a1: 'stable' }).why('1 carpenter')).toMatchObject({ why: 'nothing-to-move' });
});

test('R136 while the Carpenter asks what is moved it does not begin again, alone or within an action', () => {
  const alone = carpenter({ a1: 'stall' }).play('1 carpenter');
  expect(alone.why('1 carpenter')).toMatchObject({ why: 'not-asked' });
  expect(alone.offered()).not.toContain('carpenter');
  const within = carpenter({ a1: 'stall' })
    .give(1, { wood: 3, stone: 3, reed: 3 })
    .play('1 special-1; carpenter');
  expect(within.why('1 carpenter')).toMatchObject({ why: 'not-asked' });
  expect(within.offered()).not.toContain('carpenter');
});

test('X31 the Open Stable is no stall: the Carpenter does not move it', () => {
  const game = carpenter({ a1: 'open-stable', b1: 'stall' }).play('1 carpenter');
  expect(game.why('1 move stall a1 b0')).toMatchObject({ why: 'cannot-move' });
});

test('R136 the Carpenter can be used on the opponent’s turn, before breeding and before scoring', () => {
  const moved = { '1 a1 trough': [1, 0], '1 c0 trough': [0, 1] };
  const turn = carpenter({}, 'a1').play('1 stone-1');
  expect(turn.asked()[1]).toEqual({ seat: 1, kind: 'anytime', open: true });
  expect(turn.changes('1 carpenter; move trough a1 c0')).toEqual({ ...moved, '1 memory carpenter': [0, 1] });
  const breeding = carpenter({}, 'a1').play(FIVE_WORKERS).give(1, { pig: 2 }).play(SIXTH_WORKER);
  const before = breeding.board();
  expect(breeding.changes('1 carpenter; move trough a1 c0')).toMatchObject(moved);
  expect(breeding.changes('1 done; keep 2 pig')).toEqual({ ...nextRound(before) });
  const scoring = carpenter({}, 'a1').play(`${FIVE_WORKERS}\n${SIXTH_WORKER}\n1 done\n`.repeat(8));
  expect(scoring.asked()).toEqual([{ seat: 1, kind: 'lastChance', open: false }]);
  expect(scoring.changes('1 carpenter; move trough a1 c0; pass')).toMatchObject(moved);
  expect(scoring.asked()).toEqual([]);
});

test('Q12 the Carpenter can make room while animals are accommodated', () => {
  const game = carpenter({ a1: 'stall' }, 'a0').give(1, { sheep: 4 }).play('1 pig-sheep');
  expect(game.asked()).toEqual([{ seat: 1, kind: 'settle', open: false }]);
  expect(game.changes('1 carpenter; move trough a0 a1')).toEqual({
    '1 a0 trough': [1, 0],
    '1 a1 trough': [0, 1],
    '1 memory carpenter': [0, 1],
  });
  expect(game.board()).toMatchObject({ '1 sheep': 4, '1 pig': 1 });
  expect(game.asked()[0]).toEqual({ seat: 2, kind: 'work', open: false });
});

test('R136 animals run away only if there is less room when the moving is done', () => {
  const game = carpenter({ a1: 'stall' }, 'a1').give(1, { sheep: 6, pig: 1 });
  game.play('1 carpenter; move stall a1 b1 trough a1 b1');
  expect(game.board()).toMatchObject({ '1 sheep': 6, '1 pig': 1 });
  game.play('1 carpenter; move trough b1 a1');
  expect(game.offered()).toContain('keep 4 sheep 1 pig');
  expect(game.changes('1 keep 4 sheep 1 pig')).toEqual({ '1 sheep': [6, 4] });
});

test('X70 a moved stall that was part of a rim opens the pasture, and the borders stay', () => {
  const game = carpenter({ b1: 'stall' }).lay(1, { borders: 'a1n a1e' }).give(1, { sheep: 2, pig: 3 });
  expect(game.changes('1 carpenter; move stall b1 c1')).toEqual({
    '1 b1': ['stall', 0],
    '1 c1': [0, 'stall'],
    '1 memory carpenter': [0, 1],
  });
  expect(game.asked()[0]).toEqual({ seat: 1, kind: 'settle', open: false });
  expect(game.why('1 keep 2 sheep 3 pig')).toMatchObject({ why: 'no-room' });
  expect(game.changes('1 keep 1 sheep 3 pig')).toEqual({ '1 sheep': [2, 1] });
  expect(game.board()).toMatchObject({ '1 border a1n': 1, '1 border a1e': 1 });
});

test('X70 a trough in a pasture that opens holds 1 animal again', () => {
  const game = carpenter({ b1: 'stall' }, 'a1').lay(1, { borders: 'a1n a1e' }).give(1, { cow: 4 });
  game.play('1 carpenter; move stall b1 c1');
  expect(game.asked()[0]).toEqual({ seat: 1, kind: 'work', open: false });
  game.give(1, { pig: 1 }).play('1 carpenter; move stall c1 b1');
  expect(game.board()).toMatchObject({ '1 cow': 4, '1 pig': 1 });
});

test('Q32 a trough moves along with its stall only if the owner moves it too', () => {
  const game = carpenter({ a1: 'stall' }, 'a1');
  expect(game.changes('1 carpenter; move stall a1 b1')).toEqual({
    '1 a1': ['stall', 0],
    '1 b1': [0, 'stall'],
    '1 memory carpenter': [0, 1],
  });
  expect(game.changes('1 carpenter; move trough a1 b1')).toEqual({
    '1 a1 trough': [1, 0],
    '1 b1 trough': [0, 1],
  });
});

test('Q32 several moves count as one step, and room is checked at its end', () => {
  const game = carpenter({ a1: 'stall' }, 'a1').give(1, { horse: 6 });
  game.play('1 carpenter; move stall a1 b1 trough a1 b1');
  expect(game.asked()[0]).toEqual({ seat: 1, kind: 'work', open: false });
  expect(game.board()).toMatchObject({ '1 horse': 6 });
});

test('Q33 a stall goes to any space without a building, also one with a trough or in a pasture', () => {
  const game = carpenter({ b1: 'stall' }, 'c1').lay(1, { columns: 3, borders: 'a2n a2e b2n a2w' });
  expect(game.changes('1 carpenter; move stall b1 c1')).toMatchObject({ '1 c1': [0, 'stall'] });
  expect(game.changes('1 carpenter; move stall c1 a2')).toMatchObject({ '1 a2': [0, 'stall'] });
  game.play('1 carpenter');
  for (const to of ['a0', 'c0'])
    expect(game.why(`1 move stall a2 ${to}`)).toMatchObject({ why: 'cannot-move' });
});

test('Q33 a trough goes to any space without a trough, a building included', () => {
  const game = carpenter({ a1: 'stall' }, 'b1 c1').play('1 carpenter');
  expect(game.why('1 move trough b1 c1')).toMatchObject({ why: 'cannot-move' });
  expect(game.changes('1 move trough b1 a0')).toMatchObject({ '1 b1 trough': [1, 0], '1 a0 trough': [0, 1] });
});

test('Q33 intermediate positions need not be legal, the last one must be', () => {
  const game = carpenter({ a1: 'stall', b1: 'cow-stall' });
  expect(game.changes('1 carpenter; move stall a1 b1 stall b1 a1')).toEqual({
    '1 a1': ['stall', 'cow-stall'],
    '1 b1': ['cow-stall', 'stall'],
    '1 memory carpenter': [0, 1],
  });
  game.play('1 carpenter');
  expect(game.why('1 move stall a1 b0 stall b1 b0')).toMatchObject({ why: 'cannot-move' });
});

test('Q34 people may move pieces without limit; what bots are offered ends until the next turn', () => {
  const game = carpenter({}, 'a1');
  expect(game.offered()).toContain('carpenter');
  game.play('1 carpenter; move trough a1 b1');
  expect(game.offered()).not.toContain('carpenter');
  game.play('1 carpenter; move trough b1 c1; carpenter; move trough c1 a1').play('1 stone-1');
  expect(game.board()).toMatchObject({ '1 a1 trough': 1 });
  expect(game.offered(1)).toContain('carpenter');
});

test('R136 nobody must move anything: the Carpenter can be called in vain', () => {
  const game = carpenter({}, 'a1');
  expect(game.changes('1 carpenter; done')).toEqual({ '1 memory carpenter': [0, 1] });
});

test('R136 a stall moved by the Carpenter is not built: the Barn keeps waiting', () => {
  const game = carpenter({ a1: 'stall', b0: 'barn' }).play('1 carpenter; move stall a1 b1');
  expect(game.asked()[0]).toEqual({ seat: 1, kind: 'work', open: false });
  expect(game.board()).not.toHaveProperty('1 memory barn');
});

test('R136 room lost to the Carpenter while animals are let go is settled when that is done', () => {
  const game = carpenter({}, 'c0').give(1, { sheep: 2 });
  game.play('1 release; carpenter; move trough c0 a0; keep 2 sheep');
  expect(game.asked()).toEqual([{ seat: 1, kind: 'settle', open: false }]);
  game.play('1 keep 1 sheep');
  expect(game.board()).toMatchObject({ '1 sheep': 1 });
});
