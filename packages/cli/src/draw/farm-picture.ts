import type { Edge } from '@furrow/farm/edges';
import type { Cell, Cells } from '@furrow/farm/grid';
import type { Herd, Holder } from '@furrow/farm/standing';

/** What stands on one cell of a farm. */
export interface CellContent {
  readonly used: boolean;
  /** What it is called, if it has a name. */
  readonly name?: string | undefined;
  /** What is said below the name, unless animals stand there. */
  readonly note?: string | undefined;
  /** What grows there, the topmost crop first. */
  readonly crops?: readonly Herd[] | undefined;
  /** A sign in the corner: what else stands there. */
  readonly sign?: string | undefined;
  /** If a holder of animals is labelled here. */
  readonly holder?: Holder | undefined;
}

/** A farm as it is drawn: its cells, its pastures, and the animals that have no place. */
export interface FarmPicture {
  readonly columns: number;
  /** The number of the first column. */
  readonly firstColumn: number;
  /** Fences on horizontal and on vertical edges. */
  readonly fencesH: number;
  readonly fencesV: number;
  /** Which of them are no fences, but stand in their place. */
  readonly palisades?: readonly Edge[];
  /** Cells of which the lower right corner has a sign, and the sign. */
  readonly cornerSign?: { readonly cells: Cells; readonly sign: string };
  readonly pastures: readonly Cells[];
  cell(cell: Cell): CellContent;
  readonly homeless: readonly Herd[];
}
