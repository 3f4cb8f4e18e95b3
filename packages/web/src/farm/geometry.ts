import type { CellPicture, EdgePicture } from '../protocol/farm';
import { nameLines } from './name-lines';

/** The size of a cell in units of the drawing, and the rim around the farm. */
export const CELL = 100;
export const RIM = 12;
/** The height of the strip below the farm where waits what has no place on it. */
export const STRIP = 44;
/** The least side of whatever can be hit on a farm; where cells are smallest, 48 pixels wide, it is 24 pixels long. */
export const HIT = 50;

/** Where something in a row or column begins. */
export function at(index: number): number {
  return RIM + index * CELL;
}

/** The edge with a number: its lower five bits are a cell, the next says that it is a vertical one. */
export function edgeOf(edge: number): EdgePicture {
  const cell = edge & 31;
  return { edge, row: cell & 3, column: cell >> 2, vertical: edge >= 32 };
}

/** A place for one animal, as the upper left corner of a square. */
export interface Stand {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How large animals are drawn, if there is room for it. */
const SIZES = [42, 36, 31, 27, 23, 19, 16];
/** How far animals stand from each other in the yard of a building, and in a pasture, as parts of their size. */
const CROWDED = 0.7;
const LOOSE = 0.94;
/** Below this size they crowd everywhere. */
const SMALL = 20;

/** Where the plate with the name of a building begins, at most: its letters may be drawn larger. */
function plateTop({ title }: CellPicture): number {
  return nameLines(title).length === 1 ? 78 : 66;
}

/** How large people at home are drawn, and where the first stands: beside the door of a room, in the yard of a building. */
export function peopleIn(cell: CellPicture, count: number): Stand[] {
  const isRoom = cell.kind === 'room';
  const size = isRoom ? (count === 1 ? 32 : 27) : 27;
  const step = isRoom ? 17 : 17;
  const left = isRoom ? 38 : 3;
  return Array.from({ length: count }, (_, i) => ({
    x: at(cell.column) + left + i * step,
    y: at(cell.row) + (isRoom ? 97 : plateTop(cell) - 2) - size,
    size,
  }));
}

/** Somebody who has animals to place: where they may stand, which cell is labelled, who else stands in each cell. */
interface Grazing {
  readonly cells: readonly CellPicture[];
  readonly label: number;
  readonly people: (cell: number) => number;
}

/** What animals must not cover: the label, a stable, a trough, a house with its door, people, crops. */
function blockedIn(cell: CellPicture, isLabelled: boolean, people: number): Box[] {
  const taken = peopleIn(cell, people).at(-1);
  return [
    ...(taken === undefined
      ? []
      : [{ x: 0, y: 0, width: taken.x - at(cell.column) + taken.size, height: 100 }]),
    ...(isLabelled ? [{ x: 0, y: 0, width: 46, height: 24 }] : []),
    ...(cell.stable ? [{ x: 48, y: 0, width: 52, height: 50 }] : []),
    ...(cell.trough && cell.kind !== 'building' ? [{ x: 56, y: 66, width: 44, height: 34 }] : []),
    ...(cell.kind === 'room'
      ? [
          { x: 0, y: 0, width: 40, height: 100 },
          { x: 0, y: 0, width: 100, height: 58 },
        ]
      : []),
    ...(cell.kind === 'building'
      ? [
          { x: 0, y: 0, width: 100, height: 44 },
          { x: 0, y: plateTop(cell), width: 100, height: 100 - plateTop(cell) },
        ]
      : []),
    ...(cell.crops.length > 0 ? [{ x: 0, y: 46, width: 100, height: 54 }] : []),
  ];
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

/** The free places of a size within a cell, in rows that are shifted against each other; `step`: from one to the next. */
function placesIn(blocked: readonly Box[], size: number, step: number): Stand[] {
  const places: Stand[] = [];
  const height = size * 0.86;
  const free = {
    left: edgeAfter(blocked, 'x'),
    top: edgeAfter(blocked, 'y'),
    bottom: 96 - lowestOf(blocked),
  };
  const rows = Math.floor((free.bottom - free.top) / height);
  const columns = 1 + Math.floor((95 - free.left - size) / step);
  const rest = 95 - free.left - size - (columns - 1) * step;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = free.left + rest / 2 + column * step + (rest > 4 ? (row % 2) * 4 - 2 : 0);
      const y = free.bottom - height - row * ((free.bottom - free.top) / rows);
      if (!blocked.some((box) => overlap(box, { x, y, width: size, height }))) places.push({ x, y, size });
    }
  }
  return places;
}

/** Where the cell begins behind what blocks it from edge to edge. */
function edgeAfter(blocked: readonly Box[], axis: 'x' | 'y'): number {
  const whole = blocked.filter((box) => box[axis] === 0 && box[axis === 'x' ? 'height' : 'width'] >= CELL);
  return Math.max(5, ...whole.map((box) => (axis === 'x' ? box.width : box.height)));
}

/** How much is blocked at the lower end of a cell. */
function lowestOf(blocked: readonly Box[]): number {
  return Math.max(0, ...blocked.filter(({ y, width }) => y > 0 && width >= CELL).map(({ y }) => 98 - y));
}

/** So many of some places, each as far as possible from those before. */
function spread(places: readonly Stand[], count: number): Stand[] {
  const chosen = places.slice(0, Math.min(1, count));
  while (chosen.length < Math.min(count, places.length)) {
    const far = places.map((place) =>
      Math.min(...chosen.map((one) => (one.x - place.x) ** 2 + (one.y - place.y) ** 2)),
    );
    chosen.push(places[far.indexOf(Math.max(...far))]);
  }
  return chosen;
}

/** Places for so many animals on the cells of a herd, as large as they find room, beside what stands there. */
export function standsOn({ cells, label, people }: Grazing, count: number): Stand[] {
  for (const size of SIZES) {
    const free = cells.map((cell) => {
      const blocked = blockedIn(cell, cell.cell === label, people(cell.cell));
      return placesIn(blocked, size, size * (cell.kind === 'building' || size < SMALL ? CROWDED : LOOSE));
    });
    const all = free.reduce((sum, places) => sum + places.length, 0);
    if (all < count && size !== SIZES.at(-1)) continue;
    const shares = share(
      free.map((places) => places.length),
      count,
    );
    return cells.flatMap((cell, i) =>
      spread(free[i], shares[i]).map(({ x, y }) => ({ x: at(cell.column) + x, y: at(cell.row) + y, size })),
    );
  }
  return [];
}

/** Divides animals evenly among cells that have so many places each. */
function share(places: readonly number[], count: number): number[] {
  const shares = places.map(() => 0);
  for (
    let left = Math.min(
      count,
      places.reduce((sum, n) => sum + n, 0),
    );
    left > 0;
    left--
  ) {
    const open = shares.map((n, i) => (n < places[i] ? n / places[i] : 2));
    shares[open.indexOf(Math.min(...open))]++;
  }
  return shares;
}
