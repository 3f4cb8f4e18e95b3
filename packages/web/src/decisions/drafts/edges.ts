import type { Move } from '@furrow/kernel/move';
import type { EdgeSpot, EdgesDraft } from '../../protocol/draft';

/** Edges being drawn on one farm: around chosen cells, and others one by one. */
export interface EdgesState {
  readonly of: 'edges';
  readonly site: number;
  readonly cells: readonly number[];
  /** Edges that differ from the outline of the cells: added or left out. */
  readonly loose: readonly number[];
}

export const noEdges: EdgesState = { of: 'edges', site: 0, cells: [], loose: [] };

/** The chosen edges: the fewest that close the outline of the cells, changed by hand. */
export function chosenEdges(draft: EdgesDraft, { site, cells, loose }: EdgesState): number[] {
  const { edges, cells: all } = draft.sites[site];
  const inside = new Set(
    all.filter(({ cell }) => cells.includes(cell)).map(({ row, column }) => `${row} ${column}`),
  );
  return edges
    .filter((spot) => isOutline(spot, inside) !== loose.includes(spot.edge))
    .map(({ edge }) => edge)
    .sort((a, b) => a - b);
}

/** Whether exactly one of the two cells beside an edge is inside, and nothing closes it yet. */
function isOutline({ row, column, vertical, walled }: EdgeSpot, inside: ReadonlySet<string>): boolean {
  if (walled === true) return false;
  const before = vertical ? `${row} ${column - 1}` : `${row - 1} ${column}`;
  return inside.has(before) !== inside.has(`${row} ${column}`);
}

export function edgesMove(draft: EdgesDraft, state: EdgesState): Move | undefined {
  const things = chosenEdges(draft, state);
  return things.length === 0 ? undefined : { verb: draft.sites[state.site].verb, things };
}

/** A cell comes into the pasture or leaves it. */
export function toggleCell(state: EdgesState, cell: number): EdgesState {
  return { ...state, cells: toggled(state.cells, cell) };
}

/** An edge is chosen or not, whatever the cells say. */
export function setEdge(draft: EdgesDraft, state: EdgesState, edge: number, chosen: boolean): EdgesState {
  if (chosenEdges(draft, state).includes(edge) === chosen) return state;
  return { ...state, loose: toggled(state.loose, edge) };
}

export function toggled(all: readonly number[], one: number): number[] {
  return all.includes(one) ? all.filter((other) => other !== one) : [...all, one];
}
