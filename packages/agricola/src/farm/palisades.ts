import { type Edge, eachEdge, maskH, maskV } from '@furrow/farm/edges';
import { columnCells, ROWS, rowCells } from '@furrow/farm/grid';
import { COLUMNS } from './farmyard';

/** The edges at the rim of the farmyard: above the top row and below the bottom row, left and right of the outer columns. */
export const RIM_H = rowCells(0, COLUMNS) | rowCells(ROWS, COLUMNS);
export const RIM_V = columnCells(0) | columnCells(COLUMNS);

/** The same edges in ascending order: a set of palisades has a bit for each of them. */
const RIM: readonly Edge[] = findRim();

/** The bits of all of them. */
export const ALL_RIM = (1 << RIM.length) - 1;

function findRim(): Edge[] {
  const edges: Edge[] = [];
  eachEdge(RIM_H, RIM_V, (edge) => edges.push(edge));
  return edges;
}

/** The edges with palisades, from their bits. */
export function rimEdges(palisades: number): Edge[] {
  return RIM.filter((_, i) => (palisades >> i) & 1);
}

/** The place of the bit of an edge; none if it is not at the rim. */
export function rimBit(edge: Edge): number | undefined {
  const bit = RIM.indexOf(edge);
  return bit < 0 ? undefined : bit;
}

/** The bits of the first so many rim edges among some. */
export function firstRimEdges(h: number, v: number, most: number): number {
  let [bits, found] = [0, 0];
  RIM.forEach((edge, i) => {
    if (found >= most || ((h & maskH(edge)) | (v & maskV(edge))) === 0) return;
    bits |= 1 << i;
    found++;
  });
  return bits;
}
