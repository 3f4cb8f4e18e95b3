import type { Amounts } from '@furrow/farm/goods';
import type { Condition } from './building';
import type { BuildingNumber, SpaceNumber } from './numbers';

/** Every reason for which this game refuses something; the sentences stand in the text package. */
export type Why =
  | { readonly why: 'occupied'; readonly space: SpaceNumber }
  | { readonly why: 'nothing-there' }
  | { readonly why: 'cannot-pay'; readonly prices: readonly Amounts[] }
  | { readonly why: 'no-borders' }
  | { readonly why: 'no-edge' }
  | { readonly why: 'edge-taken'; readonly edge: number }
  | { readonly why: 'no-troughs' }
  | { readonly why: 'no-trough-space' }
  | { readonly why: 'trough-taken'; readonly cell: number }
  | { readonly why: 'too-many'; readonly atMost: number }
  | { readonly why: 'too-few'; readonly atLeast: number }
  | { readonly why: 'named-twice' }
  | { readonly why: 'no-tiles' }
  | { readonly why: 'no-space' }
  | { readonly why: 'cannot-stand-there'; readonly cell: number }
  | { readonly why: 'no-stall' }
  | { readonly why: 'no-stall-there'; readonly cell: number }
  | { readonly why: 'not-offered'; readonly building: BuildingNumber }
  | { readonly why: 'nothing-to-build' }
  | { readonly why: 'needs'; readonly condition: Condition }
  | { readonly why: 'nowhere'; readonly building: BuildingNumber }
  | { readonly why: 'no-expansions' }
  | { readonly why: 'no-more-expansions' }
  | { readonly why: 'nothing-to-trade' }
  | { readonly why: 'no-such-trade' }
  | { readonly why: 'no-loose-trough' }
  | { readonly why: 'nothing-to-move' }
  | { readonly why: 'cannot-move' }
  | { readonly why: 'splits-buildings' }
  | { readonly why: 'no-room' }
  | { readonly why: 'not-so-many' }
  | { readonly why: 'newborn-promised' }
  | { readonly why: 'newborn-has-no-room' }
  | { readonly why: 'not-owned'; readonly building: BuildingNumber }
  | { readonly why: 'not-at-any-time'; readonly building: BuildingNumber }
  | { readonly why: 'work-phase-only'; readonly building: BuildingNumber }
  | { readonly why: 'not-asked' };

/** A reason of this game, as the kernel takes it. */
export function because(reason: Why): Why {
  return reason;
}
