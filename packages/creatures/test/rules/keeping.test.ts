import { allFit } from '@furrow/creatures/room';
import { Scenario } from '@furrow/testkit/scenario';
import { describe, expect, test } from 'vitest';
import { roundsWithout } from './rounds';

const PASTURE = 'b1n b1w b1e c1e c1s';
const SETTLING = [{ seat: 1, kind: 'settle', open: false }];
const NEXT_PLAYER = [{ seat: 2, kind: 'work', open: false }];

describe('R62 animals gained', () => {
  test('R62 an animal that finds room is accommodated at once', () => {
    const game = new Scenario();
    expect(game.changes('1 cow-pigs')).toEqual({
      'worker cow-pigs': [0, 1],
      'on cow-pigs': [1, 0],
      '1 cow': [0, 1],
    });
    expect(game.asked()).toEqual(NEXT_PLAYER);
  });

  test('R62 an animal without room runs away and goes back to the supply', () => {
    const game = new Scenario().give(1, { pig: 1 });
    expect(game.changes('1 cow-pigs; keep 1 pig')).toEqual({
      'worker cow-pigs': [0, 1],
      'on cow-pigs': [1, 0],
    });
    const ranAway = game.heard.filter((one) => one.event === 'ranAway');
    expect(ranAway).toEqual([{ event: 'ranAway', seat: 0, goods: [[5, 1]] }]);
  });

  test('R62 nothing else can be done before', () => {
    const game = new Scenario().give(1, { pig: 1 }).play('1 cow-pigs');
    expect(game.offered()).toEqual(['keep 1 cow', 'keep 1 pig']);
    expect(game.why('1 keep 1 pig 1 cow')).toEqual({ why: 'no-room' });
    expect(game.why('1 keep 1 horse')).toEqual({ why: 'not-so-many' });
    expect(game.why('1 wood-3')).toEqual({ why: 'not-asked' });
    expect(game.why('2 wood-3')).toMatchObject({ why: 'not-your-turn' });
  });
});

describe('R63 rearranging', () => {
  test('R63 E7 both pigs go to the pasture and the sheep to the Cottage', () => {
    const game = new Scenario().lay(1, { borders: PASTURE }).give(1, { pig: 1 });
    roundsWithout(game, 1, 'pig-sheep');
    expect(game.changes('1 pig-sheep')).toEqual({
      'worker pig-sheep': [0, 1],
      'on pig-sheep': [2, 0],
      '1 pig': [1, 2],
      '1 sheep': [0, 1],
    });
    expect(game.asked()).toEqual(NEXT_PLAYER);
  });

  test('R63 animals change places again and again', () => {
    const game = new Scenario().lay(1, { at: { b1: 'stall' } });
    for (const animals of [
      { sheep: 3, pig: 1 },
      { sheep: 1, pig: 3 },
      { sheep: 0, pig: 1, cow: 3 },
    ]) {
      game.give(1, animals).play(game.offered()[0]);
      expect(game.asked()).toEqual(NEXT_PLAYER);
      game.play(game.offered()[0]);
    }
    expect(game.board()).toMatchObject({ '1 pig': 1, '1 cow': 3 });
  });
});

test('E7 with a second type in the pasture the sheep could not stay', () => {
  const game = new Scenario().lay(1, { borders: PASTURE }).give(1, { pig: 2, sheep: 1, cow: 1 });
  expect(game.play('1 wood-3').offered()).toEqual([
    'keep 2 pig 1 cow',
    'keep 1 sheep 1 cow',
    'keep 1 sheep 2 pig',
  ]);
});

describe('R64 letting animals go', () => {
  test('R64 before the own placement', () => {
    const game = new Scenario().lay(1, { borders: PASTURE }).give(1, { sheep: 3, cow: 1 });
    expect(game.changes('1 release; keep 1 sheep')).toEqual({ '1 sheep': [3, 1], '1 cow': [1, 0] });
    expect(game.asked()).toEqual([{ seat: 1, kind: 'work', open: false }]);
  });

  test('R64 in the middle of the own action', () => {
    const game = new Scenario().give(1, { sheep: 1 }).play('1 expand');
    expect(game.changes('1 release; keep nothing')).toEqual({ '1 sheep': [1, 0] });
    expect(game.changes('1 expand left')).toMatchObject({ '1 columns': [2, 3] });
  });

  test('R64 while the opponent has the turn and nothing is half done', () => {
    const game = new Scenario().give(1, { sheep: 1 }).play('1 wood-3');
    expect(game.asked()[0]).toEqual({ seat: 2, kind: 'work', open: false });
    expect(game.why('1 release; keep nothing')).toBeUndefined();
    expect(game.board()).not.toHaveProperty('1 sheep');
    expect(game.why('2 stone-1')).toBeUndefined();
  });

  test('R64 only own animals, and no more than there are', () => {
    const game = new Scenario().give(1, { sheep: 1 }).give(2, { pig: 1 }).play('1 release');
    expect(game.why('1 keep 2 sheep')).toEqual({ why: 'not-so-many' });
    expect(game.why('1 keep 1 pig')).toEqual({ why: 'not-so-many' });
    game.play('1 keep nothing');
    expect(game.board()).toMatchObject({ '2 pig': 1 });
  });
});

describe('R65 turning animals down', () => {
  test('R65 all of them may be turned down when not all find room', () => {
    const game = new Scenario().give(1, { pig: 1 });
    expect(game.changes('1 cow-pigs; keep nothing')).toEqual({
      'worker cow-pigs': [0, 1],
      'on cow-pigs': [1, 0],
      '1 pig': [1, 0],
    });
  });

  test('R65 fewer may be kept than find room', () => {
    const game = new Scenario().lay(1, { borders: PASTURE }).give(1, { sheep: 9 });
    expect(game.changes('1 wood-3; keep 2 sheep')).toMatchObject({ '1 sheep': [9, 2] });
  });

  test('R65 an animal may be turned down although it finds room', () => {
    const game = new Scenario().play('1 cow-pigs');
    expect(game.why('1 release; keep nothing')).toBeUndefined();
    expect(game.board()).not.toHaveProperty('1 cow');
  });
});

describe('R66 the end of a step', () => {
  test('R66 of an action: what has no room any more runs away, at the choice of the owner', () => {
    const game = new Scenario({ buildings: 'storage' }).lay(1, { borders: PASTURE });
    game.give(1, { wood: 2, reed: 1, sheep: 4, pig: 1 }).play('1 special-1; build storage; at b1');
    expect(game.asked()).toEqual(SETTLING);
    expect(game.offered()).toEqual(['keep 2 sheep 1 pig', 'keep 3 sheep']);
    expect(game.why('1 keep 3 sheep 1 pig')).toEqual({ why: 'no-room' });
    expect(game.changes('1 keep 2 sheep 1 pig')).toEqual({ '1 sheep': [4, 2] });
    expect(game.asked()).toEqual(NEXT_PLAYER);
  });

  test('R66 within the step nothing is lost yet', () => {
    const game = new Scenario({ buildings: 'servants-hut' }).lay(1, {
      at: { c0: 'storage' },
      borders: PASTURE,
    });
    game.give(1, { wood: 4, sheep: 4 }).play('1 special-1; build servants-hut; at b1');
    expect(allFit(game.player(1))).toBe(false);
    expect(game.board()).toMatchObject({ '1 sheep': 4 });
    game.play('1 done; trough c1');
    expect(game.asked()).toEqual(NEXT_PLAYER);
    expect(game.board()).toMatchObject({ '1 sheep': 4 });
  });

  test('R66 of an at-any-time effect', () => {
    const layout = { at: { a0: 'carpenter', b0: 'stall' }, borders: 'b1n b1e c1n' };
    const game = new Scenario({ buildings: 'pen' }).lay(1, layout).give(1, { sheep: 6 });
    game.play('1 carpenter; move stall b0 a1');
    expect(game.asked()).toEqual(SETTLING);
    expect(game.why('1 wood-3')).toEqual({ why: 'not-asked' });
    expect(game.changes('1 keep 4 sheep')).toEqual({ '1 sheep': [6, 4] });
    expect(game.asked()).toEqual([{ seat: 1, kind: 'work', open: false }]);
  });

  test('R66 of an effect that the opponent triggers', () => {
    const farm = { at: { a0: 'woodshop', c0: 'storage' }, borders: PASTURE, troughs: 'b1' };
    const game = new Scenario({ buildings: 'pen' }).lay(1, { at: { a0: 'assembly-hall' } }).lay(2, farm);
    game.give(2, { sheep: 10 }).play('1 assembly-hall');
    expect(game.asked()).toEqual([{ seat: 2, kind: 'borders', open: false }]);
    game.play('2 border c1n');
    while (game.asked()[0].kind !== 'work') {
      game.play(game.asked()[0].seat === 2 ? '2 keep 8 sheep' : '1 done');
    }
    expect(allFit(game.player(2))).toBe(true);
    expect(game.board()).toMatchObject({ '2 sheep': 8 });
  });

  test('R66 of an accommodation during breeding', () => {
    const game = new Scenario().lay(1, { at: { b1: 'stall' } }).give(1, { sheep: 3, pig: 1 });
    roundsWithout(game.lay(2, { at: { c0: 'storage' } }), 1);
    expect(game.board()).toMatchObject({ round: 1 });
    expect(game.asked()).toEqual(SETTLING);
    expect(game.offered()).toEqual(['keep 3 sheep 1 pig', 'keep 4 sheep']);
    expect(game.why('1 keep 4 sheep 1 pig')).toEqual({ why: 'no-room' });
    expect(game.changes('1 keep 4 sheep')).toMatchObject({ round: [1, 2], '1 pig': [1, 0] });
  });
});

describe('R67 animals anywhere on the farm are owned', () => {
  const anywhere = { at: { a0: 'dog-house', a1: 'pen', c0: 'storage' }, troughs: 'b1' };

  test('R67 for breeding: parents on an unused space, at a trough and in the Pen', () => {
    const room = { ...anywhere, at: { ...anywhere.at, a1: 'stall' } };
    const game = new Scenario().lay(1, { ...room, columns: 3 }).give(1, { sheep: 2, cow: 2 });
    roundsWithout(game, 1);
    expect(game.board()).toMatchObject({ round: 2, '1 sheep': 3, '1 cow': 3 });
  });

  test('R67 for prerequisites', () => {
    const two = { sheep: 2, pig: 2, cow: 2, horse: 2 };
    const places = { columns: 3, at: { ...anywhere.at, a2: 'stall', b2: 'stall' }, troughs: 'b1 b0' };
    const game = new Scenario({ buildings: 'fodder-beet-field' }).lay(1, places).give(1, two);
    expect(allFit(game.player(1))).toBe(true);
    expect(game.why('1 special-1; build fodder-beet-field')).toBeUndefined();
    const fewer = new Scenario({ buildings: 'fodder-beet-field' })
      .lay(1, places)
      .give(1, { ...two, horse: 1 });
    expect(fewer.why('1 special-1')).toMatchObject({ why: 'needs' });
  });

  test('R67 for costs', () => {
    const game = new Scenario({ buildings: 'inn' }).lay(1, anywhere).give(1, { stone: 2, pig: 1, cow: 1 });
    expect(game.changes('1 special-1; build inn; at c1')).toEqual({
      'worker special-1': [0, 1],
      'offer inn': [1, 0],
      '1 c1': [0, 'inn'],
      '1 stone': [2, 0],
      '1 pig': [1, 0],
      '1 cow': [1, 0],
      '1 horse': [0, 1],
    });
    const without = new Scenario({ buildings: 'inn' }).lay(1, anywhere).give(1, { stone: 2, pig: 2 });
    expect(without.why('1 special-1')).toMatchObject({ why: 'cannot-pay' });
  });
});

test('Q7 within a step the own at-any-time effects can make room', () => {
  const game = new Scenario({ buildings: 'pen' }).lay(1, { at: { a0: 'building-firm' }, troughs: 'b1' });
  game.give(1, { stone: 2, sheep: 4 }).play('1 wood-3');
  expect(game.asked()).toEqual(SETTLING);
  expect(game.changes('1 building-firm; at b1')).toMatchObject({ '1 b1': [0, 'stall'], '1 stone': [2, 0] });
  expect(game.asked()).toEqual(NEXT_PLAYER);
  expect(game.board()).toMatchObject({ '1 sheep': 4 });
});

test('Q8 the expansion of the Country House comes before its cow must be accommodated', () => {
  const layout = { at: { a0: 'dog-house', c0: 'storage' } };
  const game = new Scenario({ buildings: 'country-house' }).lay(1, layout);
  game.give(1, { wood: 3, stone: 3, sheep: 3 }).play('1 special-1; build country-house; at b1');
  expect(game.board()).toMatchObject({ '1 cow': 1, '1 sheep': 3 });
  expect(allFit(game.player(1))).toBe(false);
  expect(game.changes('1 expand right')).toEqual({ 'supply expansions': [5, 4], '1 columns': [2, 3] });
  expect(game.asked()).toEqual(NEXT_PLAYER);
});

test('Q9 the owner chooses among all own animals what runs away', () => {
  const game = new Scenario({ buildings: 'storage' }).lay(1, { at: { a0: 'stall' }, borders: PASTURE });
  game.give(1, { wood: 2, reed: 1, sheep: 4, cow: 3 }).play('1 special-1; build storage; at b1');
  expect(game.offered()).toEqual(['keep 3 sheep 3 cow', 'keep 4 sheep 2 cow']);
  expect(game.changes('1 keep 4 sheep 2 cow')).toEqual({ '1 cow': [3, 2] });
});
