/**
 * A farm as plain tables: `top[row][column]` is the edge above a space, `left[row][column]` the one at its
 * left.
 */
export interface Layout {
  readonly columns: number;
  /** Four rows: the last one is the bottom rim. */
  readonly top: readonly (readonly boolean[])[];
  /** One entry more in each row than there are columns: the last one is the right rim. */
  readonly left: readonly (readonly boolean[])[];
  readonly among: readonly (readonly boolean[])[];
}

/** One space as row and column. */
export type Space = readonly [row: number, column: number];

/** The closed regions by breadth-first search, straight from the definition. */
export function slowRegions(layout: Layout): Space[][] {
  const seen = new Set<string>();
  const found: Space[][] = [];
  for (let column = 0; column < layout.columns; column++) {
    for (let row = 0; row < 3; row++) {
      if (seen.has(`${row},${column}`) || !layout.among[row][column]) continue;
      const { group, isClosed } = explore(layout, [row, column]);
      for (const [r, c] of group) seen.add(`${r},${c}`);
      if (isClosed) found.push(group);
    }
  }
  return found;
}

function explore(layout: Layout, from: Space): { group: Space[]; isClosed: boolean } {
  const group: Space[] = [from];
  let isClosed = true;
  for (const [row, column] of group) {
    const ways: [boolean, number, number][] = [
      [layout.top[row][column], row - 1, column],
      [layout.top[row + 1][column], row + 1, column],
      [layout.left[row][column], row, column - 1],
      [layout.left[row][column + 1], row, column + 1],
    ];
    for (const [isShut, r, c] of ways) {
      if (isShut) continue;
      const isInside = r >= 0 && r < 3 && c >= 0 && c < layout.columns;
      if (!isInside || !layout.among[r][c]) isClosed = false;
      else if (!group.some(([gr, gc]) => gr === r && gc === c)) group.push([r, c]);
    }
  }
  return { group, isClosed };
}

/** The groups of spaces that share edges, borders ignored. */
export function slowGroups(columns: number, among: readonly (readonly boolean[])[]): Space[][] {
  const seen = new Set<string>();
  const open = { columns, among, top: table(4, columns, false), left: table(3, columns + 1, false) };
  const found: Space[][] = [];
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < 3; row++) {
      if (seen.has(`${row},${column}`) || !among[row][column]) continue;
      const { group } = explore(open, [row, column]);
      for (const [r, c] of group) seen.add(`${r},${c}`);
      found.push(group);
    }
  }
  return found;
}

/** A table filled with one value. */
export function table(rows: number, columns: number, value: boolean): boolean[][] {
  return Array.from({ length: rows }, () => Array.from({ length: columns }, () => value));
}
