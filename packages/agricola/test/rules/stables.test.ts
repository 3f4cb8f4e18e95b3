import { list, type Move } from '@furrow/kernel/move';
import type { AgricolaScenario } from '@furrow/testkit/agricola-scenario';
import type { FarmGiven } from '@furrow/testkit/farm-given';
import { expect, test } from 'vitest';
import { atRound } from './at-round';

const PASTURE_A3_A4 = 'a3n a4n a3w a5w b3n b4n';
const PASTURE_A4 = 'a4n a4w a5w b4n';

/** How many sheep a farm keeps of two hundred that are taken at once. */
function roomForSheep(on: FarmGiven): number {
  const game = atRound(1, 'sheep-market').lay(1, on).give(1, { sheep: 199 }).play('1 sheep-market');
  return Math.max(...game.offered().map((words) => Number(words.split(' ')[1])));
}

/** Seat 1 is about to build on the farm expansion. */
function expansion(wood: number, on: FarmGiven = {}): AgricolaScenario {
  return atRound(1, 'fencing').give(1, { wood, reed: 0 }).lay(1, on);
}

test('AG-R811 a pasture holds two animals for each space', () => {
  expect(roomForSheep({ fences: PASTURE_A4 })).toBe(1 + 2);
  expect(roomForSheep({ fences: PASTURE_A3_A4 })).toBe(1 + 4);
});

test('AG-R811 AG-E25 AG-E26 each stable doubles a pasture', () => {
  expect(roomForSheep({ fences: PASTURE_A3_A4, stables: 'a3' })).toBe(1 + 8);
  expect(roomForSheep({ fences: PASTURE_A3_A4, stables: 'a3 a4' })).toBe(1 + 16);
  const twoByTwo = 'a3n a4n a3w b3w a5w b5w c3n c4n';
  expect(roomForSheep({ fences: twoByTwo, stables: 'a3 a4 b3 b4' })).toBe(1 + 8 * 16);
});

test('AG-E25 a stable built in a pasture of two spaces raises its room from 4 to 8', () => {
  const game = expansion(2, { fences: PASTURE_A3_A4 });
  expect(game.changes('1 farm-expansion; stable a4')).toEqual({
    'person farm-expansion': [0, 1],
    '1 home': [2, 1],
    '1 wood': [2, 0],
    '1 a4 stable': [0, 1],
  });
  expect(
    roomForSheep({ fences: PASTURE_A3_A4, stables: 'a4' }) - roomForSheep({ fences: PASTURE_A3_A4 }),
  ).toBe(4);
});

test('AG-R812 a pasture holds one type at a time', () => {
  const game = atRound(1, 'sheep-market').lay(1, { fences: PASTURE_A3_A4 }).give(1, { boar: 2 });
  game.play('1 sheep-market');
  expect(game.asked()[0]).toMatchObject({ seat: 2 });
  const full = atRound(1, 'sheep-market').lay(1, { fences: PASTURE_A3_A4 }).give(1, { boar: 2, cattle: 1 });
  full.play('1 sheep-market');
  expect(full.asked()[0]).toMatchObject({ seat: 1, kind: 'settle' });
  expect(full.why('keep 1 sheep 2 boar 1 cattle')).toMatchObject({ why: 'no-room' });
  expect(full.offered().sort()).toEqual([
    'keep 1 sheep 1 cattle',
    'keep 1 sheep 2 boar',
    'keep 2 boar 1 cattle',
  ]);
});

test('AG-R813 a stable stands on any space without tile or stable, fenced or not, touching nothing', () => {
  const game = expansion(8, { fences: PASTURE_A4, fields: 'c3', stables: 'c5' }).play('1 farm-expansion');
  expect(game.offered().sort()).toEqual(
    ['a1', 'a2', 'b2', 'c2', 'a3', 'b3', 'a4', 'b4', 'c4', 'a5', 'b5'].map((cell) => `stable ${cell}`).sort(),
  );
  for (const cell of ['b1', 'c1', 'c3', 'c5']) {
    expect(game.why(`stable ${cell}`)).toMatchObject({ why: 'cannot-stand-there' });
  }
});

test('AG-R813 numbers that stand for no space are refused', () => {
  const domain = expansion(8).play('1 farm-expansion').decision()?.domain;
  const numbers = Array.from({ length: 128 }, (_, cell) => cell);
  const spaces = numbers.filter((cell) => domain?.contains(list('stable', [cell])).ok === true);
  expect(spaces).toEqual([0, 4, 5, 6, 8, 9, 10, 12, 13, 14, 16, 17, 18]);
  expect(domain?.contains(list('stable', [0, 4])).ok).toBe(false);
  expect(domain?.contains(list('stable', [])).ok).toBe(false);
});

test('AG-R813 at most 4 stables', () => {
  const game = expansion(10, { stables: 'a3 a4 a5' });
  game.play('1 farm-expansion; stable b5');
  expect(game.asked()[0]).toMatchObject({ seat: 2 });
  expect(game.board()).toMatchObject({ '1 wood': 8 });
  const full = expansion(10, { stables: 'a3 a4 a5 b5' });
  expect(full.offered()).not.toContain('farm-expansion');
  expect(full.why('1 farm-expansion')).toBeDefined();
});

test('AG-R814 an unfenced stable holds one animal of any type', () => {
  expect(roomForSheep({ stables: 'a3' })).toBe(2);
  expect(roomForSheep({ stables: 'a3 a4' })).toBe(3);
  const game = atRound(1, 'sheep-market').lay(1, { stables: 'a3 a4' }).give(1, { boar: 1, cattle: 1 });
  game.play('1 sheep-market');
  expect(game.board()).toMatchObject({ '1 sheep': 1, '1 boar': 1, '1 cattle': 1 });
});

test('AG-R814 a stable in a pasture has no place of its own', () => {
  const game = atRound(1, 'sheep-market').lay(1, { fences: PASTURE_A4, stables: 'a4' });
  game.give(1, { boar: 4, cattle: 1 }).play('1 sheep-market');
  expect(game.why('keep 1 sheep 4 boar 1 cattle')).toMatchObject({ why: 'no-room' });
  expect(game.offered()).toContain('keep 4 boar 1 cattle');
});

test('AG-R815 AG-Q20 a stable that is enclosed later counts for the pasture', () => {
  const game = atRound(1, 'fencing').give(1, { wood: 4, sheep: 2 }).lay(1, { stables: 'a4' });
  game.play('1 fencing; pasture a4');
  expect(game.asked()[0]).toMatchObject({ seat: 2 });
  expect(game.points(1, 'stables')).toBe(1);
  expect(roomForSheep({ stables: 'a4', fences: PASTURE_A4 })).toBe(1 + 4);
});

test('AG-Q20 enclosing two stables with different animals leaves room for one type', () => {
  const game = atRound(1, 'fencing').lay(1, { stables: 'a3 a4' });
  game.give(1, { wood: 6, sheep: 1, boar: 1, cattle: 1 }).play('1 fencing; pasture a3+a4');
  expect(game.asked()[0]).toMatchObject({ seat: 1, kind: 'settle' });
  expect(game.why('keep 1 sheep 1 boar 1 cattle')).toMatchObject({ why: 'no-room' });
  expect(game.offered().sort()).toEqual([
    'keep 1 boar 1 cattle',
    'keep 1 sheep 1 boar',
    'keep 1 sheep 1 cattle',
  ]);
  expect(game.changes('keep 1 sheep 1 boar')).toEqual({ '1 cattle': [1, 0] });
});

test('AG-Q07 a subdivision that lowers the room is settled before the next turn', () => {
  const game = atRound(1, 'fencing').lay(1, { stables: 'a3', fences: PASTURE_A3_A4 });
  game.give(1, { wood: 1, sheep: 9 }).play('1 fencing; fence a4w');
  expect(game.asked()[0]).toMatchObject({ seat: 1, kind: 'settle' });
  expect(game.offered()).toEqual(['keep 7 sheep']);
  expect(game.changes('keep 7 sheep')).toEqual({ '1 sheep': [9, 7] });
});

test('AG-R816 on the farm expansion a stable costs 2 wood, any number of them', () => {
  const game = expansion(7);
  game.play('1 farm-expansion; stable a2; stable a3; stable a4');
  expect(game.board()).toMatchObject({ '1 wood': 1 });
  expect(game.asked()[0]).toMatchObject({ seat: 2 });
  expect(expansion(1).why('1 farm-expansion')).toMatchObject({ why: 'cannot-pay' });
});

test('AG-R816 2007 family: exactly one stable for 1 wood', () => {
  const game = atRound(1, 'fences', { options: { edition: '2007', mode: 'family' } }).give(1, { wood: 3 });
  expect(game.changes('1 stable-bake; stable a3')).toEqual({
    'person stable-bake': [0, 1],
    '1 home': [2, 1],
    '1 wood': [3, 2],
    '1 a3 stable': [0, 1],
  });
  expect(game.asked()[0]).toMatchObject({ seat: 2 });
});

test('AG-R816 revised: exactly one stable for 1 wood on Side Job', () => {
  const game = atRound(1, 'fencing', { options: { 'side-job': 'on' } }).give(1, { wood: 3 });
  game.play('1 side-job; stable a3');
  expect(game.board()).toMatchObject({ '1 wood': 2, '1 a3 stable': 1 });
  expect(game.asked()[0]).toMatchObject({ seat: 2 });
});

test('AG-R817 stables are built one after another, each where it may stand then', () => {
  const game = expansion(8).play('1 farm-expansion; stable a3');
  expect(game.why('stable a3')).toMatchObject({ why: 'cannot-stand-there' });
  expect(game.why('stable a2')).toBeUndefined();
  expect(game.why('done')).toBeUndefined();
});

test('AG-E24 AG-R805 AG-R811 11 fences: pastures of 1, 1 and 2 spaces keep 2 sheep, 1 boar and 3 cattle', () => {
  const fences = 'a4n a5n a4w a5w a5e b4n b5n b4w b5e c4n c5n';
  expect(fences.split(' ')).toHaveLength(11);
  const on = { fences };
  const game = atRound(1, 'sheep-market').lay(1, on).give(1, { sheep: 2, boar: 2, cattle: 4 });
  expect(game.points(1, 'pastures')).toBe(3);
  game.play('1 sheep-market');
  expect(game.board()).toMatchObject({ '1 sheep': 3, '1 boar': 2, '1 cattle': 4 });
  const more = atRound(1, 'sheep-market').lay(1, on).give(1, { sheep: 3, boar: 2, cattle: 4 });
  more.play('1 sheep-market');
  expect(more.asked()[0]).toMatchObject({ seat: 1, kind: 'settle' });
});

test('AG-E27 AG-E28 pastures count, not their spaces', () => {
  const two = 'a3n a4n a3w a5w b3n b4n a5n a5e b5n';
  expect(atRound(1, 'fencing').lay(1, { fences: two }).points(1, 'pastures')).toBe(2);
  expect(
    atRound(1, 'fencing')
      .lay(1, { fences: `${two} a4w` })
      .points(1, 'pastures'),
  ).toBe(3);
});

test('people are offered every room and stable that can be built, whatever they built first', () => {
  const game = atRound(1, 'sheep-market').give(1, { wood: 9, reed: 2 }).play('1 farm-expansion; stable c5');
  const words = (moves: readonly Move[]) => moves.map((move) => game.record.words(0, move));
  const asked = game.decision();
  expect(words(asked?.domain.all() ?? [])).toEqual(
    expect.arrayContaining(['room a1', 'stable a1', 'stable b5', 'done']),
  );
  expect(words(asked?.domain.moves() ?? [])).toEqual(['done']);
});
