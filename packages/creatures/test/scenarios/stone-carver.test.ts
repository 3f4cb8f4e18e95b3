import { Scenario } from '@furrow/testkit/scenario';
import { expect, test } from 'vitest';
import { FIVE_WORKERS, nextRound, quietRounds, SIXTH_WORKER } from './quiet-rounds';

function carver(at: Record<string, string> = {}, buildings = 'shelter'): Scenario {
  return new Scenario({ buildings }).lay(1, { at: { a0: 'stone-carver', ...at } });
}

test('E22 a Stone Carver built in round 2 with a stone from each of rounds 2 to 8 is worth 14', () => {
  const game = new Scenario({ buildings: 'stone-carver' }).play(`
    1 wood-3
    2 stone-1
    1 building-resources
    2 stone-2
    1 start-wood
    2 reed-sheep
    1 special-1; build stone-carver; at a0
    2 wood-3
    1 stone-1
    2 stone-2
    1 building-resources
    2 reed-sheep
    1 yes`);
  expect(game.pointsOf(1, 'stone-carver')).toBe(2);
  for (let round = 3; round <= 8; round++) game.play(`${quietRounds(1)}1 yes`);
  expect(game.asked()).toEqual([]);
  expect(game.pointsOf(1, 'stone-carver')).toBe(14);
  expect(game.board()).toMatchObject({ '1 stone': 8, '1 memory stone-carver': 7 });
});

test('E22 in round 1 the Stone Carver cannot be afforded in time', () => {
  const game = new Scenario({ buildings: 'stone-carver' }).play(`
    1 wood-3
    2 stone-1
    1 building-resources
    2 stone-2`);
  expect(game.why('1 special-1')).toMatchObject({ why: 'cannot-pay' });
});

test('R177 laying a stone is optional, and needs a stone', () => {
  const game = carver().play(quietRounds(1));
  const before = game.board();
  expect(game.changes('1 no')).toEqual(nextRound(before));
  expect(game.pointsOf(1, 'stone-carver')).toBe(0);
  game.play(FIVE_WORKERS).give(1, { stone: 0 }).play(SIXTH_WORKER);
  expect(game.asked()).toEqual([{ seat: 1, kind: 'work', open: false }]);
});

test('R177 only 1 stone is laid when a round ends', () => {
  const game = carver().play(`${quietRounds(1)}1 yes`);
  expect(game.asked()).toEqual([{ seat: 1, kind: 'work', open: false }]);
  expect(game.board()).toMatchObject({ round: 2, '1 stone': 1, '1 memory stone-carver': 1 });
});

test('R177 the stone is laid after breeding', () => {
  const game = carver()
    .lay(1, { troughs: 'b0 b1' })
    .play(FIVE_WORKERS)
    .give(1, { pig: 2 })
    .play(SIXTH_WORKER);
  expect(game.board()).toMatchObject({ round: 1, '1 pig': 3 });
  expect(game.offered()).toEqual(['yes', 'no']);
});

test('Q42 in round 8 with the Breeding Station one stone is laid, after the extra breeding phase', () => {
  const game = carver({ b1: 'breeding-station' }).lay(1, { troughs: 'b1' });
  game
    .play(`${quietRounds(1)}1 no\n`.repeat(7))
    .play(FIVE_WORKERS)
    .give(1, { pig: 2 })
    .play(SIXTH_WORKER);
  expect(game.board()).toMatchObject({ '1 pig': 4 });
  expect(game.changes('1 yes')).toMatchObject({ '1 memory stone-carver': [0, 1] });
  expect(game.asked()).toEqual([]);
});

test('X50 stone on the Stone Carver does not count for the Storage', () => {
  const game = carver({ b0: 'storage' }).play(quietRounds(1));
  game.give(1, { wood: 0, stone: 2, reed: 0 });
  expect(game.pointsOf(1, 'storage')).toBe(1);
  game.play('1 yes');
  expect(game.pointsOf(1, 'storage')).toBe(0.5);
  expect(game.pointsOf(1, 'stone-carver')).toBe(2);
});

test('X50 stone on the Stone Carver cannot be spent', () => {
  const game = carver({}, 'home-depot').play(quietRounds(1)).give(1, { stone: 2 }).play('1 yes');
  expect(game.why('1 special-1')).toMatchObject({ why: 'cannot-pay' });
});

test('X51 the same wood counts for the Log House and for the Storage', () => {
  const game = carver({ b0: 'storage', c0: 'log-house' }).give(1, { wood: 4 });
  expect(game.pointsOf(1, 'log-house')).toBe(4);
  expect(game.pointsOf(1, 'storage')).toBe(2);
});
