import { buildings } from '@furrow/creatures/buildings/index';
import type { Goods } from '@furrow/creatures/goods';
import { Scenario } from '@furrow/testkit/scenario';
import { describe, expect, test } from 'vitest';

type Layout = Parameters<Scenario['lay']>[1];

const PLENTY = { wood: 20, stone: 20, reed: 9 };
const NEXT_PLAYER = [{ seat: 2, kind: 'work', open: false }];

/** The ways to keep animals that seat 1 is offered when an action ends with so many on such a farm. */
function keeps(layout: Layout, animals: Goods): string[] {
  const game = new Scenario().lay(1, layout).give(1, animals).play('1 wood-3');
  return game.offered().filter((move) => move.startsWith('keep'));
}

function rich(offer: string, layout: Layout = {}): Scenario {
  return new Scenario({ buildings: offer }).give(1, PLENTY).lay(1, layout);
}

describe('R43 where a new building goes', () => {
  const layout = { at: { a0: 'stall', b0: 'stable', a1: 'shelter' } };

  test('R43 on a space without a building', () => {
    for (const line of ['1 stall', '1 special-1; build pen']) {
      const game = rich('pen', layout).play(line);
      expect(game.offered()).toEqual(['at b1', 'at c1']);
      expect(game.why('1 at a0')).toMatchObject({ why: 'cannot-stand-there' });
      expect(game.why('1 at c0')).toMatchObject({ why: 'cannot-stand-there' });
    }
  });

  test('R43 an upgrade on the building that it upgrades, and nowhere else', () => {
    const two = { at: { a0: 'stall', b1: 'stall', a1: 'shelter' } };
    const game = rich('open-stable', two).play('1 special-1; build open-stable; pay wood');
    expect(game.offered()).toEqual(['at a0', 'at b1']);
    expect(game.why('1 at b0')).toMatchObject({ why: 'cannot-stand-there' });
    expect(
      rich('half-timbered-house', layout).changes('1 special-1; build half-timbered-house'),
    ).toMatchObject({
      '1 c0': ['cottage', 'half-timbered-house'],
    });
    expect(rich('materials-outlet', layout).changes('1 special-1; build materials-outlet')).toMatchObject({
      '1 b0': ['stable', 'materials-outlet'],
    });
    expect(rich('open-stable').why('1 special-1')).toMatchObject({ why: 'nowhere' });
    expect(rich('materials-outlet').why('1 special-1')).toMatchObject({ why: 'nowhere' });
  });
});

test('R44 a building may stand on a space with a trough, which then works for the building', () => {
  const game = rich('pen').play('1 troughs; trough b1; done\n2 wood-3').give(1, { sheep: 9 });
  game.play('1 stall; at b1');
  expect(game.board()).toMatchObject({ '1 b1': 'stall', '1 b1 trough': 1, 'supply troughs': 9 });
  expect(game.offered()).toEqual(['keep 7 sheep']);
  expect(keeps({ troughs: 'b1' }, { sheep: 9 })).toEqual(['keep 2 sheep']);
});

describe('R45 the order when building', () => {
  test('R45 prerequisite, payment, tile, effects', () => {
    expect(rich('cottage-extension').give(1, { wood: 0 }).why('1 special-1')).toMatchObject({ why: 'needs' });
    const game = rich('country-house').play('1 special-1; build country-house');
    expect(game.board()).toMatchObject({ '1 wood': 17, '1 stone': 17, 'offer country-house': 1 });
    expect(game.offered()).toEqual(['at a0', 'at b0', 'at a1', 'at b1', 'at c1']);
    game.play('1 at b1; expand left');
    const order = game.heard.map((one) => one.event).slice(-4);
    expect(order).toEqual(['paid', 'built', 'gained', 'expanded']);
  });

  test('R45 what the effect brings in cannot help to pay', () => {
    const poor = new Scenario({ buildings: 'reed-hut' }).give(1, { wood: 1, reed: 2 });
    expect(poor.why('1 special-1')).toMatchObject({ why: 'cannot-pay' });
    const able = new Scenario({ buildings: 'reed-hut' }).give(1, { wood: 1, reed: 3 });
    expect(able.changes('1 special-1; build reed-hut; at b1')).toEqual({
      'worker special-1': [0, 1],
      'offer reed-hut': [1, 0],
      '1 wood': [1, 0],
      '1 b1': [0, 'reed-hut'],
    });
  });

  test('R45 a prerequisite must be met before the tile is placed', () => {
    const unused = { columns: 3, troughs: 'a2 b2' };
    expect(rich('duck-pond', { ...unused, troughs: 'a2 b2 c2' }).why('1 special-1')).toMatchObject({
      why: 'needs',
    });
    expect(rich('duck-pond', unused).changes('1 special-1; build duck-pond; at b1')).toMatchObject({
      '1 b1': [0, 'duck-pond'],
    });
  });
});

describe('R46 a stall', () => {
  test('R46 costs 3 stone and 1 reed', () => {
    const game = new Scenario().give(1, { stone: 3, reed: 1 });
    expect(game.changes('1 stall; at b1')).toEqual({
      'worker stall': [0, 1],
      'supply tiles': [4, 3],
      '1 stone': [3, 0],
      '1 reed': [1, 0],
      '1 b1': [0, 'stall'],
    });
    expect(new Scenario().give(1, { stone: 2, reed: 9 }).why('1 stall')).toMatchObject({ why: 'cannot-pay' });
    expect(new Scenario().give(1, { stone: 9, wood: 9 }).why('1 stall')).toMatchObject({ why: 'cannot-pay' });
  });

  test('R46 holds 3 animals of one type and is worth 1 point', () => {
    const layout = { at: { b1: 'stall', c0: 'storage' } };
    expect(keeps(layout, { sheep: 2, cow: 4 })).toEqual(['keep 3 cow', 'keep 2 sheep']);
    expect(new Scenario().lay(1, layout).pointsOf(1, 'stall')).toBe(1);
  });
});

describe('R47 a stable', () => {
  test.each(['wood', 'stone'] as const)('R47 a stall is flipped for 5 %s', (good) => {
    const game = new Scenario().lay(1, { at: { b1: 'stall' } }).give(1, { [good]: 5 });
    expect(game.changes(`1 stables; flip b1 ${good}`)).toEqual({
      'worker stables': [0, 1],
      [`1 ${good}`]: [5, 0],
      '1 b1': ['stall', 'stable'],
    });
    const less = new Scenario().lay(1, { at: { b1: 'stall' } }).give(1, { [good]: 4 });
    expect(less.why('1 stables')).toMatchObject({ why: 'cannot-pay' });
  });

  test('R47 holds 5 animals of one type and is worth 4 points', () => {
    const layout = { at: { b1: 'stable', c0: 'storage' } };
    expect(keeps(layout, { sheep: 6, cow: 4 })).toEqual(['keep 4 cow', 'keep 5 sheep']);
    expect(new Scenario().lay(1, layout).pointsOf(1, 'stable')).toBe(4);
    expect(new Scenario().lay(1, layout).pointsOf(1, 'stall')).toBe(0);
  });

  test('R47 cannot be built from nothing', () => {
    const game = rich('pen', { at: { b1: 'stable' } });
    expect(game.why('1 stables')).toEqual({ why: 'no-stall' });
    expect(game.why('1 special-1; build stable')).toMatchObject({ why: 'not-offered' });
  });
});

test('R48 flipping a tile leaves its trough and its animals', () => {
  const game = rich('pen', { at: { b1: 'stall', c0: 'storage' }, troughs: 'b1' }).give(1, { cow: 6 });
  expect(game.changes('1 stables; flip b1 wood')).toEqual({
    'worker stables': [0, 1],
    '1 wood': [20, 15],
    '1 b1': ['stall', 'stable'],
  });
  expect(game.asked()).toEqual(NEXT_PLAYER);
  expect(game.board()).toMatchObject({ '1 b1 trough': 1, '1 cow': 6 });
  expect(game.play('2 wood-3').give(1, { cow: 20 }).play('1 stone-1').offered()).toEqual(['keep 10 cow']);
});

test('R49 the Cottage holds 1 animal of any type and is worth nothing', () => {
  for (const animal of ['sheep', 'pig', 'cow', 'horse']) {
    const game = new Scenario().give(1, { [animal]: 1 }).play('1 wood-3');
    expect(game.asked()).toEqual(NEXT_PLAYER);
    expect(keeps({}, { [animal]: 2 })).toEqual([`keep 1 ${animal}`]);
  }
  expect(new Scenario().points(1, 'buildings')).toBe(0);
});

describe('R50 a Cottage that has been built over', () => {
  test('R50 it holds nothing, and the building over it does', () => {
    const game = rich('half-timbered-house,log-house').give(1, { pig: 4 });
    game.play('1 special-1; build half-timbered-house');
    expect(game.offered()).toEqual(['keep 2 pig']);
    expect(game.points(1, 'buildings')).toBe(5);
  });

  test('R50 it cannot be built over again, and counts neither as a building beside nor as a special one', () => {
    const layout = { at: { c1: 'large-extension', a0: 'estate', a1: 'shelter' } };
    const game = rich('half-timbered-house,log-house', layout);
    const before = game.pointsOf(1, 'large-extension');
    game.play('1 special-1; build half-timbered-house\n2 wood-3');
    expect(game.pointsOf(1, 'large-extension')).toBe(before);
    expect(game.pointsOf(1, 'estate')).toBe(0);
    expect(game.why('1 special-2')).toMatchObject({ why: 'nowhere' });
  });
});

describe('R51 what counts as a stall or a stable', () => {
  const specials = buildings.filter((one) => one.kind === 'special').map((one) => one.id);
  const asStalls = ['cow-stall', 'pig-stall'];

  /** Why a space is refused to the owner of one special building, for each of them but the one on offer. */
  const refused = (space: string, offer: string) =>
    new Map(
      specials
        .filter((id) => id !== offer)
        .map((id) => [id, rich(offer, { at: { b1: id } }).why(`1 ${space}`)?.why]),
    );
  const butFor = (accepted: readonly string[], offer: string, why: string) =>
    new Map(specials.filter((id) => id !== offer).map((id) => [id, accepted.includes(id) ? undefined : why]));

  test('R51 of the special buildings only Cow Stall and Pig Stall can become stables', () => {
    expect(specials).toHaveLength(58);
    expect(refused('stables', 'pen')).toEqual(butFor(asStalls, 'pen', 'no-stall'));
  });

  test('R51 of the special buildings only these two can be under the Open Stable', () => {
    expect(refused('special-1', 'open-stable')).toEqual(butFor(asStalls, 'open-stable', 'nowhere'));
  });

  test('R51 no special building is a stable for the Materials Outlet', () => {
    expect(refused('special-1', 'materials-outlet')).toEqual(butFor([], 'materials-outlet', 'nowhere'));
  });

  test.each([
    ['barn', ['keep 1 horse', 'keep 1 pig']],
    ['country-house', ['keep 3 horse', 'keep 3 pig']],
    ['manor', ['keep 2 horse', 'keep 2 pig']],
    ['office', ['keep 2 horse']],
    ['stall', ['keep 3 horse', 'keep 3 pig']],
  ])('R51 the Hayrick makes no halves in a %s', (id, ways) => {
    expect(keeps({ at: { b1: id, c0: 'storage', a0: 'hayrick' } }, { pig: 3, horse: 3 })).toEqual(ways);
  });

  test.each(['stable', 'open-stable'])('R51 the Hayrick makes halves in a %s', (id) => {
    const game = new Scenario().lay(1, { at: { b1: id, c0: 'storage', a0: 'hayrick' } });
    expect(game.give(1, { pig: 3, horse: 3 }).play('1 wood-3').asked()).toEqual(NEXT_PLAYER);
  });
});
