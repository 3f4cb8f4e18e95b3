import type { Amounts } from '@furrow/farm/goods';
import type { Seat } from '@furrow/kernel/seat';
import type { Before, Effect, Eve } from '../effects/effect';
import type { Bought } from '../payment/modifier';
import type { Crop } from '../state/goods';
import type { CardNumber, MajorNumber } from '../state/numbers';

/** Everything that this game asks, with what a sentence about it may need; the sentences stand in the text package. */
export type Question =
  /** A yes or no. */
  | { readonly ask: 'may'; readonly effect: Effect }
  | { readonly ask: 'oneOf'; readonly effect: Extract<Effect, { do: 'oneOf' }> }
  /** Those of several effects that can still be chosen. */
  | { readonly ask: 'anyOf'; readonly effects: readonly Effect[]; readonly canFinish: boolean }
  /** What can be built now: the prices of a room (none if it cannot be built), that of a stable (empty if it is free). */
  | {
      readonly ask: 'build';
      readonly rooms: readonly Amounts[];
      readonly stable: Amounts | undefined;
      /** The price of a stable in the center of four fields, where a card allows it. */
      readonly center?: Amounts;
      /** In team play: the same for the partner's farm. */
      readonly partner?: { readonly rooms: readonly Amounts[]; readonly stable: Amounts | undefined };
      readonly canFinish: boolean;
    }
  /** `partner`: in team play, whether the field may lie on the partner's farm instead. */
  | { readonly ask: 'plow'; readonly partner?: boolean }
  /**
   * Which goods become food, so that a price can be paid; `rates`: the food for each good, by number; `orBeg`: for what is
   * still missing begging markers are taken.
   */
  | {
      readonly ask: 'food';
      readonly price: Amounts;
      readonly missing: number;
      readonly rates: readonly number[];
      readonly orBeg?: true;
    }
  | { readonly ask: 'sow'; readonly fields: number; readonly have: Amounts }
  /** Which of the fields that were just sown get 1 more crop. */
  | { readonly ask: 'sowMore'; readonly fields: readonly number[] }
  /** From which fields 1 of a crop is taken: at most so many. */
  | { readonly ask: 'reap'; readonly crop: Crop; readonly atMost: number; readonly discarded?: true }
  /** `food`: what 1, 2, … grain give. */
  | { readonly ask: 'bake'; readonly food: readonly number[] }
  /** `left`: fences that the player still owns; `partnerLeft`: in team play, those of the partner. */
  | {
      readonly ask: 'fences';
      readonly left: number;
      readonly partnerLeft?: number;
      /** A card allows palisades at the rim in place of fences; exactly one new pasture must arise. */
      readonly palisades?: boolean;
      readonly one?: boolean;
      /** Exactly so many fences must still be built. */
      readonly exactly?: number;
      /** Fences that were knocked down are built anew. */
      readonly rebuild?: true;
      readonly canFinish: boolean;
    }
  /** Goods between partners: what the player has, what the partner has, and the types that are paid for. */
  | {
      readonly ask: 'marketplace';
      readonly have: Amounts;
      readonly partner: Amounts;
      readonly paid: readonly number[];
      readonly canFinish: boolean;
    }
  /** A major improvement, or a minor one from the hand. */
  | { readonly ask: 'major'; readonly orMinor: boolean }
  /** What a house is renovated to, by number. */
  | { readonly ask: 'renovate'; readonly houses: readonly number[] }
  | { readonly ask: 'minor' }
  | { readonly ask: 'occupation'; readonly prices: readonly Amounts[] }
  /** Which of several prices is paid, and for what (a major, a card, …). */
  | {
      readonly ask: 'price';
      readonly what: Bought;
      readonly which: number;
      readonly prices: readonly Amounts[];
    }
  /** Which of several cards acts first. */
  | { readonly ask: 'order'; readonly cards: readonly CardNumber[] }
  /** The action as usual, or what cards offer instead of it. */
  | { readonly ask: 'take'; readonly effect: Effect; readonly instead: readonly CardNumber[] }
  /** Chance deals a card to a seat. */
  | { readonly ask: 'deal'; readonly seat: Seat }
  /** So many cards of a pack are still to be chosen; which there are, and which are chosen. */
  | {
      readonly ask: 'keepCards';
      readonly occupations: number;
      readonly minors: number;
      readonly pack: readonly CardNumber[];
      readonly chosen: readonly CardNumber[];
    }
  /** Chance draws a card of a deck for a seat. */
  | { readonly ask: 'drawFrom'; readonly seat: Seat; readonly deck: string }
  /** In which order the top cards of a deck shall lie. */
  | { readonly ask: 'foresee'; readonly cards: readonly CardNumber[] }
  /** From which deck a card is drawn. */
  | { readonly ask: 'drawOne' }
  /** Which card of the hand is laid away for another one, as often as `left` says; of the same kind or of any. */
  | { readonly ask: 'swapCards'; readonly left: number; readonly sameKind: boolean }
  /** All cards of which kind are laid away, for one fewer. */
  | { readonly ask: 'mulligan' }
  /** Which so many cards of the hand are laid away for another one. */
  | { readonly ask: 'layAway'; readonly count: number }
  /** Chance lays a card into the face-up market. */
  | { readonly ask: 'layOut' }
  /** Something that only one card asks. */
  /** What a card with a file of its own asks: its act, and which of its questions. */
  | { readonly ask: 'custom'; readonly name: string; readonly about: string }
  /** Another person is placed. */
  | { readonly ask: 'place' }
  /** The same person goes on to another space. */
  | { readonly ask: 'jump' }
  /** Which occupations of the hand chance chooses from. */
  | { readonly ask: 'pick'; readonly left: number }
  | { readonly ask: 'draw'; readonly seat: Seat }
  /** What becomes of the occupation that chance has chosen. */
  | { readonly ask: 'drawn'; readonly card: CardNumber; readonly food: number; readonly orPass: boolean }
  /** Which card of the hand leaves the game. */
  | { readonly ask: 'discardCard' }
  /** Which improvement is returned for a card. */
  | { readonly ask: 'giveBack'; readonly card: CardNumber }
  /** How the chosen major is paid for. */
  | { readonly ask: 'majorPay'; readonly major: MajorNumber }
  /** Not all animals find room; `newborns`: they have just bred. */
  | { readonly ask: 'settle'; readonly have: Amounts; readonly newborns: boolean }
  | { readonly ask: 'convert'; readonly rates: readonly number[] }
  | { readonly ask: 'discard'; readonly have: Amounts }
  | { readonly ask: 'drawStart' }
  | { readonly ask: 'reveal'; readonly round: number }
  | { readonly ask: 'work'; readonly people: number }
  /** The food that the family needs and the food that there is; `rates`: the food for each thing that may be given. */
  | {
      readonly ask: 'feed';
      readonly need: number;
      readonly food: number;
      readonly rates: readonly number[];
    }
  /** The last chance to use something at any time before something happens, or for an offer that takes more than there is. */
  | { readonly ask: 'window'; readonly before: Before | Eve | 'offer' }
  /** Nobody waits for it: what may be done at any time. */
  | { readonly ask: 'anytime' };

/** A question of this game, as the kernel takes it. */
export function asking(question: Question): Question {
  return question;
}
