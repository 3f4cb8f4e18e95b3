import type { AgricolaScenario } from '@furrow/testkit/agricola-scenario';
import type { FarmGiven } from '@furrow/testkit/farm-given';
import { expect, test } from 'vitest';
import { atRound } from './at-round';

/** Fences around a block of spaces: the rows and columns from one corner to the other. */
function around(from: string, to = from): string {
  const rows = [from[0], to[0]].map((letter) => 'abc'.indexOf(letter));
  const columns = [Number(from[1]), Number(to[1])];
  const edges: string[] = [];
  for (let column = columns[0]; column <= columns[1]; column++) {
    edges.push(`${'abc'[rows[0]]}${column}n`, `${'abc'[rows[1]]}${column}s`);
  }
  for (let row = rows[0]; row <= rows[1]; row++) {
    edges.push(`${'abc'[row]}${columns[0]}w`, `${'abc'[row]}${columns[1]}e`);
  }
  return edges.join(' ');
}

/** Seat 1 is about to build fences. */
function fencing(wood: number, on: FarmGiven = {}): AgricolaScenario {
  return atRound(1, 'fencing').give(1, { wood }).lay(1, on);
}

function start(wood: number, on: FarmGiven = {}): AgricolaScenario {
  return fencing(wood, on).play('1 fencing');
}

test('AG-R801 each fence costs 1 wood and stands at once', () => {
  expect(fencing(6).changes(`1 fencing; fence ${around('a3')}`)).toEqual({
    'person fencing': [0, 1],
    '1 home': [2, 1],
    '1 wood': [6, 2],
    '1 fence a3n': [0, 1],
    '1 fence b3n': [0, 1],
    '1 fence a3w': [0, 1],
    '1 fence a4w': [0, 1],
  });
});

test('AG-R801 nobody builds more fences than they have wood', () => {
  expect(start(5).why(`fence ${around('a3', 'a4')}`)).toMatchObject({ why: 'cannot-pay' });
  expect(
    start(5)
      .offered()
      .every((words) => !words.includes('+')),
  ).toBe(true);
  expect(fencing(3).why('1 fencing')).toBeDefined();
  expect(fencing(3).offered()).not.toContain('fencing');
});

test('AG-R801 at most 15 fences stand', () => {
  const fences = `${around('a3', 'c5')} a4w b4w`;
  const game = start(20, { fences });
  expect(game.why('fence c4w a5w')).toMatchObject({ why: 'too-many', atMost: 1 });
  expect(game.changes('fence c4w')).toEqual({ '1 wood': [20, 19], '1 fence c4w': [0, 1] });
  expect(game.asked()[0]).toMatchObject({ seat: 2 });
  expect(fencing(20, { fences: `${fences} c4w` }).why('1 fencing')).toMatchObject({ why: 'no-fences' });
});

test('AG-R801 a fence needs a free fence space', () => {
  const game = start(20, { fences: around('a3') });
  expect(game.why(`fence a3e ${around('a4').replace('a4w ', '')}`)).toMatchObject({ why: 'fence-there' });
  expect(game.why('fence a4n a4n a4s a4e')).toMatchObject({ why: 'named-twice' });
});

test('AG-R802 AG-E29 the board edge replaces no fence: a corner space needs 4', () => {
  expect(start(9).why('fence a5w a5s')).toMatchObject({ why: 'fence-bounds-nothing' });
  expect(start(9).why('fence a5w a5s a5n')).toMatchObject({ why: 'fence-bounds-nothing' });
  expect(start(9).why(`fence ${around('a5')}`)).toBeUndefined();
});

test('AG-R802 AG-E29 rooms, fields and stables replace no fence', () => {
  expect(start(9).why('fence b2n b2s b2e')).toMatchObject({ why: 'fence-bounds-nothing' });
  expect(start(9, { fields: 'a4' }).why('fence a5n a5s a5e')).toMatchObject({ why: 'fence-bounds-nothing' });
  expect(start(9, { stables: 'a4' }).why('fence a5n a5s a5e')).toMatchObject({ why: 'fence-bounds-nothing' });
  expect(start(9).why(`fence ${around('b2')}`)).toBeUndefined();
});

test('AG-R802 AG-Q18 fences that bound nothing or stick into a pasture are refused', () => {
  expect(start(9).why('fence a3n')).toMatchObject({ why: 'fence-bounds-nothing' });
  expect(start(9).why(`fence ${around('a3')} a5n`)).toMatchObject({ why: 'fence-bounds-nothing' });
  expect(start(9).why(`fence ${around('a3', 'b4')} a4w`)).toMatchObject({ why: 'fence-bounds-nothing' });
  const dead = start(9, { fences: around('a3', 'b4') });
  expect(dead.why('fence b4w')).toMatchObject({ why: 'fence-bounds-nothing' });
  expect(dead.why('fence a4w b4w')).toBeUndefined();
});

test('AG-R803 AG-Q19 no room and no field in a pasture', () => {
  expect(start(15).why(`fence ${around('b1')}`)).toMatchObject({ why: 'encloses-building' });
  expect(start(15).why(`fence ${around('a1', 'b1')}`)).toMatchObject({ why: 'encloses-building' });
  const field = start(15, { fields: 'b4' });
  expect(field.why(`fence ${around('b4')}`)).toMatchObject({ why: 'encloses-building' });
  expect(field.why(`fence ${around('b4', 'b5')}`)).toMatchObject({ why: 'encloses-building' });
  expect(field.offered().filter((words) => /b4|b1|c1/.test(words))).toEqual([]);
});

test('AG-R803 a stable may be in a pasture', () => {
  expect(start(15, { stables: 'b4' }).why(`fence ${around('b4')}`)).toBeUndefined();
});

test('AG-R804 the first pasture may be anywhere, away from the house', () => {
  for (const cell of ['a1', 'b2', 'a5', 'c3', 'c5']) {
    expect(start(4).why(`fence ${around(cell)}`)).toBeUndefined();
    expect(start(4).offered()).toContain(`pasture ${cell}`);
  }
});

test('AG-R804 a further pasture touches one that stands', () => {
  const game = start(15, { fences: around('a3') });
  expect(game.why(`fence ${around('c3')}`)).toMatchObject({ why: 'pastures-apart' });
  expect(game.why(`fence ${around('b4')}`)).toMatchObject({ why: 'pastures-apart' });
  expect(game.offered()).not.toContain('pasture b4');
  expect(game.offered()).toEqual(expect.arrayContaining(['pasture a2', 'pasture a4', 'pasture b3']));
  expect(game.why('fence b3w b3s b3e')).toBeUndefined();
});

test('AG-R804 AG-Q17 two pastures apart are refused even in the first action', () => {
  expect(start(15).why(`fence ${around('a2')} ${around('c5')}`)).toMatchObject({ why: 'pastures-apart' });
  expect(start(15).why(`fence ${around('a2')} ${around('b3')}`)).toMatchObject({ why: 'pastures-apart' });
  expect(start(15).why(`fence ${around('a2')} a3n a3s a3e`)).toBeUndefined();
});

test('AG-R804 AG-Q17 pastures that only a third one connects are legal in one action', () => {
  const both = `${around('a2')} ${around('a4')}`;
  expect(start(15).why(`fence ${both}`)).toMatchObject({ why: 'pastures-apart' });
  expect(start(15).why(`fence ${both} a3n a3s`)).toBeUndefined();
});

test('AG-R818 fences that are connected at a corner make no pastures adjacent, a fence between them does', () => {
  const corner = start(15, { fences: around('b3') });
  expect(corner.why(`fence ${around('c4')}`)).toMatchObject({ why: 'pastures-apart' });
  const shared = start(15, { fences: around('b3') });
  expect(shared.why('fence b4n b4e c4n')).toBeUndefined();
});

test('AG-R805 neighbouring pastures share the fence between them', () => {
  const game = start(15);
  expect(game.changes('pasture a3')).toMatchObject({ '1 wood': [15, 11] });
  expect(game.changes('pasture a4')).toEqual({
    '1 wood': [11, 8],
    '1 fence a4n': [0, 1],
    '1 fence b4n': [0, 1],
    '1 fence a5w': [0, 1],
  });
});

test('AG-R806 a pasture may be subdivided', () => {
  const game = fencing(15, { fences: around('a3', 'a4') });
  expect(game.points(1, 'pastures')).toBe(1);
  expect(game.changes('1 fencing; fence a4w')).toMatchObject({ '1 wood': [15, 14], '1 fence a4w': [0, 1] });
  expect(game.points(1, 'pastures')).toBe(2);
});

test('AG-R806 a subdivision can leave a ring-free rest of any form', () => {
  const game = start(15, { fences: around('a3', 'b5') });
  expect(game.why('fence b4w b4n b5w')).toBeUndefined();
  expect(game.points(1, 'pastures')).toBe(2);
});

test('AG-R807 pastures never grow: a bigger pasture over a standing one is not offered and no fence leaves', () => {
  const game = start(15, { fences: around('a3') });
  expect(game.offered().filter((words) => /\ba3\b/.test(words))).toEqual([]);
  expect(game.why('pasture a3+a4')).toBeDefined();
  expect(game.why('fence a4n a4s a4e')).toBeUndefined();
  expect(game.board()).toMatchObject({ '1 fence a4w': 1 });
});

test('AG-R808 one action builds any number of pastures', () => {
  const game = fencing(15);
  game.play('1 fencing; pasture a3; pasture a4; pasture a5; done');
  expect(game.points(1, 'pastures')).toBe(3);
  expect(game.board()).toMatchObject({ '1 wood': 15 - 4 - 3 - 3 });
});

test('AG-R808 after a subdivision a new pasture may follow in the same action', () => {
  const game = start(15, { fences: around('a3', 'a4') });
  game.play('fence a4w');
  expect(game.asked()[0]).toMatchObject({ seat: 1, kind: 'fences' });
  expect(game.why('fence a5n a5s a5e')).toBeUndefined();
  expect(game.why('done')).toBeUndefined();
});

test('AG-R808 AG-Q49 at least one fence is built', () => {
  const game = start(15);
  expect(game.offered()).not.toContain('done');
  expect(game.why('done')).toMatchObject({ why: 'too-few', atLeast: 1 });
});

test('AG-R809 AG-Q16 the test comes after all fences of a move, not after each', () => {
  expect(start(15).why('fence a3n a4n a3w a5w b3n b4n a4w')).toBeUndefined();
});

test('AG-R809 in the same action later fences count with the earlier ones', () => {
  const game = start(15);
  game.play(`fence ${around('b3', 'b4')}`);
  expect(game.changes('fence b4w')).toMatchObject({ '1 wood': [9, 8], '1 fence b4w': [0, 1] });
});

test.each([
  ['a3', 'a3', 4],
  ['a3', 'a4', 6],
  ['a3', 'b4', 8],
  ['a2', 'c5', 14],
])('AG-R810 a pasture from %s to %s needs %i fences', (from, to, fences) => {
  const edges = around(from, to);
  expect(edges.split(' ')).toHaveLength(fences);
  const game = start(15);
  expect(game.changes(`fence ${edges}`)).toMatchObject({ '1 wood': [15, 15 - fences] });
  expect(game.points(1, 'pastures')).toBe(1);
  expect(fencing(fences - 1).why(`1 fencing; fence ${edges}`)).toBeDefined();
});

test('AG-R801 AG-R314 Farm Redevelopment builds fences only after the renovation', () => {
  const game = atRound(14, 'farm-redevelopment').give(1, { wood: 4, clay: 2, reed: 1 });
  game.play('1 farm-redevelopment; yes; pasture a5');
  expect(game.board()).toMatchObject({ '1 house': 'clay', '1 fence a5n': 1 });
  const poor = atRound(14, 'farm-redevelopment').give(1, { wood: 4, clay: 1, reed: 1 });
  expect(poor.why('1 farm-redevelopment')).toMatchObject({ why: 'cannot-pay' });
});
