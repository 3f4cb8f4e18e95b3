import { Scenario } from '@furrow/testkit/scenario';
import { describe, expect, test } from 'vitest';

type Layout = Parameters<Scenario['lay']>[1];

/** Whether the Duck Pond, which needs 6 unused spaces, can be built on such a farm. */
function sixUnused(layout: Layout): boolean {
  const game = new Scenario({ buildings: 'duck-pond' }).lay(1, layout);
  const reason = game.why('1 special-1');
  if (reason !== undefined) expect(reason.why).toBe('needs');
  return reason === undefined;
}

/** Whether the expansion on the right, which has a stall on b2 and a trough on c2, is fully used. */
function thirdColumnUsed(layout: Layout): boolean {
  const game = new Scenario().lay(1, { columns: 3, at: { b2: 'stall' }, troughs: 'c2' }).lay(1, layout);
  return game.points(1, 'expansions') === 4;
}

describe('R59 used spaces', () => {
  test('R59 a space with a building, a trough or a finished pasture is used', () => {
    expect(thirdColumnUsed({ at: { a2: 'stall' } })).toBe(true);
    expect(thirdColumnUsed({ at: { a2: 'stable' } })).toBe(true);
    expect(thirdColumnUsed({ at: { a2: 'storage' } })).toBe(true);
    expect(thirdColumnUsed({ troughs: 'a2' })).toBe(true);
    expect(thirdColumnUsed({ borders: 'a2n a2w a2e' })).toBe(true);
  });

  test('R59 a pasture that reaches beyond the expansion counts', () => {
    expect(thirdColumnUsed({ borders: 'a2n a2e a1n a1w a1s' })).toBe(true);
  });

  test('R59 each kind of use takes spaces from the count of unused ones', () => {
    const eight = { columns: 3 };
    expect(sixUnused(eight)).toBe(true);
    expect(sixUnused({ ...eight, at: { a0: 'stall' }, troughs: 'b1' })).toBe(true);
    expect(sixUnused({ ...eight, at: { a0: 'stall', b0: 'stall' }, troughs: 'b1' })).toBe(false);
    expect(sixUnused({ ...eight, at: { a0: 'stall' }, troughs: 'b1 c1' })).toBe(false);
    expect(sixUnused({ ...eight, borders: 'b2n b2w b2e c2w c2e c2s' })).toBe(true);
    expect(sixUnused({ ...eight, borders: 'b2n b2w b2e c2w c2e c2s', troughs: 'a0' })).toBe(false);
  });

  test('R59 a space that is used twice over counts once', () => {
    const eight = { columns: 3, at: { a0: 'stall' }, borders: 'b2n b2w b2e b2s' };
    expect(sixUnused({ ...eight, troughs: 'a0 b2' })).toBe(true);
    expect(sixUnused({ ...eight, troughs: 'c0' })).toBe(true);
  });
});

test('R59 Q6 the space of the Cottage is used, so 5 spaces are unused at the start', () => {
  expect(sixUnused({})).toBe(false);
  expect(sixUnused({ columns: 3, troughs: 'a2 b2' })).toBe(true);
  expect(sixUnused({ columns: 3, troughs: 'a2 b2 c2' })).toBe(false);
});

describe('R60 unused spaces', () => {
  test('R60 every other space is unused, also with borders around it', () => {
    expect(thirdColumnUsed({})).toBe(false);
    expect(thirdColumnUsed({ borders: 'a2n a2w' })).toBe(false);
    expect(thirdColumnUsed({ borders: 'a2e a2w' })).toBe(false);
    const six = { columns: 3, troughs: 'a0 b0' };
    expect(sixUnused({ ...six, borders: 'b1n b1e b1w c2e c2s a2n' })).toBe(true);
  });

  test('R60 an unfinished pasture of several spaces is unused as a whole', () => {
    const nearly = 'a1n a1w b1w a2n a2e b2e c2e c2s';
    expect(sixUnused({ columns: 3, troughs: 'a0 b0', borders: nearly })).toBe(true);
    expect(sixUnused({ columns: 3, troughs: 'a0 b0', borders: `${nearly} c1s` })).toBe(false);
  });
});

describe('R61 animals on unused spaces', () => {
  const layout = { columns: 3, at: { b0: 'dog-house', c0: 'storage', b2: 'storage', a2: 'storage' } };

  test('R61 a sheep that the Dog House keeps there does not complete an expansion', () => {
    const game = new Scenario().lay(1, layout).give(1, { sheep: 4 }).play('1 wood-3');
    expect(game.offered()).toEqual(['keep 3 sheep']);
    game.play('1 keep 3 sheep');
    expect(game.points(1, 'expansions')).toBe(0);
    expect(game.lay(1, { troughs: 'c2' }).points(1, 'expansions')).toBe(4);
  });

  test('R61 such a space still counts as unused for the Duck Pond', () => {
    const full = { columns: 3, at: { b0: 'dog-house', c0: 'storage' }, troughs: 'a2' };
    const game = new Scenario({ buildings: 'duck-pond' }).lay(1, full).give(1, { sheep: 5 });
    game.play('1 wood-3');
    expect(game.asked()).toEqual([{ seat: 2, kind: 'work', open: false }]);
    game.play('2 stone-1');
    expect(game.changes('1 special-1; build duck-pond; at a0')).toEqual({
      'worker special-1': [0, 1],
      'offer duck-pond': [1, 0],
      '1 a0': [0, 'duck-pond'],
      '1 reed': [0, 1],
    });
  });
});
