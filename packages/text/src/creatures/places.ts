import { edgeText } from '@furrow/creatures/notation';
import type { Farm } from '@furrow/creatures/state';

/** The sides of a farm space; the forest is north. */
export type Side = 'north' | 'east' | 'south' | 'west';

/** An edge: a side of a space, which is named as in notation. */
export interface EdgePlace {
  readonly cell: string;
  readonly side: Side;
}

const SIDE_OF: Readonly<Record<string, Side>> = { n: 'north', e: 'east', s: 'south', w: 'west' };

/** The space and the side by which an edge is named. */
export function edgePlace(farm: Farm, edge: number): EdgePlace {
  const text = edgeText(farm, edge);
  return { cell: text.slice(0, -1), side: SIDE_OF[text.slice(-1)] };
}
