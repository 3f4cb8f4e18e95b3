import type { Goods } from '@furrow/creatures/goods';
import { Scenario } from '@furrow/testkit/scenario';
import { describe, expect, test } from 'vitest';
import { roundsWithout } from './rounds';

type Layout = Parameters<Scenario['lay']>[1];

/** The ways to keep animals that seat 1 is offered when an action ends with so many on such a farm. */
function keeps(layout: Layout, animals: Goods): string[] {
  const game = new Scenario().lay(1, layout).give(1, animals).play('1 wood-3');
  return game.offered().filter((move) => move.startsWith('keep'));
}

const borders = (words: readonly string[]) => ({ borders: words.join(' ') });

/** The five borders of E1 around (1,1) and (2,1). */
const FIVE = ['b1w', 'b1n', 'b1e', 'c1e', 'c1s'];

describe('R29 one border on an edge', () => {
  test('R29 an edge with a border takes no other, whichever of its two spaces names it', () => {
    const game = new Scenario().lay(1, { borders: 'b1n b1w' }).play('1 walls');
    for (const edge of ['b1n', 'a1s', 'b1w', 'b0e']) {
      expect(game.why(`1 border ${edge}`)).toMatchObject({ why: 'edge-taken' });
    }
    expect(game.offered()).not.toContain('border b1n');
    expect(game.offered()).not.toContain('border b1w');
  });

  test('R29 the same edge cannot be named twice', () => {
    const game = new Scenario().play('1 walls');
    expect(game.why('1 border b1n a1s')).toEqual({ why: 'named-twice' });
    expect(game.board()).toMatchObject({ '1 border': 9 });
  });

  test('R29 each of the 17 edges of the starting board takes a border', () => {
    const game = new Scenario().play('1 walls');
    expect(game.offered()).toHaveLength(17);
    expect(new Set(game.offered()).size).toBe(17);
    expect(game.why('1 border d1n')).toMatchObject({ why: 'unreadable' });
  });
});

test('R30 borders come from the own supply only', () => {
  const game = new Scenario().give(1, { wood: 5, border: 1 }).play('1 fences');
  expect(game.why('1 border a0n a1n')).toEqual({ why: 'too-many', atMost: 1 });
  expect(game.changes('1 border a0n')).toEqual({
    '1 wood': [5, 4],
    '1 border': [1, 0],
    '1 border a0n': [0, 1],
  });
  game.play('2 wood-3');
  expect(game.board()).toMatchObject({ 'supply borders': 7, 'on expand': 1, '2 border': 9 });
  expect(game.why('1 walls')).toEqual({ why: 'no-borders' });
});

test('R31 free borders, borders for stone and borders for wood make one pasture', () => {
  const game = new Scenario().give(1, { wood: 2, stone: 2 }).play(`
    1 walls; border b1w b1n b1e
    2 wood-3
    1 fences; border c1e c1s
    2 stone-1`);
  expect(game.board()).toMatchObject({ '1 border b1w': 1, '1 border b1e': 1, '1 border c1e': 1 });
  expect(game.give(1, { sheep: 9 }).play('1 stone-2').offered()).toEqual(['keep 5 sheep']);
});

test('R32 a placed border never comes back', () => {
  const game = new Scenario().give(1, { wood: 5 }).play('1 fences; border b1n b1e; done');
  expect(game.board()).toMatchObject({ '1 border': 7, 'supply borders': 7 });
  game.play('2 stone-1\n1 stone-2\n2 wood-3\n1 building-resources\n2 reed-sheep');
  roundsWithout(game, 7);
  expect(game.board()).toMatchObject({ '1 border': 7, '1 border b1n': 1, '1 border b1e': 1 });
});

test('R33 Q2 an outer edge needs a border as well', () => {
  const layout = { at: { a0: 'stall', b1: 'stall' } };
  expect(keeps(layout, { sheep: 20 })).toEqual(['keep 7 sheep']);
  expect(keeps({ ...layout, borders: 'a1n' }, { sheep: 20 })).toEqual(['keep 7 sheep']);
  expect(keeps({ ...layout, borders: 'a1e' }, { sheep: 20 })).toEqual(['keep 7 sheep']);
  expect(keeps({ ...layout, borders: 'a1n a1e' }, { sheep: 20 })).toEqual(['keep 9 sheep']);
});

test.each([
  ['stall', 3],
  ['stable', 5],
  ['shelter', 1],
  ['storage', 0],
])('R34 the walls of a %s and of the Cottage close edges like borders, at no cost', (building, holds) => {
  const top = 'a0n a1n a2n a0w a1w a2w a2e';
  const rest = 'b0n b2n b0w b2e c2n c2w c2e c1s c2s';
  const layout = { columns: 3, borders: `${top} ${rest}`, at: { b1: building } };
  // Seven pastures of one space are around the building and the Cottage.
  expect(keeps(layout, { sheep: 30 })).toEqual([`keep ${7 * 2 + 1 + holds} sheep`]);
});

test('R35 a wall on an edge with a border adds nothing and hands nothing back', () => {
  const game = new Scenario().give(1, { wood: 9, stone: 9, reed: 1, sheep: 1 });
  game.play(`1 fences; border ${FIVE.join(' ')}; done\n2 wood-3`);
  expect(game.changes('1 stall; at b0')).toEqual({
    'worker stall': [0, 1],
    'supply tiles': [4, 3],
    '1 stone': [9, 6],
    '1 reed': [1, 0],
    '1 b0': [0, 'stall'],
  });
  expect(game.board()).toMatchObject({ '1 border b1w': 1, '1 border': 4 });
  expect(game.play('2 stone-1').give(1, { sheep: 20 }).play('1 stone-2').offered()).toEqual(['keep 8 sheep']);
});

test('R36 an edge is closed by a border, or by a building on either side of it', () => {
  const sides = ['b1n', 'b1e', 'b1s'];
  expect(keeps(borders(sides), { sheep: 9 })).toEqual(['keep 1 sheep']);
  expect(keeps(borders([...sides, 'b1w']), { sheep: 9 })).toEqual(['keep 3 sheep']);
  expect(keeps({ ...borders(sides), at: { b0: 'storage' } }, { sheep: 9 })).toEqual(['keep 3 sheep']);
  expect(keeps({ ...borders(sides), at: { a1: 'storage' } }, { sheep: 9 })).toEqual(['keep 1 sheep']);
});

describe('R37 pastures', () => {
  test('R37 spaces joined through an open edge are one pasture', () => {
    const three = ['a1w', 'b1w', 'a1n', 'a1e', 'b1e', 'c1e', 'c1s'];
    expect(keeps(borders(three), { sheep: 20, pig: 20 })).toEqual([
      'keep 7 pig',
      'keep 1 sheep 6 pig',
      'keep 6 sheep 1 pig',
      'keep 7 sheep',
    ]);
  });

  test('R37 a group with one open edge on the outside is no pasture', () => {
    const whole = ['a0n', 'a1n', 'a0w', 'b0w', 'a1e', 'b1e', 'c1e', 'c1s'];
    expect(keeps(borders(whole), { sheep: 20 })).toEqual(['keep 11 sheep']);
    for (const open of whole) {
      expect(keeps(borders(whole.filter((edge) => edge !== open)), { sheep: 20 })).toEqual(['keep 1 sheep']);
    }
  });

  test('R37 a space closed to its neighbours but not to the outside is no pasture', () => {
    expect(keeps({ borders: 'a1w a1e b1n' }, { sheep: 9 })).toEqual(['keep 1 sheep']);
    expect(keeps({ borders: 'a1w a1e b1n a1n' }, { sheep: 9 })).toEqual(['keep 3 sheep']);
  });
});

test('R38 an unfinished pasture is allowed and holds nothing', () => {
  const game = new Scenario().give(1, { wood: 4 }).play('1 fences; border a0n; done\n2 wood-3');
  expect(game.board()).toMatchObject({ '1 border a0n': 1, '1 wood': 3 });
  expect(game.give(1, { sheep: 2 }).play('1 stone-1').offered()).toEqual(['keep 1 sheep']);
});

test('R39 a single enclosed space is a pasture', () => {
  expect(keeps({ borders: 'a1n a1w a1e b1n' }, { cow: 9 })).toEqual(['keep 3 cow']);
});

test.each(['walls; border c1n; done', 'fences; border c1n'])(
  'R40 a border may split a pasture: %s',
  (line) => {
    expect(keeps(borders(FIVE), { sheep: 3, pig: 2 })).toEqual(['keep 1 sheep 2 pig', 'keep 3 sheep 1 pig']);
    const split = new Scenario()
      .lay(1, borders(FIVE))
      .give(1, { wood: 1, sheep: 3, pig: 2 })
      .play(`1 ${line}`);
    expect(split.asked()).toEqual([{ seat: 2, kind: 'work', open: false }]);
    expect(split.board()).toMatchObject({ '1 sheep': 3, '1 pig': 2, '1 border c1n': 1 });
  },
);

describe('R41 building in a pasture', () => {
  const column = ['a1w', 'b1w', 'a1n', 'a1e', 'b1e', 'c1e', 'c1s'];

  test('R41 the space leaves the pasture, the rest is worked out again', () => {
    const game = new Scenario().lay(1, borders(column)).give(1, { stone: 3, reed: 1 });
    game.play('1 stall; at c1\n2 wood-3').give(1, { sheep: 20 });
    expect(game.play('1 stone-1').offered()).toEqual(['keep 8 sheep']);
  });

  test('R41 E3 a stall on the middle space of three leaves 2, 3 and 2 of up to three types', () => {
    expect(keeps(borders(column), { sheep: 20 })).toEqual(['keep 7 sheep']);
    const game = new Scenario().lay(1, { ...borders(column), at: { c0: 'storage' } });
    game.give(1, { stone: 3, reed: 1, sheep: 2, pig: 3, cow: 2 }).play('1 stall; at b1');
    expect(game.asked()).toEqual([{ seat: 2, kind: 'work', open: false }]);
    game.play('2 wood-3').give(1, { sheep: 20, pig: 0, cow: 0 });
    expect(game.play('1 stone-1').offered()).toEqual(['keep 7 sheep']);
  });

  test('E3 a fourth type and an eighth animal do not fit', () => {
    const split = { ...borders(column), at: { b1: 'stall', c0: 'storage' } };
    expect(keeps(split, { sheep: 2, pig: 3, cow: 2, horse: 1 })).toContain('keep 2 sheep 3 pig 2 cow');
    expect(keeps(split, { sheep: 3, pig: 3, cow: 2 })).toContain('keep 2 sheep 3 pig 2 cow');
  });
});

test('R42 all animals in one pasture are of the same type', () => {
  const layout = { ...borders(FIVE), at: { c0: 'storage', b0: 'stall' } };
  const only = { ...borders(FIVE), at: { c0: 'storage' } };
  expect(keeps(only, { sheep: 2, pig: 2 })).toEqual(['keep 2 pig', 'keep 2 sheep']);
  expect(keeps(layout, { sheep: 2, pig: 2, cow: 1 })).toEqual([
    'keep 2 pig 1 cow',
    'keep 2 sheep 1 cow',
    'keep 2 sheep 2 pig',
  ]);
});

describe('E1 a two-space pasture beside the Cottage', () => {
  test('E1 five borders and a wall hold 4 of one type', () => {
    const game = new Scenario().give(1, { wood: 5 }).play(`1 fences; border ${FIVE.join(' ')}\n2 wood-3`);
    expect(game.give(1, { sheep: 9, pig: 9 }).play('1 stone-1').offered()).toEqual([
      'keep 5 pig',
      'keep 1 sheep 4 pig',
      'keep 4 sheep 1 pig',
      'keep 5 sheep',
    ]);
  });

  test.each(FIVE)('E1 without the border %s it holds none', (missing) => {
    expect(keeps(borders(FIVE.filter((edge) => edge !== missing)), { sheep: 9 })).toEqual(['keep 1 sheep']);
  });
});

test('E2 with a stall on (1,0) four borders are enough', () => {
  const four = FIVE.filter((edge) => edge !== 'b1w');
  expect(keeps(borders(four), { sheep: 20 })).toEqual(['keep 1 sheep']);
  expect(keeps({ ...borders(four), at: { b0: 'stall' } }, { sheep: 20 })).toEqual(['keep 8 sheep']);
});

test('Q3 a border may lie on an edge that a wall closes already', () => {
  const game = new Scenario().give(1, { wood: 1 });
  expect(game.changes('1 fences; border c0n')).toEqual({
    'worker fences': [0, 1],
    '1 wood': [1, 0],
    '1 border': [9, 8],
    '1 border c0n': [0, 1],
  });
});

test('Q4 a space closed in by walls alone is a pasture', () => {
  const at = { a1: 'storage', b0: 'storage', c1: 'storage' };
  expect(keeps({ columns: 3, at }, { sheep: 9 })).toEqual(['keep 1 sheep']);
  expect(keeps({ columns: 3, at: { ...at, b2: 'storage' } }, { sheep: 9 })).toEqual(['keep 3 sheep']);
});

test.each([
  ['left', 'b0n b0w b1w', 'b-1e', 'b-1n b-1s b-1w'],
  ['right', 'b1n b1w c1n b1e', 'b2w', 'b2n b2s b2e'],
])(
  'Q5 borders stay where an expansion is attached on the %s and close both sides',
  (side, rim, same, beyond) => {
    const game = new Scenario().lay(1, { borders: rim }).give(1, { wood: 9 });
    game.play(`1 expand; expand ${side}\n2 wood-3`);
    expect(game.board()).toMatchObject({ '1 columns': 3, '1 border': 10 });
    expect(game.why(`1 fences; border ${same}`)).toMatchObject({ why: 'edge-taken' });
    game.play(`1 border ${beyond}; done\n2 stone-1`);
    expect(game.give(1, { sheep: 9 }).play('1 stone-2').offered()).toEqual(['keep 5 sheep']);
  },
);
