import { buildings } from '@furrow/creatures/buildings/index';
import type { Goods } from '@furrow/creatures/goods';
import { Scenario } from '@furrow/testkit/scenario';
import { describe, expect, test } from 'vitest';

type Layout = Parameters<Scenario['lay']>[1];

/** The ways to keep animals that seat 1 is offered when an action ends with so many on such a farm. */
function keeps(layout: Layout, animals: Goods): string[] {
  const game = new Scenario().lay(1, layout).give(1, animals).play('1 wood-3');
  return game.offered().filter((move) => move.startsWith('keep'));
}

/** A Storage in place of the Cottage: a building that holds no animal. */
const NO_COTTAGE = { c0: 'storage' };

/** Borders around pastures of 1 to 4 spaces on a farm without a Cottage; their spaces in the order of the troughs. */
const PASTURES = [
  { spaces: ['a1'], borders: 'a1n a1w a1e b1n' },
  { spaces: ['b1', 'c1'], borders: 'b1n b1w b1e c1e c1s' },
  { spaces: ['a1', 'b1', 'c1'], borders: 'a1n a1w b1w a1e b1e c1e c1s' },
  { spaces: ['a0', 'b0', 'a1', 'b1'], borders: 'a0n a1n a0w b0w a1e b1e c1n' },
];

/** The table of the specification: how many animals n spaces hold with 0, 1, 2, … troughs. */
const TABLE = [
  [2, 4],
  [4, 8, 16],
  [6, 12, 24, 48],
  [8, 16, 32, 64],
];

describe('R52 pastures', () => {
  test.each(TABLE.flatMap((row, n) => row.map((holds, troughs) => [n + 1, troughs, holds] as const)))(
    'R52 a pasture of %i spaces with %i troughs holds %i of one type',
    (n, troughs, holds) => {
      const { spaces, borders } = PASTURES[n - 1];
      const layout = { at: NO_COTTAGE, borders, troughs: spaces.slice(0, troughs).join(' ') };
      expect(keeps(layout, { cow: 99 })).toEqual([`keep ${holds} cow`]);
      expect(keeps(layout, { sheep: 99, horse: 99 })).toEqual([`keep ${holds} horse`, `keep ${holds} sheep`]);
    },
  );

  test('R52 each trough doubles the whole pasture, whichever of its spaces it stands on', () => {
    const { spaces, borders } = PASTURES[3];
    for (const cell of spaces) {
      expect(keeps({ at: NO_COTTAGE, borders, troughs: cell }, { pig: 99 })).toEqual(['keep 16 pig']);
    }
  });

  test('R52 a trough in one pasture does nothing for another', () => {
    const layout = { at: NO_COTTAGE, borders: `${PASTURES[1].borders} a1n a1w a1e`, troughs: 'a1' };
    expect(keeps(layout, { pig: 99 })).toEqual(['keep 8 pig']);
  });
});

describe('R53 a trough on a building', () => {
  const holding = buildings.filter((one) => one.kind !== 'preprinted' && one.holds !== undefined);
  const plain = holding.filter((one) => one.each !== true && one.onUnused === undefined);

  test.each(plain.map((one) => [one.id, one.holds ?? 0, one.of ?? 'sheep'] as const))(
    'R53 %s holds %i %s, and twice as many with a trough',
    (id, holds, animal) => {
      const at = { ...NO_COTTAGE, b1: id };
      expect(keeps({ at }, { [animal]: 99 })).toEqual([`keep ${holds} ${animal}`]);
      expect(keeps({ at, troughs: 'b1' }, { [animal]: 99 })).toEqual([`keep ${2 * holds} ${animal}`]);
    },
  );

  test.each(plain.filter((one) => one.of !== undefined).map((one) => [one.id, one.of ?? 'sheep'] as const))(
    'R53 with a trough a %s still takes only its own type, %s',
    (id, animal) => {
      const others = { sheep: 9, pig: 9, cow: 9, horse: 9, [animal]: 0 };
      expect(keeps({ at: { ...NO_COTTAGE, b1: id }, troughs: 'b1' }, others)).toEqual(['keep nothing']);
    },
  );

  test('R53 the Cottage with a trough holds 2 of one type', () => {
    expect(keeps({ troughs: 'c0' }, { sheep: 9, pig: 9 })).toEqual(['keep 2 pig', 'keep 2 sheep']);
  });
});

test.each(
  buildings.filter((one) => one.holds === undefined && one.onUnused === undefined).map((one) => one.id),
)('R54 %s holds no animal, with a trough neither', (id) => {
  const at = { ...NO_COTTAGE, b1: id };
  expect(keeps({ at }, { sheep: 1, pig: 1, cow: 1, horse: 1 })).toEqual(['keep nothing']);
  expect(keeps({ at, troughs: 'b1' }, { sheep: 1, pig: 1, cow: 1, horse: 1 })).toEqual(['keep nothing']);
});

describe('R55 a trough alone', () => {
  test.each(['sheep', 'pig', 'cow', 'horse'])('R55 E5 holds exactly 1 %s', (animal) => {
    const layout = { at: NO_COTTAGE, troughs: 'b1' };
    expect(keeps(layout, { [animal]: 2 })).toEqual([`keep 1 ${animal}`]);
  });

  test('R55 several of them may hold different types', () => {
    const layout = { at: NO_COTTAGE, troughs: 'a0 b0 a1 b1' };
    const one = { sheep: 1, pig: 1, cow: 1, horse: 1 };
    expect(new Scenario().lay(1, layout).give(1, one).play('1 wood-3').asked()[0].seat).toBe(2);
    expect(keeps(layout, { sheep: 9 })).toEqual(['keep 4 sheep']);
  });

  test('R55 inside an unfinished pasture it is alone as well', () => {
    const layout = { at: NO_COTTAGE, borders: 'b1n b1w b1e c1e', troughs: 'b1 c1' };
    expect(keeps(layout, { sheep: 9, horse: 9 })).toEqual([
      'keep 2 horse',
      'keep 1 sheep 1 horse',
      'keep 2 sheep',
    ]);
  });
});

test('E5 a horse can stand at a trough on a space that is not enclosed, a second cannot', () => {
  const game = new Scenario().lay(1, { at: NO_COTTAGE }).play('1 troughs; trough a1\n2 wood-3');
  game.give(1, { horse: 1 }).play('1 stone-1\n2 stone-2');
  expect(game.board()).toMatchObject({ '1 horse': 1 });
  expect(game.give(1, { horse: 2 }).play('1 building-resources').offered()).toEqual(['keep 1 horse']);
});

describe('R56 a trough follows its surroundings', () => {
  test('R56 when its space becomes part of a pasture, it doubles the pasture', () => {
    const game = new Scenario().lay(1, { borders: 'b1n b1w b1e c1e', troughs: 'b1' }).give(1, { sheep: 99 });
    game.play('1 wood-3');
    expect(game.offered()).toEqual(['keep 2 sheep']);
    game.play('1 keep 2 sheep\n2 stone-1').give(1, { sheep: 99 }).play('1 walls; border c1s; done');
    expect(game.offered()).toEqual(['keep 9 sheep']);
  });

  test('R56 when its space gets a building, it works for the building', () => {
    const game = new Scenario().lay(1, { troughs: 'b1' }).give(1, { stone: 3, reed: 1, sheep: 2, pig: 99 });
    expect(game.play('1 stall; at b1').offered()).toEqual([
      'keep 7 pig',
      'keep 1 sheep 6 pig',
      'keep 2 sheep 1 pig',
    ]);
  });

  test('R56 when a pasture opens again through the Carpenter, it holds 1 again', () => {
    const layout = { at: { a0: 'carpenter', b0: 'stall' }, borders: 'b1n b1e c1n', troughs: 'b1' };
    expect(keeps(layout, { sheep: 99 })).toEqual(['keep 8 sheep']);
    const game = new Scenario({ buildings: 'pen' }).lay(1, layout).give(1, { sheep: 8 });
    game.play('1 carpenter; move stall b0 a1');
    expect(game.asked()).toEqual([{ seat: 1, kind: 'settle', open: false }]);
    expect(game.offered()).toContain('keep 5 sheep');
    expect(game.why('1 keep 6 sheep')).toEqual({ why: 'no-room' });
  });
});

test('R57 a trough on a building does nothing for the pasture beside it', () => {
  const layout = { at: { ...NO_COTTAGE, b0: 'shelter' }, borders: PASTURES[1].borders };
  expect(keeps(layout, { sheep: 99 })).toEqual(['keep 5 sheep']);
  expect(keeps({ ...layout, troughs: 'c0' }, { sheep: 99 })).toEqual(['keep 5 sheep']);
  expect(keeps({ ...layout, troughs: 'b0' }, { sheep: 99 })).toEqual(['keep 6 sheep']);
});

describe('R58 a space with nothing', () => {
  test('R58 holds no animal, however many there are', () => {
    const layout = { at: NO_COTTAGE, columns: 5 };
    expect(keeps(layout, { sheep: 1, pig: 1, cow: 1, horse: 1 })).toEqual(['keep nothing']);
  });

  test('R58 holds animals if a building such as the Dairy Farm says so', () => {
    const layout = { at: { ...NO_COTTAGE, b1: 'dairy-farm' } };
    // 2 in the building, 2 on each of the unused spaces a1, c1 and b0.
    expect(keeps(layout, { cow: 20, sheep: 5 })).toEqual(['keep 8 cow']);
  });
});

describe('E4 and E6 troughs double', () => {
  const layout = { at: { a0: 'stall' }, borders: 'b1n b1w b1e c1e c1s' };
  const three = { sheep: 99, pig: 99, cow: 99 };

  test('E4 a stall, a two-space pasture and the Cottage hold 6, 8 and 2 with a trough each', () => {
    const game = new Scenario()
      .lay(1, layout)
      .give(1, { wood: 6 })
      .play('1 troughs; trough a0 b1 c0\n2 wood-3');
    const ways = game.give(1, three).play('1 stone-1').offered();
    expect(ways).toContain('keep 6 sheep 8 pig 2 cow');
    expect(ways).toContain('keep 16 sheep');
    expect(game.why('1 keep 7 sheep 8 pig 2 cow')).toEqual({ why: 'no-room' });
    expect(game.why('1 keep 6 sheep 9 pig 2 cow')).toEqual({ why: 'no-room' });
    expect(game.why('1 keep 6 sheep 8 pig 3 cow')).toEqual({ why: 'no-room' });
    expect(keeps(layout, three)).toContain('keep 3 sheep 4 pig 1 cow');
  });

  test('E6 a two-space pasture with two troughs holds 16 of one type', () => {
    const game = new Scenario().lay(1, layout).lay(1, { at: { a0: 'storage', c0: 'storage' } });
    game.give(1, { wood: 3 }).play('1 troughs; trough b1 c1\n2 wood-3');
    expect(game.give(1, { sheep: 99, pig: 99 }).play('1 stone-1').offered()).toEqual([
      'keep 16 pig',
      'keep 16 sheep',
    ]);
  });
});
