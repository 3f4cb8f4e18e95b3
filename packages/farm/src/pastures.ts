import { allCells, type Cells, STRIDE } from './grid';

/**
 * The cells reached from `start` through the passages: `down` into a cell from above, `right` into it from
 * the left.
 */
function flood(start: Cells, down: Cells, right: Cells): Cells {
  let reached = start;
  for (;;) {
    let wider = reached | ((reached << 1) & down) | ((reached & down) >> 1);
    wider |= ((wider << STRIDE) & right) | ((wider & right) >> STRIDE);
    if (wider === reached) return reached;
    reached = wider;
  }
}

/** The cells of `among` with an open edge to the outside of the grid or to a cell not in `among`. */
function leaks(closedH: number, closedV: number, among: Cells): Cells {
  const tight =
    (closedH | (among << 1)) &
    ((closedH >> 1) | (among >> 1)) &
    (closedV | (among << STRIDE)) &
    ((closedV >> STRIDE) | (among >> STRIDE));
  return among & ~tight;
}

/**
 * The cells of all closed regions together: those from which no way through open edges leads out of `among`.
 */
export function enclosed(columns: number, closedH: number, closedV: number, among: Cells): Cells {
  const cells = among & allCells(columns);
  const leaking = leaks(closedH, closedV, cells);
  if (leaking === 0 || leaking === cells) return cells & ~leaking;
  const down = cells & (cells << 1) & ~closedH;
  const right = cells & (cells << STRIDE) & ~closedV;
  return cells & ~flood(leaking, down, right);
}

/**
 * The closed regions among the given cells: groups joined through open edges, none of whose rim edges is
 * open, in the order of their lowest cells; `out` is emptied and filled when given.
 */
export function regions(
  columns: number,
  closedH: number,
  closedV: number,
  among: Cells,
  out: Cells[] = [],
): Cells[] {
  let found = 0;
  let rest = enclosed(columns, closedH, closedV, among);
  const down = rest & (rest << 1) & ~closedH;
  const right = rest & (rest << STRIDE) & ~closedV;
  while (rest !== 0) {
    const region = flood(rest & -rest, down, right);
    out[found++] = region;
    rest &= ~region;
  }
  if (out.length !== found) out.length = found;
  return out;
}
