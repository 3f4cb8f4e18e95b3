import type { Goods } from '@furrow/creatures/goods';
import { Scenario } from '@furrow/testkit/scenario';
import { expect, test } from 'vitest';

const COST = { wood: 2, stone: 3, reed: 1 };

/** Seat 1 builds the Organic Farm on b1; the place of the Cottage has room for 1 horse only. */
function organic(animals: Goods, farm: Parameters<Scenario['lay']>[1]): Scenario {
  return new Scenario({ buildings: 'organic-farm' })
    .give(1, { ...COST, ...animals })
    .lay(1, farm)
    .lay(1, { at: { c0: 'materials-outlet' } })
    .play('1 special-1; build organic-farm; at b1');
}

/** One space each: a0 and c1. */
const TWO_PASTURES = 'a0w a0n a0s a0e c1n c1e c1s';

test('R167 each pasture with exactly 1 animal gets another of its type', () => {
  const game = organic({ sheep: 1, cow: 1 }, { borders: TWO_PASTURES });
  expect(game.board()).toMatchObject({ '1 sheep': 2, '1 cow': 2, '1 b1': 'organic-farm' });
  expect(game.asked()).toMatchObject([{ seat: 2, kind: 'work' }]);
});

test('R167 a pasture without an animal or with 2 gets nothing', () => {
  const empty = organic({}, { borders: TWO_PASTURES });
  expect(empty.player(1).goods.slice(3, 7)).toEqual([0, 0, 0, 0]);
  const full = organic({ sheep: 2, cow: 2 }, { borders: TWO_PASTURES });
  expect(full.board()).toMatchObject({ '1 sheep': 2, '1 cow': 2 });
  expect(full.asked()).toMatchObject([{ seat: 2, kind: 'work' }]);
});

test('R167 a building with 1 animal gets nothing', () => {
  const game = organic({ horse: 1 }, {});
  expect(game.board()).toMatchObject({ '1 horse': 1 });
  const free = organic({ sheep: 1 }, { troughs: 'a0' });
  expect(free.board()).toMatchObject({ '1 sheep': 1 });
});

test('X56 the owner rearranges first: 2 sheep stand alone in two pastures', () => {
  const game = organic({ sheep: 2 }, { borders: TWO_PASTURES });
  expect(game.board()).toMatchObject({ '1 sheep': 4 });
});

test('X56 a horse may come out of a building to stand alone in a pasture', () => {
  const game = organic({ horse: 1 }, { borders: TWO_PASTURES });
  expect(game.board()).toMatchObject({ '1 horse': 2 });
});

test('X56 the owner chooses between arrangements', () => {
  const game = organic({ sheep: 2, horse: 1 }, { borders: TWO_PASTURES, at: { a1: 'small-extension' } });
  expect(game.offered().sort()).toEqual(['second 1 sheep 1 horse', 'second 2 sheep']);
  expect(game.why('1 second 2 horse')).toEqual({ why: 'no-room' });
  expect(game.changes('1 second 1 sheep 1 horse')).toEqual({ '1 sheep': [2, 3], '1 horse': [1, 2] });
});

test('X56 each pasture has room for the second animal, also if all others are full', () => {
  const game = organic({ sheep: 3 }, { borders: TWO_PASTURES });
  expect(game.board()).toMatchObject({ '1 sheep': 4 });
  expect(game.asked()).toMatchObject([{ seat: 2, kind: 'work' }]);
});

test('X56 R151 with the Feeding Station the pasture that holds fewer is the one with 1 animal', () => {
  const game = organic(
    { sheep: 6, pig: 1 },
    { at: { a1: 'feeding-station' }, borders: 'a0w a0n b0w b0e c1n c1e c1s', troughs: 'c1' },
  );
  expect(game.offered()).toEqual(['second 1 pig', 'second 1 sheep']);
  game.play('1 second 1 sheep');
  expect(game.board()).toMatchObject({ '1 sheep': 7, '1 pig': 1 });
});
