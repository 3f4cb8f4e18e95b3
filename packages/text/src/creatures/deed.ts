import type { Amounts } from '@furrow/farm/goods';
import type { EdgePlace } from '../places';

/** A move with everything that words for it may need. Texts called `does` are effects in the mood `do`. */
export type Deed =
  | { readonly verb: 'place'; readonly space: number; readonly does: string }
  | { readonly verb: 'choose'; readonly does: string }
  | { readonly verb: 'call'; readonly building: number; readonly does: string }
  /** Letting animals go, which is called like a building. */
  | { readonly verb: 'release' }
  | { readonly verb: 'use'; readonly building: number; readonly does: string }
  | { readonly verb: 'border'; readonly edges: readonly EdgePlace[] }
  | { readonly verb: 'trough'; readonly cells: readonly string[] }
  /** `over`: the building that stands there already, or -1. */
  | { readonly verb: 'at'; readonly cell: string; readonly over: number }
  | { readonly verb: 'flip'; readonly cell: string; readonly building: number; readonly price: Amounts }
  | { readonly verb: 'build'; readonly building: number; readonly prices: readonly Amounts[] }
  | { readonly verb: 'pay'; readonly price: Amounts }
  | { readonly verb: 'expand'; readonly side: 'left' | 'right' }
  | { readonly verb: 'trade'; readonly given: Amounts; readonly taken: Amounts }
  | { readonly verb: 'keep'; readonly kept: Amounts; readonly gone: Amounts }
  | { readonly verb: 'second'; readonly gained: Amounts }
  | { readonly verb: 'move'; readonly pieces: readonly MovedPiece[] }
  | { readonly verb: 'start'; readonly seat: number }
  | { readonly verb: 'draw'; readonly building: number }
  | { readonly verb: 'yes' }
  | { readonly verb: 'no' }
  | { readonly verb: 'done' }
  | { readonly verb: 'pass' };

/** A trough or a stall that goes from one space to another. */
export interface MovedPiece {
  readonly piece: 'trough' | 'stall';
  readonly from: string;
  readonly to: string;
}
