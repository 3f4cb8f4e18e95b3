/** A farmyard in plain arrays, for a slow twin of the fence rules: rows from the top, columns from the left. */
export interface NaiveFarm {
  /** Rooms and fields. */
  readonly taken: boolean[][];
  /** Fences above each space and, in the fourth row, below the last. */
  readonly lying: boolean[][];
  /** Fences left of each space and, in the sixth column, right of the last. */
  readonly standing: boolean[][];
}

export const ROWS = 3;
export const COLUMNS = 5;
const OUTSIDE = -1;

const grid = (rows: number, columns: number): boolean[][] =>
  Array.from({ length: rows }, () => Array.from({ length: columns }, () => false));

/** A farmyard with nothing on it. */
export function bareFarm(): NaiveFarm {
  return { taken: grid(ROWS, COLUMNS), lying: grid(ROWS + 1, COLUMNS), standing: grid(ROWS, COLUMNS + 1) };
}

export function copyFarm({ taken, lying, standing }: NaiveFarm): NaiveFarm {
  const copy = (rows: boolean[][]) => rows.map((row) => [...row]);
  return { taken: copy(taken), lying: copy(lying), standing: copy(standing) };
}

/** The neighbours that no fence separates from a space; undefined stands for the outside. */
function open(farm: NaiveFarm, row: number, column: number): ([number, number] | undefined)[] {
  const inside = (r: number, c: number): [number, number] | undefined =>
    r >= 0 && r < ROWS && c >= 0 && c < COLUMNS ? [r, c] : undefined;
  const ways: ([number, number] | undefined)[] = [];
  if (!farm.lying[row][column]) ways.push(inside(row - 1, column));
  if (!farm.lying[row + 1][column]) ways.push(inside(row + 1, column));
  if (!farm.standing[row][column]) ways.push(inside(row, column - 1));
  if (!farm.standing[row][column + 1]) ways.push(inside(row, column + 1));
  return ways;
}

/** The number of the enclosed area each space belongs to, or -1 where it is connected to the outside. */
export function areasOf(farm: NaiveFarm): number[][] {
  const area: (number | undefined)[][] = farm.taken.map((row) => row.map(() => undefined));
  let next = 0;
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      if (area[row][column] !== undefined) continue;
      const { cells, leaks } = flood(farm, row, column);
      const name = leaks ? OUTSIDE : next++;
      for (const [r, c] of cells) area[r][c] = name;
    }
  }
  return area.map((row) => row.map((one) => one ?? OUTSIDE));
}

function flood(farm: NaiveFarm, row: number, column: number) {
  const cells: [number, number][] = [[row, column]];
  const seen = new Set([`${row},${column}`]);
  let leaks = false;
  for (const [r, c] of cells) {
    for (const way of open(farm, r, c)) {
      if (way === undefined) leaks = true;
      else if (!seen.has(way.join())) {
        seen.add(way.join());
        cells.push(way);
      }
    }
  }
  return { cells, leaks };
}

/** AG-R809 a, b, c and d for a farm as it stands. */
export function isLegal(farm: NaiveFarm): boolean {
  const areas = areasOf(farm);
  const at = (row: number, column: number) => areas[row]?.[column] ?? OUTSIDE;
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      if (farm.taken[row][column] && at(row, column) !== OUTSIDE) return false;
    }
  }
  for (let row = 0; row <= ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      if (farm.lying[row][column] && at(row - 1, column) === at(row, column)) return false;
    }
  }
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column <= COLUMNS; column++) {
      if (farm.standing[row][column] && at(row, column - 1) === at(row, column)) return false;
    }
  }
  return isOneRegion(areas) && fencesOf(farm) <= 15;
}

function isOneRegion(areas: number[][]): boolean {
  const all = areas.flatMap((row, r) => row.flatMap((area, c) => (area === OUTSIDE ? [] : [[r, c]])));
  if (all.length === 0) return true;
  const reached = [all[0]];
  for (const [r, c] of reached) {
    for (const one of all) {
      const beside = Math.abs(one[0] - r) + Math.abs(one[1] - c) === 1;
      if (beside && !reached.includes(one)) reached.push(one);
    }
  }
  return reached.length === all.length;
}

/** How many fences stand. */
export function fencesOf({ lying, standing }: NaiveFarm): number {
  return [...lying.flat(), ...standing.flat()].filter(Boolean).length;
}
