import type { Amounts } from '@furrow/farm/goods';
import type { Condition } from '../cards/quantity';
import type { Piece } from '../effects/effect';
import type { CardNumber, MajorNumber, SpaceNumber } from '../state/numbers';

/** Every reason for which this game refuses something; the sentences stand in the text package. */
export type Why =
  | { readonly why: 'occupied'; readonly space: SpaceNumber }
  | { readonly why: 'tile-used'; readonly space: SpaceNumber }
  | { readonly why: 'not-revealed'; readonly space: SpaceNumber }
  | { readonly why: 'other-season'; readonly space: SpaceNumber }
  | { readonly why: 'frozen' }
  | { readonly why: 'nothing-there' }
  /** `rooms`: so many of the prices are those of a room, the others that of a stable. */
  | { readonly why: 'cannot-pay'; readonly prices: readonly Amounts[]; readonly rooms?: number }
  /** At least 1 of a good must be paid for it, and its price has none. */
  | { readonly why: 'must-spend'; readonly good: number }
  | { readonly why: 'from-round'; readonly round: number }
  | { readonly why: 'no-room-space' }
  | { readonly why: 'no-stable-left' }
  /** So many pieces would have to leave the own supply, and there are fewer. */
  | { readonly why: 'no-pieces'; readonly piece: Piece; readonly count: number }
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
  /** It was not sown with this action. */
  | { readonly why: 'not-sown-now'; readonly field: number }
  /** No field has two crops, or none is empty for one of them. */
  | { readonly why: 'no-crop-to-move' }
  | { readonly why: 'named-twice' }
  | { readonly why: 'no-such-crop'; readonly field: number }
  /** A field for another crop alone. */
  | { readonly why: 'other-crop'; readonly field: number }
  | { readonly why: 'nothing-to-bake-with' }
  | { readonly why: 'no-grain' }
  | { readonly why: 'no-fences' }
  | { readonly why: 'no-fence-stands' }
  /** The spaces beside the house may not be used yet. */
  | { readonly why: 'closed-by-card'; readonly card: CardNumber }
  /** Exactly one new pasture must arise. */
  | { readonly why: 'not-one-pasture' }
  | { readonly why: 'no-pasture' }
  | { readonly why: 'fence-there'; readonly edge: number }
  | { readonly why: 'encloses-building' }
  | { readonly why: 'fence-bounds-nothing' }
  | { readonly why: 'pastures-apart' }
  | { readonly why: 'pasture-apart-from-farm' }
  | { readonly why: 'majors-gone' }
  /** Another space, which lies on a card, is there in its place. */
  | { readonly why: 'replaced'; readonly card: CardNumber }
  | { readonly why: 'no-major-affordable' }
  | { readonly why: 'major-taken'; readonly major: MajorNumber }
  | { readonly why: 'no-cards' }
  /** Hands are dealt to nobody in this game. */
  | { readonly why: 'cards-unused' }
  | { readonly why: 'no-card-playable' }
  | { readonly why: 'not-in-hand' }
  | { readonly why: 'not-in-pack' }
  /** Of a kind of cards, by number, at most so many more can be kept. */
  | { readonly why: 'keep-fewer'; readonly kind: number; readonly atMost: number }
  /** The seat has chosen already; it can only choose anew. */
  | { readonly why: 'all-chosen' }
  /** Exactly so many cards of the hand must be named. */
  | { readonly why: 'lay-away-so-many'; readonly count: number }
  /** No card can be drawn any more. */
  | { readonly why: 'decks-empty' }
  | { readonly why: 'market-used' }
  | { readonly why: 'not-in-market' }
  /** An improvement must be returned for the card, and none is there. */
  | { readonly why: 'nothing-to-return'; readonly card: CardNumber }
  | { readonly why: 'needs'; readonly card: CardNumber; readonly condition: Condition }
  /** What the card does at once is not optional, and not possible. */
  | { readonly why: 'play-impossible'; readonly card: CardNumber }
  | { readonly why: 'major-action-only'; readonly card: CardNumber }
  | { readonly why: 'cannot-renovate'; readonly card: CardNumber }
  | { readonly why: 'nothing-on-card' }
  | { readonly why: 'used-up' }
  | { readonly why: 'condition'; readonly condition: Condition }
  | { readonly why: 'nobody-to-place' }
  | { readonly why: 'no-newborn' }
  | { readonly why: 'nowhere-to-go' }
  | { readonly why: 'card-space'; readonly card: CardNumber }
  | { readonly why: 'no-room' }
  | { readonly why: 'not-so-many' }
  | { readonly why: 'no-use-for-animals' }
  | { readonly why: 'must-pay-food' }
  /** What is paid for could not be done any more. */
  | { readonly why: 'needed-afterwards' }
  /** The owner of a card must be paid first. */
  | { readonly why: 'toll'; readonly card: CardNumber }
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
