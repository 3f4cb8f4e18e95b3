import type { Amounts } from './goods';

/** Every reason for which this game refuses something; the sentences stand in the text package. */
export type Why =
  | { readonly why: 'occupied'; readonly space: number }
  | { readonly why: 'tile-used'; readonly space: number }
  | { readonly why: 'not-revealed'; readonly space: number }
  | { readonly why: 'other-season'; readonly space: number }
  | { readonly why: 'frozen' }
  | { readonly why: 'nothing-there' }
  | { readonly why: 'cannot-pay'; readonly prices: readonly Amounts[] }
  | { readonly why: 'from-round'; readonly round: number }
  | { readonly why: 'no-room-space' }
  | { readonly why: 'no-stable-left' }
  | { readonly why: 'no-stable-space' }
  | { readonly why: 'cannot-stand-there'; readonly cell: number }
  | { readonly why: 'too-many'; readonly atMost: number }
  | { readonly why: 'too-few'; readonly atLeast: number }
  | { readonly why: 'stone-house' }
  | { readonly why: 'family-complete' }
  | { readonly why: 'no-free-room' }
  | { readonly why: 'no-field-space' }
  | { readonly why: 'no-empty-field' }
  | { readonly why: 'no-crops' }
  | { readonly why: 'field-planted'; readonly cell: number }
  | { readonly why: 'named-twice' }
  | { readonly why: 'nothing-to-bake-with' }
  | { readonly why: 'no-grain' }
  | { readonly why: 'no-fences' }
  | { readonly why: 'no-pasture' }
  | { readonly why: 'fence-there'; readonly edge: number }
  | { readonly why: 'encloses-building' }
  | { readonly why: 'fence-bounds-nothing' }
  | { readonly why: 'pastures-apart' }
  | { readonly why: 'pasture-apart-from-farm' }
  | { readonly why: 'majors-gone' }
  | { readonly why: 'no-major-affordable' }
  | { readonly why: 'major-taken'; readonly major: number }
  | { readonly why: 'no-cards' }
  | { readonly why: 'no-room' }
  | { readonly why: 'not-so-many' }
  | { readonly why: 'no-use-for-animals' }
  | { readonly why: 'must-pay-food' }
  | { readonly why: 'begging'; readonly lacking: number; readonly need: number }
  | { readonly why: 'nothing-to-convert' }
  | { readonly why: 'not-while-breeding' }
  | { readonly why: 'no-pair' }
  | { readonly why: 'nothing-to-move' }
  | { readonly why: 'not-asked' };

/** A reason of this game, as the kernel takes it. */
export function because(reason: Why): Why {
  return reason;
}
