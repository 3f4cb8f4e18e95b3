import { fenceSurcharge } from '@furrow/agricola/farm/partner';
import { AgricolaScenario } from '@furrow/testkit/agricola-scenario';
import { describe, expect, test } from 'vitest';
import { hasSpace, reveal } from './late-game';

/** Four players in two teams in round 1; seat 3 is the partner of seat 1. */
function teams(more: Record<string, string> = {}, ...cards: readonly string[]): AgricolaScenario {
  const options = { 'team-play': 'lower-per-category', ...more };
  return reveal(new AgricolaScenario({ seats: 4, options }), ...cards);
}

/** A pasture of one space in a corner. */
const CORNER = 'a5n a5e a5s a5w';

test('AG-V30 the Marketplace is one more action space, in team play only', () => {
  expect(hasSpace(teams(), 'marketplace')).toBe(true);
  expect(hasSpace(new AgricolaScenario({ seats: 4 }), 'marketplace')).toBe(false);
  const game = teams().give(1, { wood: 3 }).give(2, { wood: 3 });
  game.play('1 marketplace; give 1 wood; done');
  expect(game.why('2 marketplace')).toMatchObject({ why: 'occupied' });
});

test.each([
  [1, 3],
  [2, 4],
  [3, 1],
  [4, 2],
])('AG-V30 seat %i and seat %i sit opposite and are partners', (seat, partner) => {
  const game = reveal(
    new AgricolaScenario({ seats: 4, start: seat, options: { 'team-play': 'product-of-totals' } }),
  ).give(seat, { clay: 4 });
  game.play(`${seat} marketplace; give 2 clay; done`);
  expect(game.board()[`${partner} clay`]).toBe(2);
});

describe('the Marketplace', () => {
  test('AG-V30 AG-Q70 1 good of each type moved is paid first, whatever the amount', () => {
    const game = teams().give(1, { wood: 6, grain: 2, reed: 1 }).give(3, { reed: 5 });
    expect(game.changes('1 marketplace; give 5 wood 1 grain; take 5 reed; done')).toEqual({
      '1 wood': [6, 0],
      '3 wood': [0, 5],
      '1 grain': [2, 0],
      '3 grain': [0, 1],
      '1 reed': [1, 5],
      '3 reed': [5, 0],
      '1 home': [2, 1],
      'person marketplace': [0, 1],
    });
  });

  test('AG-Q70 a type is paid for once, however often it is moved', () => {
    const game = teams().give(1, { wood: 5 });
    game.play('1 marketplace; give 1 wood; give 2 wood; take 1 wood; done');
    expect(game.board()).toMatchObject({ '1 wood': 2, '3 wood': 2 });
  });

  test('AG-Q70 the payment comes from what the user had before', () => {
    const game = teams().give(1, { wood: 2 }).give(3, { stone: 4 });
    game.play('1 marketplace');
    expect(game.why('1 take 4 stone')).toEqual({ why: 'cannot-pay', prices: [[[3, 1]]] });
    expect(game.why('1 give 2 wood')).toEqual({ why: 'not-so-many' });
    expect(game.why('1 take 1 wood')).toEqual({ why: 'not-so-many' });
    expect(game.why('1 give nothing')).toEqual({ why: 'too-few', atLeast: 1 });
    expect(game.why('1 done')).toEqual({ why: 'too-few', atLeast: 1 });
    game.play('1 give 1 wood');
    expect(game.board()).toMatchObject({ '3 wood': 1, '3 stone': 4 });
  });

  test('AG-V30 nobody goes there without anything to move', () => {
    const game = teams().give(1, { food: 1, wood: 1 }).give(3, { food: 0 });
    expect(game.why('1 marketplace')).toEqual({ why: 'nothing-to-move' });
  });

  test('AG-Q05 a crop may become the food that is moved', () => {
    const game = teams().give(1, { food: 0, grain: 1 }).give(3, { food: 3 });
    expect(game.changes('1 marketplace; take 3 food')).toMatchObject({
      '1 grain': [1, 0],
      '1 food': [0, 3],
      '3 food': [3, 0],
    });
    const choice = teams().give(1, { food: 0, grain: 1, vegetable: 1 }).give(3, { food: 3 });
    choice.play('1 marketplace; convert 1 vegetable; take 2 food; done');
    expect(choice.board()).toMatchObject({ '1 food': 2, '1 grain': 1, '3 food': 1 });
  });

  test('AG-V30 the receiver of animals houses them', () => {
    const game = teams().give(1, { sheep: 2 }).lay(3, { fences: CORNER });
    game.lay(1, { fences: CORNER }).play('1 marketplace; give 1 sheep; done');
    expect(game.board()).toMatchObject({ '3 sheep': 1 });
    expect(game.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
  });

  test('AG-V30 without room the partner who receives animals says which stay, and cooks the others', () => {
    const game = teams().give(1, { sheep: 3, boar: 2 }).lay(1, { fences: CORNER, stables: 'a1 a2' });
    game.own(3, 'fireplace-2').give(3, { food: 0 });
    game.play('1 marketplace; give 2 sheep 1 boar; done');
    expect(game.asked()).toEqual([{ seat: 3, kind: 'settle', open: false }]);
    expect(game.changes('3 keep 1 boar')).toEqual({ '3 sheep': [2, 0], '3 food': [0, 4] });
    expect(game.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
  });

  test('AG-V30 animals that the user takes must find room with the user', () => {
    const game = teams().give(1, { cattle: 1 }).give(3, { cattle: 3 });
    game.lay(3, { fences: 'a4n a5n a4w a5e a4s a5s' }).play('1 marketplace; take 3 cattle; done');
    expect(game.asked()).toEqual([{ seat: 1, kind: 'settle', open: false }]);
    game.play('1 keep 1 cattle');
    expect(game.board()).toMatchObject({ '1 cattle': 1 });
  });

  test('AG-V30 bots move one or all of a type, types in turn', () => {
    const game = teams().give(1, { wood: 3, food: 0 }).give(3, { wood: 1, food: 5 });
    game.play('1 marketplace');
    expect(game.offered()).toEqual(['give 1 wood', 'give 2 wood', 'take 1 wood']);
    game.play('1 give 1 wood');
    expect(game.offered()).toEqual(['done']);
  });
});

describe('building for the partner', () => {
  test.each([
    ['wood', 'wood'],
    ['clay', 'clay'],
    ['stone', 'stone'],
  ] as const)('AG-V30 AG-Q71 a room costs 6 %s, what the partner lives in, and 3 reed', (house, good) => {
    const game = teams()
      .lay(3, { house })
      .give(1, { [good]: 6, reed: 3 });
    expect(game.changes('1 farm-expansion; partner-room a1')).toEqual({
      [`1 ${good}`]: [6, 0],
      '1 reed': [3, 0],
      '3 a1': [0, 'room'],
      '1 home': [2, 1],
      'person farm-expansion': [0, 1],
    });
    expect(game.heard).toContainEqual({ event: 'rooms', seat: 2, cell: expect.any(Number), by: 0 });
  });

  test('AG-V30 a stable costs 3 wood, also where others are cheaper', () => {
    const game = teams({ 'side-job': 'on' }).give(1, { wood: 5, reed: 0 });
    expect(game.changes('1 side-job; partner-stable c5')).toMatchObject({
      '1 wood': [5, 2],
      '3 c5 stable': [0, 1],
    });
    expect(game.asked()[0]).toMatchObject({ seat: 2 });
    const dear = teams().give(1, { wood: 2 }).play('1 farm-expansion');
    expect(dear.offered().filter((words) => words.startsWith('partner'))).toEqual([]);
    expect(dear.why('1 partner-stable c5')).toEqual({ why: 'cannot-pay', prices: [[[0, 3]]] });
  });

  test('AG-V30 own and partner rooms and stables are built with one action', () => {
    const game = teams().give(1, { wood: 16, reed: 5 });
    game.play('1 farm-expansion; partner-room b2; room a1; partner-stable c5; stable c5');
    expect(game.board()).toMatchObject({
      '3 b2': 'room',
      '1 a1': 'room',
      '3 c5 stable': 1,
      '1 c5 stable': 1,
    });
    expect(game.player(1).goods.slice(0, 3)).toEqual([0, 0, 0]);
  });

  test('AG-Q71 limits and adjacency of the partner apply', () => {
    const game = teams().give(1, { wood: 30, reed: 9 }).lay(3, { stables: 'a5 b5 c5 c4', fields: 'a1 b2' });
    game.play('1 farm-expansion');
    expect(game.why('1 partner-stable c3')).toEqual({ why: 'no-stable-left' });
    expect(game.why('1 partner-room a1')).toMatchObject({ why: 'cannot-stand-there' });
    expect(game.why('1 partner-room a3')).toMatchObject({ why: 'cannot-stand-there' });
    game.play('1 partner-room c2');
    expect(game.board()['3 c2']).toBe('room');
  });

  test('AG-V30 a plow action may be used on the partner farm instead', () => {
    const game = teams().lay(3, { fields: 'a3' });
    game.play('1 farmland');
    expect(game.why('1 partner-field c5')).toMatchObject({ why: 'cannot-stand-there' });
    expect(game.changes('1 partner-field a4')).toEqual({ '3 a4': [0, 'field'] });
    expect(game.asked()[0]).toMatchObject({ seat: 2 });
    expect(game.heard).toContainEqual({ event: 'plowed', seat: 2, cell: expect.any(Number), by: 0 });
  });

  test('AG-V30 AG-V50 in winter whoever plows pays the food', () => {
    const game = teams({ seasons: 'winter' }).give(1, { food: 1 });
    expect(game.changes('1 farmland; partner-field a4')).toMatchObject({ '1 food': [1, 0] });
  });

  test('AG-V30 AG-Q68 in summer each room built, for whomever, allows 1 stable free of cost, for whomever', () => {
    const game = teams({ seasons: 'summer' }).give(1, { wood: 6, reed: 3 });
    game.play('1 farm-expansion; partner-room a1; partner-stable c5');
    expect(game.board()).toMatchObject({ '3 a1': 'room', '3 c5 stable': 1 });
    expect(game.player(1).goods[0]).toBe(0);
    expect(game.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
  });

  test('without team play there is no partner', () => {
    const game = reveal(new AgricolaScenario({ seats: 4 })).give(1, { wood: 30, reed: 9 });
    game.play('1 farm-expansion');
    expect(game.why('1 partner-room a1')).toEqual({ why: 'not-asked' });
    expect(game.why('1 partner-stable c5')).toEqual({ why: 'not-asked' });
    game.play('1 room a1; done\n2 farmland');
    expect(game.why('2 partner-field a4')).toEqual({ why: 'not-asked' });
  });
});

describe('fences for the partner', () => {
  test('AG-E68 AG-V30 1 wood more for each started group of three', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(fenceSurcharge)).toEqual([0, 1, 1, 1, 2, 2, 2, 3, 3, 3]);
  });

  test.each([
    [
      '1 to 3 fences: 1 wood more',
      CORNER,
      'partner-pasture b5',
      4,
      { why: 'cannot-pay', prices: [[[0, 4]]] },
    ],
    ['4 to 6 fences: 2 wood more', '', 'partner-pasture b5', 6, { why: 'cannot-pay', prices: [[[0, 6]]] }],
    ['7 to 9 fences: 3 wood more', '', 'partner-pasture a4+a5+b4+b5', 11, { why: 'cannot-pay' }],
  ])('AG-E68 AG-V30 %s', (_name, fences, move, wood, why) => {
    const game = teams({}, 'fencing').lay(3, { fences }).give(1, { wood });
    game.play(`1 fencing; ${move}`);
    expect(game.player(1).goods[0]).toBe(0);
    const poor = teams({}, 'fencing')
      .lay(3, { fences })
      .give(1, { wood: wood - 1 });
    expect(poor.why(`1 fencing; ${move}`)).toMatchObject(why);
  });

  test('AG-E68 the group is started once in an action, not with each pasture', () => {
    const game = teams({}, 'fencing').lay(3, { fences: CORNER }).give(1, { wood: 13 });
    expect(game.changes('1 fencing; partner-pasture b5; partner-pasture c5; pasture a5')).toMatchObject({
      '1 wood': [13, 1],
      '3 fence c5s': [0, 1],
      '1 fence a5n': [0, 1],
    });
  });

  test('AG-V30 AG-Q71 the partner owns the fences, and the partner layout must be legal', () => {
    const game = teams({}, 'fencing').give(1, { wood: 30 }).lay(3, { fences: CORNER, fields: 'b5' });
    game.play('1 fencing');
    expect(game.why('1 partner-pasture b5')).toEqual({ why: 'encloses-building' });
    expect(game.why('1 partner-pasture c2')).toEqual({ why: 'pastures-apart' });
    expect(game.why('1 partner-fence a5n')).toMatchObject({ why: 'fence-there' });
    expect(game.why('1 partner-fence a2n a2w a2s a2e a3n a3s a3e c2n c2s c2w c2e b2w')).toEqual({
      why: 'too-many',
      atMost: 11,
    });
    game.play('1 partner-fence a4n a4s a4w; done');
    expect(game.heard).toContainEqual({ event: 'fenced', seat: 2, edges: expect.any(Array), by: 0 });
    expect(game.player(1).goods[0]).toBe(26);
  });

  test('AG-V30 subdividing a pasture of the partner may make the partner let animals go', () => {
    const game = teams({}, 'fencing').give(3, { sheep: 9 }).give(1, { wood: 2 });
    game.lay(3, { fences: 'a4n a5n a4w a5e a4s a5s', stables: 'a4' });
    game.play('1 fencing; partner-fence a5w');
    expect(game.asked()).toEqual([{ seat: 3, kind: 'settle', open: false }]);
    expect(game.offered()).toEqual(['keep 7 sheep']);
    expect(game.changes('3 keep 7 sheep')).toEqual({ '3 sheep': [9, 7] });
  });

  test('AG-V30 AG-V50 in spring fences for both farms together have two free ones, the surcharge stays', () => {
    const game = teams({ seasons: 'spring' }, 'fencing').give(1, { wood: 20 });
    game.play('1 fencing; pasture a5; partner-pasture a5; done');
    expect(game.player(1).goods[0]).toBe(20 - (8 - 2) - 2);
  });

  test('AG-V30 who has no fence left may still fence for the partner', () => {
    const game = teams({}, 'fencing').give(1, { wood: 1 });
    game.lay(1, { fences: 'a2n a3n a4n a5n a2w a5e b2w b5e b2s b3s b4s b5s a3w a4w a5w' });
    expect(game.why('1 fencing')).toEqual({ why: 'cannot-pay', prices: [[[0, 6]]] });
    game.give(1, { wood: 6 }).play('1 fencing; partner-pasture c5');
    expect(game.board()).toMatchObject({ '3 fence c5n': 1 });
  });
});
