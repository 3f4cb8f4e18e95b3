import { Scenario } from '@furrow/testkit/scenario';
import { expect, test } from 'vitest';
import { FIVE_WORKERS, nextRound, quietRounds, SIXTH_WORKER } from './quiet-rounds';

/** Round 8 with all workers but the last placed, and given farms and goods of seat 1. */
function lastRound(at: Record<string, string>, goods: Parameters<Scenario['give']>[1]): Scenario {
  return new Scenario({ buildings: 'shelter' })
    .play(quietRounds(7))
    .play(FIVE_WORKERS)
    .lay(1, { at: { b1: 'breeding-station', ...at } })
    .give(1, { wood: 0, stone: 0, reed: 0, ...goods });
}

test('R133 there is no second breeding phase in rounds 1 to 7', () => {
  const game = new Scenario({ buildings: 'shelter' })
    .lay(1, { at: { b1: 'breeding-station' }, troughs: 'b1' })
    .play(quietRounds(6))
    .play(FIVE_WORKERS)
    .give(1, { sheep: 2 });
  const before = game.board();
  expect(game.changes(SIXTH_WORKER)).toEqual({
    ...nextRound(before, 'reed-sheep'),
    '2 reed': [6, 7],
    '1 sheep': [2, 3],
  });
});

test('R133 newborns of the last breeding phase are parents in the extra one', () => {
  const game = lastRound({ a0: 'fertility-center', a1: 'stall' }, { pig: 1 }).play(SIXTH_WORKER);
  expect(game.board()).toMatchObject({ '1 pig': 3 });
  expect(game.asked()).toEqual([]);
});

test('X1 with the Home Workshop one stall comes before each of the two breeding phases of round 8', () => {
  const game = lastRound({ a0: 'home-workshop' }, { stone: 9, reed: 3, sheep: 2 }).lay(1, { troughs: 'b1' });
  game.play(SIXTH_WORKER);
  expect(game.changes('1 home-workshop; at b0')).toEqual({
    'supply tiles': [5, 4],
    '1 stone': [9, 6],
    '1 reed': [3, 2],
    '1 b0': [0, 'stall'],
    '1 sheep': [2, 3],
  });
  expect(game.changes('1 home-workshop; at a1')).toEqual({
    'supply tiles': [4, 3],
    '1 stone': [6, 3],
    '1 reed': [2, 1],
    '1 a1': [0, 'stall'],
    '1 sheep': [3, 4],
  });
  expect(game.asked()).toEqual([]);
});

test('X2 with the Joinery one trough comes before each of the two breeding phases of round 8', () => {
  const game = lastRound({ a0: 'joinery' }, { wood: 9, sheep: 2 }).play(SIXTH_WORKER);
  expect(game.changes('1 joinery; trough b1')).toEqual({
    'supply troughs': [10, 9],
    '1 wood': [9, 7],
    '1 b1 trough': [0, 1],
    '1 sheep': [2, 3],
  });
  expect(game.changes('1 joinery; trough a1')).toEqual({
    'supply troughs': [9, 8],
    '1 wood': [7, 5],
    '1 a1 trough': [0, 1],
    '1 sheep': [3, 4],
  });
  expect(game.asked()).toEqual([]);
});

test('X3 with the Ranch a second border needs a second newborn horse', () => {
  const game = lastRound({ a0: 'ranch' }, { horse: 2 }).play(SIXTH_WORKER);
  expect(game.why('1 border a1n b1n')).toMatchObject({ why: 'too-many', atMost: 1 });
  game.play('1 border a1n');
  expect(game.board()).toMatchObject({ '1 horse': 4, '1 border': 8 });
  expect(game.changes('1 border c1n')).toEqual({ '1 border': [8, 7], '1 border c1n': [0, 1] });
  expect(game.asked()).toEqual([]);
});

test('X3 without room for a second newborn horse in the extra phase there is no second border', () => {
  const game = lastRound({ a0: 'ranch', b0: 'sawmill' }, { horse: 4 });
  game.play(SIXTH_WORKER).play('1 border c0w');
  expect(game.asked()).toEqual([{ seat: 1, kind: 'settle', open: false }]);
  expect(game.why('1 border c1n')).toMatchObject({ why: 'not-asked' });
  expect(game.changes('1 keep 5 horse')).toEqual({ '1 horse': [6, 5] });
  expect(game.asked()).toEqual([]);
});

test('X4 the Rearing Station is emptied again before the extra breeding phase', () => {
  const game = lastRound({ a0: 'rearing-station' }, { sheep: 2, horse: 1 });
  const before = game.board();
  expect(game.changes(SIXTH_WORKER)).toEqual({
    'worker start-wood': [1, 0],
    'worker wood-3': [2, 0],
    'worker stone-1': [1, 0],
    'worker stone-2': [2, 0],
    'worker building-resources': [1, 0],
    'on reed-sheep': [before['on reed-sheep'], 0],
    '2 reed': [7, 8],
    '1 sheep': [2, 3],
  });
  expect(game.why('1 keep 3 sheep 1 horse')).toMatchObject({ why: 'no-room' });
  expect(game.changes('1 keep 2 sheep 1 horse')).toEqual({});
  expect(game.board()).toMatchObject({ '1 sheep': 3, '1 horse': 1 });
  expect(game.asked()).toEqual([]);
});

test('X5 with the Trading Station a second animal comes before the extra phase, for the same kinds if wanted', () => {
  const game = lastRound({ a0: 'trading-station' }, { wood: 2, stone: 2 }).play(SIXTH_WORKER);
  expect(game.changes('1 trading-station; trade wood stone cow')).toEqual({
    '1 wood': [2, 1],
    '1 stone': [2, 1],
    '1 cow': [0, 1],
  });
  expect(game.changes('1 trading-station; trade wood stone cow')).toEqual({
    '1 wood': [1, 0],
    '1 stone': [1, 0],
    '1 cow': [1, 3],
  });
  expect(game.asked()).toEqual([]);
});

test('X6 in the extra phase the opponent neither breeds nor acts before breeding, but may use what is always open', () => {
  const game = lastRound({ a0: 'joinery' }, { wood: 4 });
  game.lay(2, { at: { a0: 'joinery', b1: 'cattle-market' }, troughs: 'a1 b1' });
  game.give(2, { wood: 4, reed: 1, pig: 2 }).play(SIXTH_WORKER);
  game.play('1 done').play('2 joinery; trough b0; done');
  expect(game.board()).toMatchObject({ '2 pig': 3, '2 wood': 2 });
  expect(game.asked()).toEqual([
    { seat: 1, kind: 'beforeBreeding', open: false },
    { seat: 2, kind: 'anytime', open: true },
  ]);
  expect(game.why('2 joinery')).toMatchObject({ why: 'not-at-any-time' });
  expect(game.changes('2 cattle-market; trade reed cow')).toEqual({ '2 reed': [2, 1], '2 cow': [0, 1] });
  expect(game.changes('1 done')).toEqual({});
});

test('R153 with the Fertility Center there is still one newborn for each type and none of a missing type', () => {
  const game = new Scenario({ buildings: 'shelter' })
    .lay(1, { at: { a0: 'fertility-center', b0: 'stall', a1: 'stall', b1: 'stall' }, troughs: 'b0' })
    .play(FIVE_WORKERS)
    .give(1, { sheep: 4, pig: 1, horse: 1 });
  const before = game.board();
  expect(game.changes(SIXTH_WORKER)).toEqual({
    ...nextRound(before, 'reed-sheep'),
    '2 reed': [0, 1],
    '1 sheep': [4, 5],
    '1 pig': [1, 2],
    '1 horse': [1, 2],
  });
});

test('R153 the Fertility Center helps only its owner', () => {
  const game = new Scenario({ buildings: 'shelter' })
    .lay(1, { at: { a0: 'fertility-center' } })
    .lay(2, { troughs: 'a0 b0' })
    .play(FIVE_WORKERS)
    .give(2, { pig: 1 })
    .play(SIXTH_WORKER);
  expect(game.board()).toMatchObject({ round: 2, '2 pig': 1 });
});
