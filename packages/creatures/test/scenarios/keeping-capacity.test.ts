import { Scenario } from '@furrow/testkit/scenario';
import { expect, test } from 'vitest';
import { keeps } from './keeps';
import { quietRounds } from './quiet-rounds';

/** A farm of seat 1 on which the place of the Cottage has room for 1 horse only. */
function farm(at: Record<string, string>, columns = 4): Scenario {
  return new Scenario().lay(1, { at: { c0: 'materials-outlet', ...at }, columns });
}

const THREE_PASTURES = 'c1n c1e c1s c2n c3n c3e c2s c3s a1n a2n a3n a3e b1n b2n b3n';

test('E20 with the Feeding Station pastures of 1, 2 and 3 spaces hold 3, 5 and 7, with a trough 4, 8 and 12', () => {
  const game = farm({ a0: 'feeding-station' }).lay(1, { borders: THREE_PASTURES });
  expect(keeps(game, { sheep: 3, pig: 5, cow: 7, horse: 2 })).toBe(true);
  expect(keeps(game, { sheep: 4, pig: 5, cow: 7, horse: 2 })).toBe(false);
  expect(keeps(game, { sheep: 3, pig: 6, cow: 7, horse: 2 })).toBe(false);
  expect(keeps(game, { sheep: 3, pig: 5, cow: 8, horse: 2 })).toBe(false);
  game.lay(1, { troughs: 'c1 c2 a1' });
  expect(keeps(game, { sheep: 4, pig: 8, cow: 12, horse: 2 })).toBe(true);
  expect(keeps(game, { sheep: 5, pig: 8, cow: 12, horse: 2 })).toBe(false);
  expect(keeps(game, { sheep: 4, pig: 9, cow: 12, horse: 2 })).toBe(false);
  expect(keeps(game, { sheep: 4, pig: 8, cow: 13, horse: 2 })).toBe(false);
});

test('R151 without the Feeding Station they hold 2, 4 and 6, and pastures that come later hold more too', () => {
  const before = farm({ a0: 'storage' }).lay(1, { borders: THREE_PASTURES });
  expect(keeps(before, { sheep: 2, pig: 4, cow: 6, horse: 1 })).toBe(true);
  expect(keeps(before, { sheep: 3, pig: 4, cow: 6, horse: 1 })).toBe(false);
  const later = farm({ a0: 'feeding-station' }).give(1, { wood: 3 });
  later.play('1 fences; border c1n c1e c1s');
  expect(keeps(later, { sheep: 3, horse: 2 })).toBe(true);
  expect(keeps(later, { sheep: 4, horse: 2 })).toBe(false);
});

test('E21 with the Hayrick a stable holds 5 cows or 3 cows and 3 pigs', () => {
  const game = farm({ a0: 'hayrick', b1: 'stable' });
  expect(keeps(game, { cow: 5 })).toBe(true);
  expect(keeps(game, { cow: 3, pig: 3 })).toBe(true);
  expect(keeps(game, { cow: 6 })).toBe(false);
  expect(keeps(game, { cow: 4, pig: 1 })).toBe(false);
});

test('E21 X41 with a trough 10 cows, or 6 cows and 6 pigs', () => {
  const game = farm({ a0: 'hayrick', b1: 'stable' }).lay(1, { troughs: 'b1' });
  expect(keeps(game, { cow: 10 })).toBe(true);
  expect(keeps(game, { cow: 6, pig: 6 })).toBe(true);
  expect(keeps(game, { cow: 7, pig: 1 })).toBe(false);
  expect(keeps(game, { cow: 11 })).toBe(false);
  expect(keeps(game, { cow: 6, pig: 6, sheep: 1 })).toBe(false);
});

test('R157 each stable has its own halves, the Open Stable too', () => {
  const game = farm({ a0: 'hayrick', b1: 'stable', b2: 'open-stable', b3: 'stable' });
  expect(keeps(game, { cow: 3, pig: 3, sheep: 3, horse: 10 })).toBe(true);
  expect(keeps(game, { cow: 3, pig: 3, sheep: 5, horse: 3 })).toBe(true);
  expect(keeps(game, { cow: 6, pig: 6, sheep: 5 })).toBe(true);
  expect(keeps(game, { cow: 6, pig: 6, sheep: 6 })).toBe(true);
  expect(keeps(game, { cow: 6, pig: 6, sheep: 7 })).toBe(false);
  expect(keeps(farm({ a0: 'storage', b1: 'stable' }), { cow: 3, pig: 3 })).toBe(false);
});

test('X41 the Hayrick does nothing for stalls and other buildings', () => {
  for (const building of ['stall', 'byre-dwelling', 'pen', 'country-house']) {
    const game = farm({ a0: 'hayrick', b1: building });
    expect(keeps(game, { cow: 1, pig: 1 })).toBe(false);
    expect(keeps(game, { cow: 3 })).toBe(true);
  }
});

test('R168 the Pen holds 4 of any one type, with a trough 8', () => {
  const game = farm({ b1: 'pen' });
  expect(keeps(game, { sheep: 4 })).toBe(true);
  expect(keeps(game, { sheep: 5 })).toBe(false);
  expect(keeps(game, { sheep: 3, pig: 1 })).toBe(false);
  expect(keeps(game.lay(1, { troughs: 'b1' }), { pig: 8 })).toBe(true);
});

test('X47 with 4 cows on a pasture and 3 in the Pen there are 4 points and the cow bonus is 0', () => {
  const game = farm({ a0: 'pen' }, 2).lay(1, { borders: 'b1w b1n b1e c1e c1s' }).give(1, { cow: 7 });
  expect(game.points(1, 'animals')).toBe(4);
  expect(game.points(1, 'bonus')).toBe(-9);
});

test('X47 with 3 cows outside and 4 in the Pen there are 3 points and the cow bonus is -3', () => {
  const game = farm({ a0: 'pen', a1: 'stall' }, 2).give(1, { cow: 7 });
  expect(game.points(1, 'animals')).toBe(3);
  expect(game.points(1, 'bonus')).toBe(-12);
});

test('X47 R67 for breeding the cows in the Pen count', () => {
  const game = farm({ a0: 'pen' }, 2).give(1, { cow: 2 });
  expect(game.changes(quietRounds(1))).toMatchObject({ round: [1, 2], '1 cow': [2, 3] });
});

test('X48 animals that find room outside the Pen count', () => {
  const game = farm({ a0: 'pen', a1: 'stable' }, 2).give(1, { cow: 5 });
  expect(game.points(1, 'animals')).toBe(5);
  expect(game.points(1, 'bonus')).toBe(-9);
});

test('Q40 cows and pigs in the Pen do not count for the Cow Stall and the Pig Stall', () => {
  const cows = farm({ a0: 'pen', a1: 'cow-stall', b1: 'stable' }, 3).give(1, { cow: 11 });
  expect(cows.pointsOf(1, 'cow-stall')).toBe(0);
  expect(cows.lay(1, { at: { b0: 'stall' } }).pointsOf(1, 'cow-stall')).toBe(4);
  const pigs = farm({ a0: 'pen', a1: 'pig-stall', b1: 'stable' }, 3).lay(1, { at: { a2: 'shelter' } });
  pigs.give(1, { pig: 13 });
  expect(pigs.pointsOf(1, 'pig-stall')).toBe(0);
  expect(pigs.lay(1, { at: { b0: 'stable' } }).pointsOf(1, 'pig-stall')).toBe(4);
});

test('Q41 the owner puts into the Pen what costs least', () => {
  const game = farm({ a0: 'pen', a1: 'stable' }, 2).give(1, { pig: 3, horse: 4 });
  expect(game.points(1, 'animals')).toBe(4);
  expect(game.points(1, 'bonus')).toBe(-9);
});

test('Q41 in scoring no more animals stand in the Pen than it holds', () => {
  const game = farm({ a0: 'pen', a1: 'stable', b1: 'stable' }, 2).give(1, { sheep: 10, pig: 4 });
  expect(keeps(game, { sheep: 10, pig: 4 })).toBe(true);
  expect(game.points(1, 'animals')).toBe(10);
  expect(game.points(1, 'bonus')).toBe(1 - 3 - 3 - 3);
});
