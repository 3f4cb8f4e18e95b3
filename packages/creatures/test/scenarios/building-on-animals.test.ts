import { Scenario } from '@furrow/testkit/scenario';
import { expect, test } from 'vitest';

/** Seat 1 has a pasture of a1 and b1 (beside the buildings on a0 and b0). */
function pasture(goods: Parameters<Scenario['give']>[1], buildings = 'shelter', troughs = ''): Scenario {
  return new Scenario({ buildings })
    .lay(1, { at: { a0: 'sawmill', b0: 'timber-shop' }, borders: 'a1n a1e b1e b1s', troughs })
    .give(1, goods);
}

test('X36 when a new building leaves enough room after rearranging nothing runs away', () => {
  const game = pasture({ stone: 3, reed: 1, sheep: 4, pig: 1 });
  expect(game.changes('1 stall; at a1')).toEqual({
    'worker stall': [0, 1],
    'supply tiles': [5, 4],
    '1 stone': [3, 0],
    '1 reed': [1, 0],
    '1 a1': [0, 'stall'],
  });
  expect(game.asked()[0]).toEqual({ seat: 2, kind: 'work', open: false });
});

test('X36 when a new building leaves too little room the owner chooses among all animals', () => {
  const game = pasture({ stone: 2, sheep: 4, pig: 1 }, 'timber-shop').play(
    '1 special-1; build timber-shop; at a1',
  );
  expect(game.asked()).toEqual([{ seat: 1, kind: 'settle', open: false }]);
  expect(game.offered()).toEqual(expect.arrayContaining(['keep 3 sheep', 'keep 2 sheep 1 pig']));
  expect(game.why('1 keep 3 sheep 1 pig')).toMatchObject({ why: 'no-room' });
  expect(game.changes('1 keep 3 sheep')).toEqual({ '1 sheep': [4, 3], '1 pig': [1, 0] });
});

test('X36 a border that splits a pasture with a trough leaves less room', () => {
  const game = pasture({ cow: 8, horse: 1 }, 'shelter', 'a1').play('1 walls; border b1n; done');
  expect(game.asked()).toEqual([{ seat: 1, kind: 'settle', open: false }]);
  expect(game.changes('1 keep 6 cow 1 horse')).toEqual({ '1 cow': [8, 6] });
});

test('X36 a border after which all animals fit again asks nobody', () => {
  const game = pasture({ cow: 4, pig: 2 }, 'shelter', 'a1').play('1 walls; border b1n; done');
  expect(game.asked()[0]).toEqual({ seat: 2, kind: 'work', open: false });
  expect(game.board()).toMatchObject({ '1 cow': 4, '1 pig': 2 });
});

test('X36 a trough that takes away room on an unused space makes the owner choose', () => {
  const game = new Scenario({ buildings: 'shelter' })
    .lay(1, { at: { a0: 'dairy-farm', b0: 'sawmill' } })
    .give(1, { cow: 4, pig: 1 })
    .play('1 troughs; trough a1');
  expect(game.offered()).toEqual(expect.arrayContaining(['keep 4 cow', 'keep 1 pig 3 cow']));
  expect(game.changes('1 keep 1 pig 3 cow')).toEqual({ '1 cow': [4, 3] });
});
