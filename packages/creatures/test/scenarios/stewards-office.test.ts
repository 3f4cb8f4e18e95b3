import { Scenario } from '@furrow/testkit/scenario';
import { expect, test } from 'vitest';
import { FIVE_WORKERS, nextRound, quietRounds, SIXTH_WORKER } from './quiet-rounds';

/** All six workers are placed and seat 1, who has a Steward's Office on a0, is asked. */
function office(
  goods: Parameters<Scenario['give']>[1] = {},
  at: Record<string, string> = {},
  buildings = 'shelter',
): Scenario {
  return new Scenario({ buildings })
    .lay(1, { at: { a0: 'stewards-office', ...at } })
    .play(FIVE_WORKERS)
    .give(1, goods)
    .play(SIXTH_WORKER);
}

test("R176 the Steward's Office need not be used", () => {
  const game = office();
  const before = game.board();
  expect(before).toMatchObject({ 'worker start-wood': 1, 'worker reed-sheep': 2 });
  expect(game.changes('1 pass')).toEqual(nextRound(before));
});

test("R176 the Steward's Office uses only unoccupied spaces, whoever stands on the others", () => {
  const game = office({ wood: 2, stone: 1 });
  expect(game.offered()).toEqual([
    'expand',
    'fences',
    'walls',
    'troughs',
    'special-1',
    'special-2',
    'pig-sheep',
    'cow-pigs',
    'horse-sheep',
    'pass',
  ]);
  expect(game.why('1 stone-1')).toMatchObject({ why: 'occupied' });
  expect(game.why('1 wood-3')).toMatchObject({ why: 'occupied' });
});

test("R176 the Steward's Office uses one space, in every round", () => {
  const game = office();
  game.play('1 walls; border a1n; done');
  expect(game.asked()).toEqual([{ seat: 1, kind: 'work', open: false }]);
  game.play(quietRounds(1));
  expect(game.asked()).toEqual([{ seat: 1, kind: 'useSpace', open: false }]);
  game.play('1 walls; border a1e; done');
  expect(game.board()).toMatchObject({ round: 3, '1 border': 7 });
});

test("X61 the Steward's Office takes the goods on the space and needs a legal action", () => {
  const game = office({ wood: 0, stone: 0, reed: 0 });
  expect(game.why('1 fences')).toMatchObject({ why: 'cannot-pay' });
  expect(game.why('1 stall')).toMatchObject({ why: 'cannot-pay' });
  const before = game.board();
  expect(game.changes('1 cow-pigs')).toEqual({ ...nextRound(before, 'cow-pigs'), '1 cow': [0, 1] });
});

test("X61 the Steward's Office builds a special building", () => {
  const game = office({ wood: 2, stone: 1, reed: 0 });
  const before = game.board();
  expect(game.changes('1 special-2; build shelter; at b1; horse')).toEqual({
    ...nextRound(before),
    'offer shelter': [1, 0],
    '1 wood': [2, 0],
    '1 stone': [1, 0],
    '1 horse': [0, 1],
    '1 b1': [0, 'shelter'],
  });
});

test("X61 the Steward's Office adds a fourth turn even in the round it is built in", () => {
  const game = new Scenario({ buildings: 'stewards-office' }).give(1, { wood: 4, stone: 3, reed: 2 });
  game.play(`
    1 special-1; build stewards-office; at a0
    2 wood-3
    1 stone-1
    2 stone-2
    1 start-wood
    2 reed-sheep`);
  expect(game.asked()).toEqual([{ seat: 1, kind: 'useSpace', open: false }]);
});

test("X62 the Steward's Office on Start Player brings the marker for the next round", () => {
  const game = new Scenario({ buildings: 'shelter' }).lay(2, { at: { a0: 'stewards-office' } });
  game.play(`
    1 building-resources
    2 wood-3
    1 stone-1
    2 stone-2
    1 reed-sheep
    2 pig-sheep`);
  const before = game.board();
  expect(game.changes('2 start-wood')).toEqual({
    ...nextRound(before, 'start-wood'),
    marker: [1, 2],
    '2 wood': [3, 4],
  });
  expect(game.asked()[0]).toEqual({ seat: 2, kind: 'work', open: false });
});

test("X63 a Stall action of the Steward's Office counts for the Workshop", () => {
  const game = office({ stone: 3, reed: 1 }, { b0: 'workshop' });
  const before = game.board();
  expect(game.changes('1 stall; at a1; border b1e c1e')).toEqual({
    ...nextRound(before),
    'supply tiles': [5, 4],
    '1 stone': [3, 0],
    '1 reed': [1, 0],
    '1 border': [9, 7],
    '1 a1': [0, 'stall'],
    '1 border b1e': [0, 1],
    '1 border c1e': [0, 1],
  });
});

test("X63 Building Resources used by the Steward's Office counts for the Home Depot", () => {
  const game = new Scenario({ buildings: 'shelter' })
    .lay(1, { at: { a0: 'stewards-office', b0: 'home-depot' } })
    .play(`
      1 start-wood
      2 stone-1
      1 stone-2
      2 reed-sheep
      1 walls; border a1n; done
      2 pig-sheep`);
  const before = game.board();
  expect(game.changes('1 building-resources; yes')).toEqual({
    ...nextRound(before),
    'on wood-3': [3, 5],
    '1 wood': [1, 3],
    '1 stone': [2, 3],
    '1 reed': [0, 1],
  });
});

test("Q23 X59 a space used by the Steward's Office is not occupied: the Timber Shop gets nothing", () => {
  const game = new Scenario({ buildings: 'shelter' })
    .lay(1, { at: { a0: 'stewards-office', b0: 'timber-shop' } })
    .play(`
      1 start-wood
      2 stone-1
      1 stone-2
      2 reed-sheep
      1 building-resources
      2 pig-sheep`);
  const before = game.board();
  expect(game.changes('1 wood-3')).toEqual({ ...nextRound(before, 'wood-3'), '1 wood': [2, 5] });
});

test("Q22 every special building exists once: nobody has a second Steward's Office", () => {
  const game = new Scenario({ buildings: 'stewards-office,timber-shop' })
    .give(1, { wood: 9, stone: 9, reed: 9 })
    .give(2, { wood: 9, stone: 9, reed: 9 })
    .play('1 special-1; build stewards-office; at a0')
    .play('2 special-2');
  expect(game.why('2 build stewards-office')).toMatchObject({ why: 'not-offered' });
  expect(game.offered()).toEqual(['build timber-shop']);
});

test("Q11 after the last worker, before the Steward's Office acts, the opponent may use what is always open", () => {
  const game = new Scenario({ buildings: 'shelter' })
    .lay(1, { at: { a0: 'stewards-office' } })
    .lay(2, { at: { a0: 'building-firm' }, troughs: 'a1' })
    .play(FIVE_WORKERS)
    .give(1, { stone: 3, reed: 1 })
    .give(2, { stone: 2 });
  game.state.tiles = 1;
  game.play(SIXTH_WORKER);
  expect(game.asked()[0]).toEqual({ seat: 1, kind: 'useSpace', open: false });
  expect(game.why('2 building-firm; at a1')).toBeUndefined();
  expect(game.why('1 stall')).toMatchObject({ why: 'no-tiles' });
});
