/** The sides of a farm space; north is up. */
export type Side = 'north' | 'east' | 'south' | 'west';

/** An edge: a side of a space, which is named as in notation. */
export interface EdgePlace {
  readonly cell: string;
  readonly side: Side;
}

/** Edges by their spaces, each space once with its sides. */
export function bySpace(edges: readonly EdgePlace[]): [cell: string, sides: Side[]][] {
  const sides = new Map<string, Side[]>();
  for (const { cell, side } of edges) sides.set(cell, [...(sides.get(cell) ?? []), side]);
  return [...sides];
}

const SIDE_OF: Readonly<Record<string, Side>> = { n: 'north', e: 'east', s: 'south', w: 'west' };

/** The space and the side of an edge in notation: `a1n`. */
export function edgePlaceOf(notation: string): EdgePlace {
  return { cell: notation.slice(0, -1), side: SIDE_OF[notation.slice(-1)] };
}
