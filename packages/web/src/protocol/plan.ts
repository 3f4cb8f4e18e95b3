import type { FarmPicture } from './farm';

/** What can be noted in a cell of the planning board. */
export const PLAN_MARKS = {
  agricola: ['room', 'field', 'stable'],
  creatures: ['trough', 'stall', 'stable'],
} as const;

/** A mark of any game, or that the cell is cleared. */
export type PlanMark = (typeof PLAN_MARKS)['agricola' | 'creatures'][number] | 'empty';

/** Notes on a copy of a farm: no rule is asked. */
export interface Plan {
  /** By the number of the cell. */
  readonly cells: Readonly<Record<number, PlanMark>>;
  /** Edges where a fence is added, or taken away if one stands there. */
  readonly edges: readonly number[];
}

/** How a farm would look with the notes. */
export interface Planned {
  readonly farm: FarmPicture;
  /** How many fences are more than there are. */
  readonly fences: number;
  /** Every edge of the farm, and how it is named: `b2n`. */
  readonly edges: readonly { readonly edge: number; readonly name: string }[];
}
