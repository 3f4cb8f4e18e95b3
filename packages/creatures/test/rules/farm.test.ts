import { Scenario } from '@furrow/testkit/scenario';
import { expect, test } from 'vitest';
import { roundsWithout } from './rounds';

const PLENTY = { wood: 20, stone: 20, reed: 5 };

/** The spaces that seat 1 can choose after a line, in the order of the alphabet. */
function spacesAfter(game: Scenario, line: string): string[] {
  return game
    .play(line)
    .offered()
    .map((move) => move.split(' ')[1])
    .toSorted();
}

test('R18 a farm keeps three rows, however many columns it gets', () => {
  const game = new Scenario().give(1, PLENTY);
  expect(game.why('1 troughs; trough d0')).toMatchObject({ why: 'unreadable' });
  expect(new Set(game.offered().map((move) => move.split(' ')[1][0]))).toEqual(new Set('abc'));
  const wide = new Scenario().give(1, PLENTY).play('1 expand; expand left\n2 wood-3');
  const rows = spacesAfter(wide, '1 troughs').map((cell) => cell[0]);
  expect(rows.join('')).toBe('aaabbbccc');
  expect(wide.why('1 trough d1')).toMatchObject({ why: 'unreadable' });
});

test('R19 Q1 the starting board has 3 rows and 2 columns', () => {
  const game = new Scenario();
  expect(spacesAfter(game, '1 troughs')).toEqual(['a0', 'a1', 'b0', 'b1', 'c0', 'c1']);
});

test('R20 Q1 the Cottage is on the bottom left space', () => {
  const game = new Scenario({ buildings: 'farm-shop' }).give(1, PLENTY);
  expect(game.board()).toMatchObject({ '1 c0': 'cottage', '2 c0': 'cottage' });
  expect(spacesAfter(game, '1 stall')).toEqual(['a0', 'a1', 'b0', 'b1', 'c1']);
  expect(game.why('1 at c0')).toMatchObject({ why: 'cannot-stand-there' });
});

test.each([
  ['left', ['a-1', 'b-1', 'c-1']],
  ['right', ['a2', 'b2', 'c2']],
])('R21 an expansion on the %s is one column with a space in each row', (side, added) => {
  const game = new Scenario().give(1, PLENTY);
  expect(game.changes(`1 expand; expand ${side}`)).toEqual({
    'worker expand': [0, 1],
    'on expand': [1, 0],
    'supply expansions': [4, 3],
    '1 columns': [2, 3],
    '1 border': [9, 10],
  });
  game.play('2 wood-3');
  const before = ['a0', 'a1', 'b0', 'b1', 'c0', 'c1'];
  expect(spacesAfter(game, '1 troughs')).toEqual([...before, ...added].toSorted());
});

test('R22 an expansion goes to the left or the right end of the whole farm and never turns', () => {
  const game = new Scenario()
    .give(1, PLENTY)
    .lay(1, { at: { a0: 'stall' }, troughs: 'b1', borders: 'c1e a1w' })
    .play('1 expand');
  expect(game.offered()).toEqual(['expand left', 'expand right']);
  expect(game.changes('1 expand left')).toEqual({
    'on expand': [1, 0],
    'supply expansions': [4, 3],
    '1 columns': [2, 3],
    '1 border': [9, 10],
  });
  game.play('2 wood-3\n1 stone-1\n2 stone-2\n1 building-resources\n2 reed-sheep');
  game.play('1 expand; expand left\n2 wood-3');
  const cells = ['-2', '-1', '0', '1'].flatMap((column) => ['a', 'b', 'c'].map((row) => row + column));
  const free = cells.filter((cell) => cell !== 'b1').toSorted();
  expect(spacesAfter(game, '1 troughs')).toEqual(free);
  expect(game.board()).toMatchObject({ '1 c0': 'cottage', '1 a0': 'stall', '1 b1 trough': 1 });
  expect(game.board()).toMatchObject({ '1 border c1e': 1, '1 border a1w': 1 });
});

test('R23 the spaces of an expansion are ordinary: buildings, troughs, borders, animals, corners', () => {
  const game = new Scenario({ buildings: 'corner-house' }).give(1, { ...PLENTY, sheep: 9 });
  game.lay(1, { columns: 3 });
  game.play('1 stall; at b2; keep 4 sheep\n2 wood-3\n1 troughs; trough a2; done\n2 stone-1');
  game.play('1 fences; border c1n c1e c1s; done\n2 stone-2').give(1, { sheep: 9 });
  expect(game.play('1 building-resources').offered()).toEqual(['keep 7 sheep']);
  game.play('1 keep 7 sheep\n2 reed-sheep\n1 special-1; build corner-house');
  expect(game.offered()).toEqual(['at a0', 'at a2', 'at c2']);
});

test('R24 spaces that share an edge are adjacent, diagonal ones are not', () => {
  const game = new Scenario().lay(1, { columns: 3, at: { b1: 'large-extension' } });
  expect(game.pointsOf(1, 'large-extension')).toBe(0);
  game.lay(1, { at: { a0: 'stall', a2: 'stall', c2: 'stall' } });
  expect(game.pointsOf(1, 'large-extension')).toBe(0);
  for (const [i, cell] of ['a1', 'b0', 'b2', 'c1'].entries()) {
    game.lay(1, { at: { [cell]: 'stall' } });
    expect(game.pointsOf(1, 'large-extension')).toBe(2 * (i + 1));
  }
});

test('R24 the bottom of one column is not adjacent to the top of the next', () => {
  const game = new Scenario().lay(1, { columns: 3, at: { c1: 'large-extension', a2: 'stall', a1: 'stall' } });
  expect(game.pointsOf(1, 'large-extension')).toBe(2);
  game.lay(1, { at: { c0: 'stall', c2: 'stall' } });
  expect(game.pointsOf(1, 'large-extension')).toBe(4);
});

test('R24 borders and walls between two spaces do not part them', () => {
  const game = new Scenario({ buildings: 'conservatory,pen' })
    .give(1, PLENTY)
    .lay(1, { borders: 'b1n b1w b1e c1n' })
    .play('1 special-1; build conservatory; at b1; build pen');
  expect(game.offered()).toEqual(['at b0', 'at a1', 'at c1']);
});

test('R25 the corners are the ends of the top and the bottom row, expansions included', () => {
  const corners = (lay: Parameters<Scenario['lay']>[1], expand?: string): string[] => {
    const game = new Scenario({ buildings: 'corner-house' }).give(1, PLENTY).lay(1, lay);
    if (expand !== undefined) game.play(`1 expand; expand ${expand}\n2 wood-3`);
    return spacesAfter(game, '1 special-1; build corner-house');
  };
  expect(corners({})).toEqual(['a0', 'a1', 'c1']);
  expect(corners({}, 'left')).toEqual(['a-1', 'a1', 'c-1', 'c1']);
  expect(corners({}, 'right')).toEqual(['a0', 'a2', 'c2']);
  expect(corners({ columns: 3 }, 'right')).toEqual(['a0', 'a3', 'c3']);
});

test('R26 a space takes one building', () => {
  const game = new Scenario({ buildings: 'pen' })
    .give(1, PLENTY)
    .lay(1, { at: { a0: 'stall', b0: 'stable', a1: 'shelter' } })
    .play('1 stall');
  expect(game.offered()).toEqual(['at b1', 'at c1']);
  for (const cell of ['a0', 'b0', 'a1', 'c0']) {
    expect(game.why(`1 at ${cell}`)).toMatchObject({ why: 'cannot-stand-there' });
  }
  expect(game.play('1 at b1\n2 wood-3').changes('1 special-1; build pen')).toMatchObject({
    '1 c1': [0, 'pen'],
  });
});

test('R26 a farm full of buildings takes no more', () => {
  const game = new Scenario({ buildings: 'pen' })
    .give(1, PLENTY)
    .lay(1, { at: { a0: 'stall', b0: 'stall', a1: 'stable', b1: 'shelter', c1: 'storage' } });
  expect(game.why('1 stall')).toEqual({ why: 'no-space' });
  expect(game.why('1 special-1')).toMatchObject({ why: 'nowhere' });
});

test('R27 a space takes one trough', () => {
  const game = new Scenario().give(1, PLENTY).lay(1, { troughs: 'a0' }).play('1 troughs');
  expect(game.offered()).not.toContain('trough a0');
  expect(game.why('1 trough a0')).toMatchObject({ why: 'trough-taken' });
  expect(game.why('1 trough b0 b0')).toEqual({ why: 'named-twice' });
  expect(game.board()).not.toHaveProperty('1 b0 trough');
});

test('R27 a trough stands on an empty space, in a pasture, or on any building', () => {
  const game = new Scenario().give(1, PLENTY).lay(1, {
    at: { a0: 'stall', b0: 'stable', a1: 'storage' },
    borders: 'c1n c1e c1s',
  });
  expect(game.changes('1 troughs; trough a0 b0 c0 a1 b1 c1')).toEqual({
    'worker troughs': [0, 1],
    'supply troughs': [10, 4],
    '1 wood': [20, 5],
    '1 a0 trough': [0, 1],
    '1 b0 trough': [0, 1],
    '1 c0 trough': [0, 1],
    '1 a1 trough': [0, 1],
    '1 b1 trough': [0, 1],
    '1 c1 trough': [0, 1],
  });
});

test('R28 what is built stays for the rest of the game', () => {
  const game = new Scenario().give(1, PLENTY).play(`
    1 stall; at a0
    2 wood-3
    1 troughs; trough b1; done
    2 stone-1
    1 fences; border a1n; done
    2 stone-2`);
  const built = { '1 a0': 'stall', '1 b1 trough': 1, '1 border a1n': 1, '1 c0': 'cottage' };
  expect(game.board()).toMatchObject(built);
  roundsWithout(game, 7);
  expect(game.asked()).toEqual([]);
  expect(game.board()).toMatchObject(built);
});

test('R28 pieces are moved only through a building', () => {
  const lay = { at: { a0: 'stall' }, troughs: 'b1' };
  const without = new Scenario({ buildings: 'carpenter' }).lay(1, lay);
  expect(without.why('1 carpenter')).toMatchObject({ why: 'not-owned' });
  expect(without.why('1 move stall a0 a1')).toEqual({ why: 'not-asked' });
  const owner = new Scenario({ buildings: 'pen' }).lay(1, lay).lay(1, { at: { b0: 'carpenter' } });
  expect(owner.changes('1 carpenter; move stall a0 a1 trough b1 c1')).toMatchObject({
    '1 a0': ['stall', 0],
    '1 a1': [0, 'stall'],
    '1 b1 trough': [1, 0],
    '1 c1 trough': [0, 1],
  });
});
