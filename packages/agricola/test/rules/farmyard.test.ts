import { readEdge } from '@furrow/agricola/vocabulary/notation';
import { AgricolaScenario } from '@furrow/testkit/agricola-scenario';
import { expect, test } from 'vitest';
import { FAMILY, inRound } from './rounds';

const CELLS = ['a', 'b', 'c'].flatMap((row) => [1, 2, 3, 4, 5].map((column) => `${row}${column}`));
const FREE = CELLS.filter((cell) => cell !== 'b1' && cell !== 'c1');
const AROUND_A3 = 'a3n a3w a3s a3e';

/** The cells that are offered for a verb after a line. */
function cellsOffered(game: AgricolaScenario, line: string, verb: string): string[] {
  const offered = game.play(line).offered();
  return offered.filter((words) => words.startsWith(`${verb} `)).map((words) => words.slice(verb.length + 1));
}

test('AG-R401 15 spaces, of which 13 are free at the start', () => {
  expect(cellsOffered(inRound(1, 'fencing'), '1 farmland', 'field').toSorted()).toEqual(FREE.toSorted());
  const game = inRound(1, 'fencing').play('1 farmland');
  for (const cell of ['d1', 'a0', 'a6', 'c6']) expect(game.why(`1 field ${cell}`)).toBeDefined();
});

test('AG-R402 there are 38 fence spaces: 20 horizontal and 18 vertical', () => {
  const edges = CELLS.flatMap((cell) => ['n', 's', 'w', 'e'].map((side) => readEdge(`${cell}${side}`)));
  expect(edges).not.toContain(undefined);
  const different = [...new Set(edges)].map(Number);
  expect(different).toHaveLength(38);
  expect(different.filter((edge) => edge < 32)).toHaveLength(20);
  expect(readEdge('a6w')).toBeUndefined();
  expect(readEdge('b2s')).toBe(readEdge('c2n'));
  expect(readEdge('b2e')).toBe(readEdge('b3w'));
});

test('AG-R403 spaces that touch only at a corner are not adjacent', () => {
  const rooms = inRound(1, 'fencing').give(1, { wood: 5, reed: 2 }).play('1 farm-expansion');
  expect(rooms.why('1 room a2')).toMatchObject({ why: 'cannot-stand-there' });
  const fields = inRound(1, 'fencing').lay(1, { fields: 'b3' });
  expect(cellsOffered(fields, '1 farmland', 'field').toSorted()).toEqual(['a3', 'b2', 'b4', 'c3']);
});

test('AG-R404 a space with a tile or a stable takes no tile', () => {
  const game = () => inRound(1, 'fencing').lay(1, { fields: 'a2', stables: 'a3 b3' });
  for (const cell of ['a2', 'a3', 'b1', 'b3']) {
    expect(game().why(`1 farmland; field ${cell}`)).toMatchObject({ why: 'cannot-stand-there' });
  }
  expect(game().why('1 farmland; field b2')).toBeUndefined();
});

test('AG-R404 a fenced space takes no tile, but a stable', () => {
  const game = () => inRound(1, 'fencing').give(1, { wood: 9, reed: 2 }).lay(1, { fences: AROUND_A3 });
  expect(game().why('1 farmland; field a3')).toMatchObject({ why: 'cannot-stand-there' });
  expect(game().changes('1 farm-expansion; stable a3')).toMatchObject({ '1 a3 stable': [0, 1] });
});

test('AG-R404 a stable takes no place of a tile or of another stable', () => {
  const game = inRound(1, 'fencing').give(1, { wood: 9 }).lay(1, { fields: 'a2', stables: 'a3' });
  const cells = cellsOffered(game, '1 farm-expansion', 'stable');
  expect(cells.toSorted()).toEqual(FREE.filter((cell) => cell !== 'a2' && cell !== 'a3').toSorted());
  for (const cell of ['a2', 'a3', 'b1'])
    expect(game.why(`1 stable ${cell}`)).toMatchObject({ why: 'cannot-stand-there' });
});

test('AG-R405 unused spaces: 13 at the start; rooms, fields, stables and fenced spaces are used', () => {
  const unused = (game: AgricolaScenario) => game.points(1, 'unused');
  expect(unused(new AgricolaScenario())).toBe(-13);
  expect(unused(new AgricolaScenario().lay(1, { rooms: 'a1' }))).toBe(-12);
  expect(unused(new AgricolaScenario().lay(1, { fields: 'a4 a5' }))).toBe(-11);
  expect(unused(new AgricolaScenario().lay(1, { stables: 'a4' }))).toBe(-12);
  expect(unused(new AgricolaScenario().lay(1, { fences: AROUND_A3 }))).toBe(-12);
  expect(unused(new AgricolaScenario().lay(1, { fences: AROUND_A3, stables: 'a3' }))).toBe(-12);
  expect(unused(new AgricolaScenario().lay(1, { fences: 'a2n a3n a2w a3e a2s a3s' }))).toBe(-11);
});

test('AG-R405 an animal in the house makes no space used', () => {
  expect(new AgricolaScenario().give(1, { sheep: 1 }).points(1, 'unused')).toBe(-13);
});

test('AG-R406 AG-Q61 what stands on the farmyard is not given back', () => {
  const game = inRound(1, 'fencing').lay(1, { fields: 'a3', stables: 'a4', fences: 'a5n a5w a5s a5e' });
  for (const thing of ['room', 'field', 'stable', 'fence', 'person'])
    expect(game.why(`1 give-back; discard 1 ${thing}`)).toBeDefined();
});

test('AG-R407 rooms touch rooms, fields touch fields, stables stand anywhere', () => {
  const rooms = inRound(1, 'fencing').give(1, { wood: 5, reed: 2 });
  expect(cellsOffered(rooms, '1 farm-expansion', 'room').toSorted()).toEqual(['a1', 'b2', 'c2']);
  const stables = inRound(1, 'fencing').give(1, { wood: 4 }).lay(1, { stables: 'a5' });
  expect(cellsOffered(stables, '1 farm-expansion', 'stable')).toHaveLength(12);
  const fields = inRound(1, 'fencing').lay(1, { fields: 'c5' });
  expect(cellsOffered(fields, '1 farmland', 'field').toSorted()).toEqual(['b5', 'c4']);
});

test('AG-R407 a second pasture touches the first', () => {
  const game = () => inRound(1, 'fencing').give(1, { wood: 9 }).lay(1, { fences: AROUND_A3 });
  expect(game().why('1 fencing; fence c5n c5s c5w c5e')).toEqual({ why: 'pastures-apart' });
  expect(game().why('1 fencing; fence b3w b3s b3e')).toBeUndefined();
});

test('AG-R407 different kinds need not touch', () => {
  const game = inRound(1, 'fencing').give(1, { wood: 9 });
  expect(game.changes('1 farmland; field a5')).toMatchObject({ '1 a5': [0, 'field'] });
  game.play('2 forest');
  expect(game.why('1 fencing; fence c3n c3s c3w c3e')).toBeUndefined();
});

test('AG-R408 a space is a pasture only when fences close it all around', () => {
  const given = (fences: string) => new AgricolaScenario().lay(1, { fences }).points(1, 'pastures');
  expect(given('a5n a5s a5w')).toBe(-1);
  expect(given('a5n a5s a5w a5e')).toBe(1);
});

test('AG-Q23 AG-E07 rooms and stables in any interleaving, each legal when it is built', () => {
  const game = () => inRound(1, 'fencing').give(1, { wood: 20, reed: 4 });
  const changed = game().changes('1 farm-expansion; stable a5; room b2; stable a1; room b3; done');
  expect(changed).toEqual({
    '1 home': [2, 1],
    'person farm-expansion': [0, 1],
    '1 wood': [20, 6],
    '1 reed': [4, 0],
    '1 a5 stable': [0, 1],
    '1 a1 stable': [0, 1],
    '1 b2': [0, 'room'],
    '1 b3': [0, 'room'],
  });
  expect(game().why('1 farm-expansion; room b3')).toMatchObject({ why: 'cannot-stand-there' });
  expect(game().why('1 farm-expansion; stable b2; room b2')).toMatchObject({ why: 'cannot-stand-there' });
});

test.each([{}, FAMILY])(
  'AG-E07 AG-R313 only stables is legal, only rooms too, nothing is not (%o)',
  (options) => {
    const card = options === FAMILY ? 'fences' : 'fencing';
    const game = () => inRound(1, card, { options }).give(1, { wood: 9, reed: 2 });
    expect(game().changes('1 farm-expansion; stable a5; done')).toEqual({
      '1 home': [2, 1],
      'person farm-expansion': [0, 1],
      '1 wood': [9, 7],
      '1 a5 stable': [0, 1],
    });
    expect(game().changes('1 farm-expansion; room a1; done')).toMatchObject({
      '1 wood': [9, 4],
      '1 reed': [2, 0],
    });
    expect(game().why('1 farm-expansion; done')).toMatchObject({ why: 'too-few' });
  },
);
