import { Scenario } from '@furrow/testkit/scenario';
import { expect, test } from 'vitest';
import { FIVE_WORKERS, nextRound, quietRounds, SIXTH_WORKER } from './quiet-rounds';

const WORK = [{ seat: 1, kind: 'work', open: false }];
const BEFORE_BREEDING = [{ seat: 1, kind: 'beforeBreeding', open: false }];

function beforeBreeding(building: string, goods: Parameters<Scenario['give']>[1]): Scenario {
  return new Scenario({ buildings: 'shelter' })
    .lay(1, { at: { a0: building } })
    .play(FIVE_WORKERS)
    .give(1, { wood: 0, stone: 0, reed: 0, ...goods })
    .play(SIXTH_WORKER);
}

test('R159 the stall of the Home Workshop costs 3 stone and 1 reed', () => {
  expect(beforeBreeding('home-workshop', { stone: 2, reed: 1 }).asked()).toEqual(WORK);
  expect(beforeBreeding('home-workshop', { wood: 9, stone: 3 }).asked()).toEqual(WORK);
  const game = beforeBreeding('home-workshop', { stone: 3, reed: 1 });
  expect(game.asked()).toEqual(BEFORE_BREEDING);
  expect(game.offered()).toEqual(['home-workshop', 'done']);
});

test('R159 the Home Workshop builds one stall before a breeding phase and another in the next round', () => {
  const game = beforeBreeding('home-workshop', { stone: 9, reed: 3 }).play('1 home-workshop; at a1');
  expect(game.board()).toMatchObject({ round: 2, '1 stone': 6, '1 reed': 2 });
  game.play(quietRounds(1));
  expect(game.asked()).toEqual(BEFORE_BREEDING);
  expect(game.why('1 home-workshop; at a1')).toMatchObject({ why: 'cannot-stand-there' });
  const before = game.board();
  expect(game.changes('1 at b1')).toEqual({
    ...nextRound(before),
    'supply tiles': [4, 3],
    '1 stone': [8, 5],
    '1 reed': [3, 2],
    '1 b1': [0, 'stall'],
  });
});

test('R159 the stall of the Home Workshop is optional', () => {
  const game = beforeBreeding('home-workshop', { stone: 3, reed: 1 });
  const before = game.board();
  expect(game.changes('1 done')).toEqual(nextRound(before));
});

test('Q48 the Home Workshop builds nothing when the last tile is gone', () => {
  const game = new Scenario({ buildings: 'shelter' })
    .lay(1, { at: { a0: 'home-workshop' } })
    .play(FIVE_WORKERS);
  game.give(1, { stone: 3, reed: 1 });
  game.state.tiles = 0;
  game.play(SIXTH_WORKER);
  expect(game.asked()).toEqual(WORK);
});

test('X27 with the Workshop the stall of the Home Workshop brings up to 2 free borders', () => {
  const game = new Scenario({ buildings: 'shelter' })
    .lay(1, { at: { a0: 'home-workshop', b0: 'workshop' } })
    .play(FIVE_WORKERS)
    .give(1, { wood: 0, stone: 3, reed: 1 })
    .play(SIXTH_WORKER);
  const before = game.board();
  expect(game.changes('1 home-workshop; at a1; border b1e b1s')).toEqual({
    ...nextRound(before),
    'supply tiles': [5, 4],
    '1 stone': [3, 0],
    '1 reed': [1, 0],
    '1 border': [9, 7],
    '1 a1': [0, 'stall'],
    '1 border b1e': [0, 1],
    '1 border c1n': [0, 1],
  });
});

test('X32 the Home Workshop builds only regular stalls', () => {
  const game = new Scenario({ buildings: 'cow-stall,pig-stall' })
    .lay(1, { at: { a0: 'home-workshop' } })
    .play(FIVE_WORKERS)
    .give(1, { wood: 4, stone: 3, reed: 2 })
    .play(SIXTH_WORKER)
    .play('1 home-workshop');
  expect(game.offered()).toEqual(['at b0', 'at a1', 'at b1', 'at c1']);
  expect(game.why('1 build cow-stall')).toMatchObject({ why: 'not-asked' });
});

test('R161 the trough of the Joinery costs 2 wood', () => {
  expect(beforeBreeding('joinery', { wood: 1, stone: 9, reed: 9 }).asked()).toEqual(WORK);
  const game = beforeBreeding('joinery', { wood: 2 });
  expect(game.offered()).toEqual(['joinery', 'done']);
});

test('R161 the Joinery places only 1 trough, and only once before a breeding phase', () => {
  const game = beforeBreeding('joinery', { wood: 9 });
  expect(game.why('1 joinery; trough a1 b1')).toMatchObject({ why: 'too-many', atMost: 1 });
  game.play('1 trough a1');
  expect(game.board()).toMatchObject({ round: 2, '1 wood': 7, '1 a1 trough': 1 });
});

test('R161 the trough of the Joinery is optional, and none is placed without one in the supply', () => {
  const game = beforeBreeding('joinery', { wood: 2 });
  const before = game.board();
  expect(game.changes('1 done')).toEqual(nextRound(before));
  const empty = new Scenario({ buildings: 'shelter' }).lay(1, { at: { a0: 'joinery' } }).play(FIVE_WORKERS);
  empty.state.troughs = 0;
  empty.play(SIXTH_WORKER);
  expect(empty.asked()).toEqual(WORK);
});

test('R180 the Trading Station takes 2 resources of different kinds for any animal', () => {
  expect(beforeBreeding('trading-station', { wood: 9 }).asked()).toEqual(WORK);
  const game = beforeBreeding('trading-station', { wood: 2, stone: 1 });
  expect(game.why('1 trading-station; trade wood wood pig')).toMatchObject({ why: 'no-such-trade' });
  expect(game.offered()).toEqual(
    ['sheep', 'pig', 'cow', 'horse'].map((animal) => `trade wood stone ${animal}`),
  );
});

test('R180 the Trading Station trades once before a breeding phase, and not at all if its owner likes', () => {
  const game = beforeBreeding('trading-station', { wood: 5, stone: 5, reed: 5 });
  game.play('1 trading-station; trade wood reed pig');
  expect(game.board()).toMatchObject({ round: 2, '1 wood': 4, '1 stone': 5, '1 reed': 4, '1 pig': 1 });
  const other = beforeBreeding('trading-station', { wood: 5, stone: 5 });
  const before = other.board();
  expect(other.changes('1 done')).toEqual(nextRound(before));
});

test('R180 an animal of the Trading Station can be a parent at once', () => {
  const game = beforeBreeding('trading-station', { wood: 1, stone: 1, cow: 1 });
  game.lay(1, { troughs: 'b1' }).play('1 trading-station; trade wood stone cow');
  expect(game.board()).toMatchObject({ round: 2, '1 cow': 3 });
});

test('R180 an animal of the Trading Station without room makes its owner choose', () => {
  const game = beforeBreeding('trading-station', { wood: 1, stone: 1, horse: 1 });
  game.play('1 trading-station; trade wood stone sheep');
  expect(game.offered()).toEqual(expect.arrayContaining(['keep 1 horse', 'keep 1 sheep']));
  game.play('1 keep 1 sheep');
  expect(game.board()).toMatchObject({ round: 2, '1 sheep': 1 });
  expect(game.board()).not.toHaveProperty('1 horse');
});

test('R159 R161 R180 the owner chooses the order of what comes before breeding', () => {
  const game = new Scenario({ buildings: 'shelter' })
    .lay(1, { at: { a0: 'home-workshop', b0: 'joinery', a1: 'trading-station' } })
    .play(FIVE_WORKERS)
    .give(1, { wood: 3, stone: 4, reed: 1 })
    .play(SIXTH_WORKER);
  expect(game.offered()).toEqual(['home-workshop', 'joinery', 'trading-station', 'done']);
  game.play('1 joinery; trough b1');
  expect(game.offered()).toEqual(['home-workshop', 'trading-station', 'done']);
  game.play('1 trading-station; trade wood stone cow; home-workshop; at b1');
  expect(game.board()).toMatchObject({ round: 2, '1 cow': 1, '1 b1': 'stall', '1 b1 trough': 1 });
  expect(game.board()).not.toHaveProperty('1 stone');
});
