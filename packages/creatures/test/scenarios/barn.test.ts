import { Scenario } from '@furrow/testkit/scenario';
import { expect, test } from 'vitest';
import { FIVE_WORKERS, nextRound, SIXTH_WORKER } from './quiet-rounds';

function barn(goods: Parameters<Scenario['give']>[1], buildings = 'shelter'): Scenario {
  return new Scenario({ buildings }).lay(1, { at: { a0: 'barn' } }).give(1, goods);
}

test('X12 a Barn declined is lost: the second stall gets no free upgrade', () => {
  const game = barn({ stone: 6, reed: 2 });
  expect(game.changes('1 stall; at a1; no')).toEqual({
    'worker stall': [0, 1],
    'supply tiles': [5, 4],
    '1 stone': [6, 3],
    '1 reed': [2, 1],
    '1 a1': [0, 'stall'],
    '1 memory barn': [0, 1],
  });
  game
    .lay(1, { at: { b0: 'home-workshop' } })
    .play('2 wood-3')
    .play('1 start-wood')
    .play('2 stone-2');
  game.play('1 building-resources').play('2 reed-sheep').play('1 home-workshop; at b1');
  expect(game.board()).toMatchObject({ round: 2, '1 b1': 'stall' });
});

test('R132 the Barn works once only', () => {
  const game = barn({ stone: 6, reed: 2 })
    .play('1 stall; at a1; yes')
    .lay(1, { at: { b0: 'home-workshop' } });
  game.play('2 wood-3').play('1 start-wood').play('2 stone-2').play('1 building-resources');
  game.play('2 reed-sheep').play('1 home-workshop; at b1');
  expect(game.board()).toMatchObject({ round: 2, '1 a1': 'stable', '1 b1': 'stall' });
});

test('X13 stalls built before the Barn get nothing from it', () => {
  const game = new Scenario({ buildings: 'barn' }).lay(1, { at: { a1: 'stall' } }).give(1, { wood: 3 });
  expect(game.changes('1 special-1; build barn; at a0')).toEqual({
    'worker special-1': [0, 1],
    'offer barn': [1, 0],
    '1 wood': [3, 0],
    '1 a0': [0, 'barn'],
  });
  expect(game.asked()[0]).toEqual({ seat: 2, kind: 'work', open: false });
});

test('X13 a stall that the Carpenter puts in the place of the new one does not become a stable', () => {
  const game = barn({ stone: 3, reed: 1 }).lay(1, { at: { b0: 'carpenter', b1: 'cow-stall' } });
  game.play('1 stall; at a1; carpenter; move stall a1 b1 stall b1 a1; yes');
  expect(game.board()).toMatchObject({ '1 a1': 'cow-stall', '1 b1': 'stable' });
});

test('R132 the stall of the Home Workshop is a next stall too', () => {
  const game = barn({})
    .lay(1, { at: { b0: 'home-workshop' } })
    .play(FIVE_WORKERS);
  game.give(1, { stone: 3, reed: 1 }).play(SIXTH_WORKER);
  const before = game.board();
  expect(game.changes('1 home-workshop; at b1; yes')).toEqual({
    ...nextRound(before),
    'supply tiles': [5, 4],
    '1 stone': [3, 0],
    '1 reed': [1, 0],
    '1 b1': [0, 'stable'],
    '1 memory barn': [0, 1],
  });
});

test('R132 Q28 the Cow Stall is a next stall too: a stable tile replaces it and it goes back to the offer', () => {
  const game = barn({ wood: 4, reed: 1 }, 'cow-stall');
  expect(game.changes('1 special-1; build cow-stall; at a1; yes')).toEqual({
    'worker special-1': [0, 1],
    'supply tiles': [5, 4],
    '1 wood': [4, 0],
    '1 reed': [1, 0],
    '1 cow': [0, 1],
    '1 a1': [0, 'stable'],
    '1 memory barn': [0, 1],
  });
});

test('Q29 with no tile left the Barn is lost on a Cow Stall', () => {
  const game = barn({ wood: 4, stone: 3, reed: 2 }, 'cow-stall');
  game.state.tiles = 0;
  expect(game.changes('1 special-1; build cow-stall; at a1')).toMatchObject({
    '1 a1': [0, 'cow-stall'],
    '1 memory barn': [0, 1],
  });
  game.state.tiles = 1;
  game.play('2 stone-1').play('1 stall; at b1');
  expect(game.board()).toMatchObject({ '1 b1': 'stall' });
});

test('Q30 Barn and Workshop both act in one Stall action', () => {
  const game = barn({ stone: 3, reed: 1 }).lay(1, { at: { b0: 'workshop' } });
  expect(game.changes('1 stall; at a1; yes; border b1e c1s')).toEqual({
    'worker stall': [0, 1],
    'supply tiles': [5, 4],
    '1 stone': [3, 0],
    '1 reed': [1, 0],
    '1 border': [9, 7],
    '1 a1': [0, 'stable'],
    '1 border b1e': [0, 1],
    '1 border c1s': [0, 1],
    '1 memory barn': [0, 1],
  });
});

test('Q28 a Cow Stall upgraded on Stables is on offer again, and the opponent may build it', () => {
  const game = new Scenario({ buildings: 'cow-stall' }).lay(1, { at: { a0: 'cow-stall' } });
  game.state.offer.length = 0;
  game.give(1, { wood: 5 }).give(2, { wood: 4, reed: 1 });
  expect(game.changes('1 stables; flip a0 wood')).toEqual({
    'worker stables': [0, 1],
    'supply tiles': [5, 4],
    'offer cow-stall': [0, 1],
    '1 wood': [5, 0],
    '1 a0': ['cow-stall', 'stable'],
  });
  expect(game.changes('2 special-1; build cow-stall; at a0')).toMatchObject({
    'offer cow-stall': [1, 0],
    '2 a0': [0, 'cow-stall'],
    '2 cow': [0, 1],
  });
});

test('X31 what the Open Stable is not: no regular stable and no stall', () => {
  const game = new Scenario({ buildings: 'materials-outlet' })
    .lay(1, { at: { a0: 'open-stable' } })
    .give(1, { wood: 9, stone: 9, reed: 1 });
  expect(game.why('1 special-1')).toMatchObject({ why: 'nowhere' });
  expect(game.why('1 stables')).toMatchObject({ why: 'no-stall' });
});

test('X31 the Open Stable counts for the Hayrick as a stable and for the Estate as a special building', () => {
  const game = new Scenario({ buildings: 'shelter' })
    .lay(1, { at: { a0: 'open-stable', b0: 'hayrick', a1: 'estate', b1: 'barn' } })
    .give(1, { sheep: 3, pig: 3, wood: 2, stone: 1 });
  expect(game.pointsOf(1, 'estate')).toBe(3);
  game.play('1 stone-1');
  expect(game.asked()[0]).toEqual({ seat: 2, kind: 'work', open: false });
  expect(game.board()).toMatchObject({ '1 sheep': 3, '1 pig': 3 });
});

test('X31 the Stables space never builds the Open Stable', () => {
  const game = new Scenario({ buildings: 'open-stable' })
    .lay(1, { at: { a0: 'stall' } })
    .give(1, { wood: 9 });
  game.play('1 stables');
  expect(game.why('1 build open-stable')).toMatchObject({ why: 'not-asked' });
  game.play('1 flip a0 wood');
  expect(game.board()).toMatchObject({ '1 a0': 'stable', 'offer open-stable': 1 });
});
