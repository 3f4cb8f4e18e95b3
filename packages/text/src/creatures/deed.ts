import type { Effect } from '@furrow/creatures/effect';
import type { Amounts } from '@furrow/farm/goods';
import type { EdgePlace } from '../places';

/** An effect in words, and itself. */
export interface Done {
  readonly does: string;
  readonly what?: Effect | undefined;
}

/** A move with everything that words for it may need. Texts called `does` are effects in the mood `do`. */
export type Deed =
  | { readonly verb: 'place'; readonly space: number; readonly does: string }
  | ({ readonly verb: 'choose' } & Done)
  | ({ readonly verb: 'call'; readonly building: number } & Done)
  /** Letting animals go, which is called like a building. */
  | { readonly verb: 'release' }
  | ({ readonly verb: 'use'; readonly building: number } & Done)
  | { readonly verb: 'border'; readonly edges: readonly EdgePlace[] }
  | { readonly verb: 'trough'; readonly cells: readonly string[] }
  /** `what`: what comes there; `over`: the building that stands there already, or -1. */
  | {
      readonly verb: 'at';
      readonly cell: string;
      readonly what?: 'stall' | 'building';
      readonly over: number;
    }
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
  /** `what`: what somebody then does, if that is asked. */
  | { readonly verb: 'yes'; readonly what?: Effect | undefined }
  | { readonly verb: 'no' }
  | { readonly verb: 'done' }
  /** Turning down none of the animals that have come. */
  | { readonly verb: 'keepAll'; readonly before: 'breeding' | 'scoring' }
  | { readonly verb: 'pass' };

/** A trough or a stall that goes from one space to another. */
export interface MovedPiece {
  readonly piece: 'trough' | 'stall';
  readonly from: string;
  readonly to: string;
}
