import { expect, test } from 'vitest';
import { signPictures } from '../src/art/signs';
import { Engine } from '../src/engine/engine';
import { planned } from '../src/engine/plan';
import { openSaves } from '../src/engine/saves';
import { cellLabel } from '../src/farm/cell-label';
import { at, standsOn } from '../src/farm/geometry';
import { nameLines } from '../src/farm/name-lines';
import { actingAfter, differences } from '../src/motion/differences';
import type { CellPicture } from '../src/protocol/farm';
import type { NewGame } from '../src/protocol/set-up';
import type { Table } from '../src/protocol/table';
import { interfaceWords } from '../src/words/words';

/** A game just opened, and its first table for a person. */
function opened(game: NewGame): { engine: Engine; table: Table; tables: Table[] } {
  const tables: Table[] = [];
  const engine = new Engine(openSaves(), (table) => tables.push(table));
  engine.prefer({ pace: 0, forcedSteps: false });
  engine.open(game);
  return { engine, tables, table: tables[tables.length - 1] };
}

const creatures: NewGame = { box: 'creatures', options: {}, seats: ['me', 'me'] };
const revised: NewGame = { box: 'agricola-revised', options: {}, seats: ['me', 'me'] };

const pasture: CellPicture = {
  cell: 0,
  row: 0,
  column: 0,
  name: 'a1',
  kind: 'empty',
  used: true,
  title: '',
  crops: [],
  trough: false,
  stable: false,
  pasture: 0,
};

test('every animal of a herd stands within its cells and beside stable and trough', () => {
  for (const [count, stable, trough] of [
    [1, true, true],
    [4, true, true],
    [8, true, true],
    [16, true, false],
    [16, false, true],
  ] as const) {
    const stands = standsOn({ cells: [{ ...pasture, stable, trough }], label: 0, people: () => 0 }, count);
    expect(stands).toHaveLength(count);
    for (const { x, y, size } of stands) {
      expect(x).toBeGreaterThanOrEqual(at(0));
      expect(x + size).toBeLessThanOrEqual(at(1));
      expect(y).toBeGreaterThanOrEqual(at(0));
      expect(!stable || x + size <= at(0) + 48 || y >= at(0) + 50).toBe(true);
      expect(!trough || x + size <= at(0) + 56 || y + size * 0.86 <= at(0) + 66).toBe(true);
    }
  }
});

test('no animal covers the front of a building, its name or the people before it', () => {
  for (const [title, plate] of [
    ['Cottage', 77],
    ['Half-Timbered House', 65],
  ] as const) {
    const building: CellPicture = { ...pasture, kind: 'building', title, pasture: -1 };
    const stands = standsOn({ cells: [building], label: 0, people: () => 3 }, 2);
    expect(stands).toHaveLength(2);
    for (const { x, y, size } of stands) {
      expect(y).toBeGreaterThanOrEqual(at(0) + 44);
      expect(y + size * 0.86).toBeLessThanOrEqual(at(0) + plate);
      expect(x).toBeGreaterThanOrEqual(at(0) + 3 + 2 * 17 + 27);
    }
  }
});

test('a long name of a building stands in two lines that are about equal', () => {
  expect(nameLines('Large Extension')).toEqual(['Large Extension']);
  expect(nameLines('Half-Timbered House')).toEqual(['Half-Timbered', 'House']);
  expect(nameLines('Wildschweingehege')).toEqual(['Wildschwein-', 'gehege']);
});

test('R89 R90 R91 R92 R93 spaces of All Creatures tell how many are placed for nothing, or what one costs', () => {
  const { table } = opened(creatures);
  const terms = table.board
    .flatMap(({ spaces }) => spaces)
    .flatMap(({ id, terms: printed = [] }) =>
      printed.map(({ sign, free, prices }) => [
        id,
        sign,
        free,
        prices.map((price) => price.map(({ words }) => words).join(' + ')).join(' / '),
      ]),
    );
  expect(terms).toEqual([
    ['fences', 'fences', 0, '1 wood'],
    ['walls', 'fences', 2, '2 stone'],
    ['troughs', 'trough', 1, '3 wood'],
    ['stall', 'stall', 0, '3 stone + 1 reed'],
    ['stables', 'stable', 0, '5 wood / 5 stone'],
  ]);
});

for (const [name, game] of Object.entries<NewGame>({
  creatures,
  revised: {
    box: 'agricola-revised',
    options: { mode: 'base', decks: 'A,B' },
    seats: ['me', 'me', 'me', 'me'],
  },
  'the family game of 2007': { box: 'agricola-2007', options: {}, seats: ['me', 'me', 'me', 'me', 'me'] },
})) {
  test(`every space in ${name} shows goods or signs, every card has a picture and a text, and every sign has a picture`, () => {
    const { table } = opened(game);
    const spaces = table.board.flatMap((group) => group.spaces);
    expect(spaces.filter(({ goods, signs }) => goods.length + signs.length === 0)).toEqual([]);
    const cards = [...table.offer.cards, ...table.hand];
    expect(cards.filter(({ picture, text }) => picture.length === 0 || text.length === 0)).toEqual([]);
    const drawn = cards.flatMap(({ picture }) =>
      picture.flatMap(({ when, from, to }) => [...when, ...from, ...to]),
    );
    const all = [...spaces.flatMap(({ signs }) => signs), ...drawn.map(({ sign }) => sign)];
    expect(all.filter((sign) => signPictures[sign] === undefined)).toEqual([]);
  });
}

test('a person walks to its space and goods fly from there; nothing flies back when a move is taken back', () => {
  const { engine, table, tables } = opened(revised);
  const [asked] = table.asked;
  const forest = asked.choices.find(({ target }) => target?.on === 'space' && target.id === 'forest');
  if (forest === undefined) throw new Error('the forest cannot be used');
  engine.play(asked.seat, forest.move, asked.number);
  const after = tables.findLast(({ moves }) => moves.shown > table.moves.shown);
  if (after === undefined) throw new Error('nothing was played');
  const flights = differences(table, after, actingAfter(table, after, undefined));
  const space = { on: 'space', id: 'forest' };
  expect(flights).toContainEqual({
    what: { seat: asked.seat },
    from: { on: 'farm', seat: asked.seat },
    to: space,
  });
  const wood = flights.filter(({ what }) => 'good' in what && what.good === 'wood');
  expect(wood).toHaveLength(3);
  expect(wood[0].from).toEqual(space);
  expect(differences(after, table, { seat: asked.seat, space: 'forest' })).toEqual([]);
});

test('people who are at home stand in rooms, and cells are told in words', () => {
  const { farm } = opened(revised).table.seats[0];
  expect(farm.people.map(({ cell }) => farm.cells.find((one) => one.cell === cell)?.kind)).toEqual([
    'room',
    'room',
  ]);
  const [room] = farm.cells.filter(({ kind }) => kind === 'room');
  expect(cellLabel(farm, room, interfaceWords.en)).toMatch(/^[a-e]\d: .*room.*, 1 person$/);
  const [empty] = farm.cells.filter(({ kind }) => kind === 'empty');
  expect(cellLabel(farm, empty, interfaceWords.en)).toMatch(/: empty$/);
});

for (const game of [creatures, revised]) {
  test(`a plan of ${game.box} is drawn on a copy: fences close a pasture, and the game stays as it is`, () => {
    const { engine, table } = opened(game);
    const { farm } = table.seats[0];
    const [cell] = farm.cells.filter(({ kind }) => kind === 'empty').slice(-1);
    const around = [cell.cell, cell.cell + 1, 32 + cell.cell, 32 + cell.cell + 4];
    const stood = farm.fences.map(({ edge }) => edge);
    const edges = around.filter((edge) => !stood.includes(edge));
    const plan = planned(engine.look(), 0, { cells: {}, edges });
    expect(plan?.fences).toBe(edges.length);
    expect(plan?.farm.pastures).toContainEqual([cell.cell]);
    expect(plan?.farm.herds.find((herd) => herd.cell === cell.cell)?.capacity).toBe(2);
    expect(plan?.edges.map(({ edge }) => edge)).toEqual(expect.arrayContaining(around));
    const [mark] = game === creatures ? (['stall'] as const) : (['field'] as const);
    const marked = planned(engine.look(), 0, { cells: { [cell.cell]: mark }, edges: [] });
    expect(marked?.farm.cells.find((one) => one.cell === cell.cell)?.kind).not.toBe('empty');
    expect(planned(engine.look(), 0, { cells: {}, edges: [] })?.farm).toEqual(farm);
  });
}
