import type { Cells } from '@furrow/farm/grid';
import type { Farm } from '../state/state';

/** How a card changes, for as long as it is in play, what may stand where in its owner's farmyard. */
export interface FarmRules {
  /** Unused spaces that its owner may not use. */
  closes?(farm: Farm): Cells;
  /** Palisades may stand at the rim in place of fences, for so much wood each; the card keeps where (`keeps: rim`). */
  readonly palisadeWood?: number;
  /** Whether a pasture may be sown; it then is a field too, and holds one animal less for each of its spaces. */
  sowsPasture?(pasture: Cells): boolean;
  /** The centers of four spaces in one of which a stable may stand, by the upper left; the card keeps where (`keeps: center`). */
  stableCenters?(farm: Farm): Cells;
  /** Whether a fence costs nothing, by which one of all its owner's fences it is: 1 for the first. */
  freeFence?(which: number): boolean;
  /** A wooden house may be renovated straight to stone. */
  readonly straightToStone?: true;
}
