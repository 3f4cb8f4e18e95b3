import { Scenario } from '@furrow/testkit/scenario';
import { expect, test } from 'vitest';
import { FIVE_WORKERS, nextRound, SIXTH_WORKER } from './quiet-rounds';

/** The end of round 1 with a Ranch on a0 and three borders around a1, of which the one to b1 is missing. */
function bornOnRanch(goods: Parameters<Scenario['give']>[1], at: Record<string, string> = {}): Scenario {
  return new Scenario({ buildings: 'shelter' })
    .lay(1, { at: { a0: 'ranch', ...at }, borders: 'a1n a1e' })
    .play(FIVE_WORKERS)
    .give(1, goods)
    .play(SIXTH_WORKER);
}

const WORK = [{ seat: 1, kind: 'work', open: false }];

test('R170 the border of the Ranch is optional', () => {
  const game = bornOnRanch({ horse: 2 });
  const before = game.board();
  expect(game.changes('1 done')).toEqual(nextRound(before));
});

test('R170 the Ranch needs a newborn horse: no other newborn brings a border', () => {
  const game = bornOnRanch({ horse: 1, sheep: 2 }, { b0: 'stall' });
  expect(game.asked()).toEqual(WORK);
  expect(game.board()).toMatchObject({ '1 sheep': 3, '1 horse': 1 });
});

test('R170 the border of the Ranch comes from the own supply', () => {
  const game = bornOnRanch({ horse: 2, border: 0 });
  expect(game.asked()).toEqual(WORK);
  expect(game.board()).toMatchObject({ '1 horse': 3 });
});

test('R170 a horse that cannot be accommodated brings no border', () => {
  const game = new Scenario({ buildings: 'shelter' })
    .lay(1, { at: { a0: 'ranch' } })
    .play(FIVE_WORKERS)
    .give(1, { horse: 3 })
    .play(SIXTH_WORKER);
  expect(game.asked()).toEqual([{ seat: 1, kind: 'settle', open: false }]);
  expect(game.why('1 border a1n')).toMatchObject({ why: 'not-asked' });
  game.play('1 keep 3 horse');
  expect(game.board()).toMatchObject({ round: 2, '1 horse': 3, '1 border': 9 });
});

test('X54 on a full farm the border of the Ranch may come first and close a pasture for the newborn horse', () => {
  const game = bornOnRanch({ horse: 3 });
  expect(game.offered()).toEqual(['border b1n', 'done']);
  const before = game.board();
  expect(game.changes('1 border b1n')).toEqual({
    ...nextRound(before),
    '1 border': [9, 8],
    '1 border b1n': [0, 1],
  });
  expect(game.board()).toMatchObject({ '1 horse': 4 });
});

test('X54 a border after which the newborn horse still has no room is refused', () => {
  const game = bornOnRanch({ horse: 3 });
  expect(game.why('1 border c0w')).toMatchObject({ why: 'newborn-has-no-room' });
  game.play('1 done');
  expect(game.offered()).toEqual(['keep 3 horse']);
});

test('X55 a newborn of a single horse, through the Fertility Center, allows the border', () => {
  const game = bornOnRanch({ horse: 1 }, { b0: 'fertility-center' });
  const before = game.board();
  expect(before).toMatchObject({ '1 horse': 2 });
  expect(game.changes('1 border b1n')).toEqual({
    ...nextRound(before),
    '1 border': [9, 8],
    '1 border b1n': [0, 1],
  });
});

test('Q21 after the border of the Ranch the newborn horse is kept, and other animals make way for it', () => {
  const game = bornOnRanch({ horse: 2, sheep: 1 }).play('1 border c0w');
  expect(game.offered()).toEqual(['keep 3 horse']);
  expect(game.why('1 keep 2 horse 1 sheep')).toMatchObject({ why: 'newborn-promised' });
  game.play('1 keep 3 horse');
  expect(game.board()).toMatchObject({ round: 2, '1 horse': 3, '1 border': 8 });
});

test('Q21 after the border of the Ranch the newborn horse cannot be let go in the same step either', () => {
  const game = bornOnRanch({ horse: 2, sheep: 1 }).play('1 border c0w');
  expect(game.why('1 release; keep 2 horse 1 sheep')).toMatchObject({ why: 'newborn-promised' });
});

test('Q21 one horse more than before is enough, even if another is bought in the same step', () => {
  const game = bornOnRanch({ horse: 4, sheep: 1, reed: 1 }, { b0: 'cattle-market' });
  game.play('1 done; border c0w; cattle-market; trade reed horse');
  expect(game.board()).toMatchObject({ '1 horse': 6, '1 sheep': 1 });
  expect(game.why('1 keep 5 horse')).toBeUndefined();
});

test('X73 other animals may be let go for a newborn', () => {
  const game = bornOnRanch({ horse: 2, sheep: 1 }).play('1 done');
  expect(game.offered()).toEqual(expect.arrayContaining(['keep 3 horse', 'keep 1 sheep 2 horse']));
  game.play('1 keep 3 horse');
  expect(game.board()).toMatchObject({ round: 2, '1 horse': 3 });
  expect(game.board()).not.toHaveProperty('1 sheep');
});

test('X73 the Animal Trader cannot make room for a newborn', () => {
  const game = bornOnRanch({ horse: 2, sheep: 1, pig: 1 }, { b0: 'animal-trader' });
  game.play('1 pass; done');
  expect(game.asked()).toEqual([{ seat: 1, kind: 'settle', open: false }]);
  expect(game.why('1 animal-trader')).toMatchObject({ why: 'work-phase-only' });
});
