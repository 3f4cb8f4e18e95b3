import type { Amounts } from '@furrow/farm/goods';
import type { Source } from '@furrow/kernel/numbered';
import type { Run } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import type { CardNumber, MajorNumber, SpaceNumber } from '../state/numbers';
import type { State } from '../state/state';

/** Something that happened in a game, for the log. */
export type Event =
  | { readonly event: 'start'; readonly seat: Seat }
  | { readonly event: 'round'; readonly round: number }
  | { readonly event: 'season'; readonly season: number }
  | { readonly event: 'revealed'; readonly space: SpaceNumber }
  | { readonly event: 'used'; readonly seat: Seat; readonly space: SpaceNumber }
  | { readonly event: 'passed'; readonly seat: Seat }
  | { readonly event: 'token'; readonly seat: Seat }
  /** `card`: the card that gives it. */
  | { readonly event: 'gained'; readonly seat: Seat; readonly goods: Amounts; readonly card?: CardNumber }
  /** `space`: with goods that lie there. */
  | { readonly event: 'paid'; readonly seat: Seat; readonly goods: Amounts; readonly space?: SpaceNumber }
  /** Begging markers for the food of an individual cost that was not paid. */
  | { readonly event: 'begged'; readonly seat: Seat; readonly begging: number }
  | { readonly event: 'converted'; readonly seat: Seat; readonly goods: Amounts; readonly food: number }
  /** In team play: goods of a seat are now those of its partner. */
  | { readonly event: 'handed'; readonly seat: Seat; readonly other: Seat; readonly goods: Amounts }
  /** `by`: the partner who built it for the seat. */
  | { readonly event: 'rooms'; readonly seat: Seat; readonly cell: number; readonly by?: Seat }
  | { readonly event: 'stables'; readonly seat: Seat; readonly cell: number; readonly by?: Seat }
  | { readonly event: 'renovated'; readonly seat: Seat; readonly house: number }
  | { readonly event: 'grew'; readonly seat: Seat }
  | { readonly event: 'plowed'; readonly seat: Seat; readonly cell: number; readonly by?: Seat }
  | {
      readonly event: 'sowed';
      readonly seat: Seat;
      readonly grain: readonly number[];
      readonly vegetables: readonly number[];
    }
  /** Each of these fields, just sown, has got 1 more crop. */
  | { readonly event: 'sowedMore'; readonly seat: Seat; readonly fields: readonly number[] }
  /** 1 of a crop (a good by number) has moved from one field to another. */
  | {
      readonly event: 'movedCrop';
      readonly seat: Seat;
      readonly crop: number;
      readonly from: number;
      readonly to: number;
    }
  | { readonly event: 'baked'; readonly seat: Seat; readonly grain: number; readonly food: number }
  | { readonly event: 'fenced'; readonly seat: Seat; readonly edges: readonly number[]; readonly by?: Seat }
  /** What an action space gives is kept back until people go home, because of a card. */
  | { readonly event: 'heldBack'; readonly seat: Seat; readonly goods: Amounts; readonly card: CardNumber }
  /** All fences of a farm are gone, to be built anew. */
  | { readonly event: 'knockedDown'; readonly seat: Seat; readonly fences: number }
  /** Palisades in place of fences. */
  | { readonly event: 'palisades'; readonly seat: Seat; readonly edges: readonly number[] }
  /** A stable in the center of four fields, by the upper left of them. */
  | { readonly event: 'centerStable'; readonly seat: Seat; readonly cell: number }
  | { readonly event: 'major'; readonly seat: Seat; readonly major: MajorNumber }
  | {
      readonly event: 'delivery';
      readonly seat: Seat;
      readonly rounds: readonly number[];
      readonly card: CardNumber;
    }
  /** `opening`: it belongs to the hand that the game begins with; `drawn`: it comes from the decks. */
  | {
      readonly event: 'dealt';
      readonly seat: Seat;
      readonly card: CardNumber;
      readonly to: Seat;
      readonly opening?: true;
      readonly drawn?: true;
    }
  /** The seat can keep some of these cards. */
  | {
      readonly event: 'pack';
      readonly seat: Seat;
      readonly cards: readonly CardNumber[];
      readonly to: Seat;
    }
  /** Everybody has chosen, and the packs have gone to the next player on the left or on the right. */
  | { readonly event: 'packsPassed'; readonly toLeft: boolean; readonly final: true }
  /** Cards of a pack are in the hand now. */
  | {
      readonly event: 'kept';
      readonly seat: Seat;
      readonly cards: readonly CardNumber[];
      readonly to: Seat;
    }
  /** So many cards of the hand are laid away, covered. */
  | { readonly event: 'laidAway'; readonly seat: Seat; readonly count: number }
  /** A card is drawn, by the number of its kind. */
  | { readonly event: 'drewFrom'; readonly seat: Seat; readonly kind: number }
  /** The top card of a deck, which everybody sees. */
  | { readonly event: 'drew'; readonly seat: Seat; readonly card: CardNumber }
  /** A seat knows the next cards of a deck, in this order. */
  | {
      readonly event: 'foresaw';
      readonly seat: Seat;
      readonly cards: readonly CardNumber[];
      readonly to: Seat;
    }
  /** A person has gone back to the supply of the seat. */
  | { readonly event: 'wentBack'; readonly seat: Seat }
  /** In this round the seat places somebody of another one. */
  | { readonly event: 'borrowed'; readonly seat: Seat; readonly other: Seat }
  /** A card that has lain beside the board leaves the game. */
  | { readonly event: 'movedOn'; readonly card: CardNumber }
  /** A person stays on a card until the end of a round; then the seat says where that person goes next. */
  | { readonly event: 'frozen'; readonly seat: Seat; readonly card: CardNumber; readonly until: number }
  | { readonly event: 'claimed'; readonly seat: Seat; readonly space: SpaceNumber }
  /** A card lies in the face-up market; a seat skips a turn and takes one of them. */
  | { readonly event: 'laidOut'; readonly card: CardNumber }
  | { readonly event: 'tookFromMarket'; readonly seat: Seat; readonly card: CardNumber }
  /** Every hand is dealt: so many cards of each kind, where `full` of each would be right if there were enough. */
  | {
      readonly event: 'hands';
      readonly occupations: number;
      readonly minors: number;
      readonly full: number;
    }
  | { readonly event: 'drawn'; readonly seat: Seat; readonly card: CardNumber; readonly to: Seat }
  | { readonly event: 'jumped'; readonly seat: Seat; readonly space: SpaceNumber }
  /** A person from the supply is out for this round; `forever`: afterwards it leaves the game. */
  | { readonly event: 'guest'; readonly seat: Seat; readonly forever: boolean }
  | { readonly event: 'played'; readonly seat: Seat; readonly card: CardNumber }
  /** An occupation that is kept from another game comes into play, or goes back to the deck for want of its cost. */
  | { readonly event: 'keptInPlay'; readonly seat: Seat; readonly card: CardNumber }
  | { readonly event: 'keptLost'; readonly seat: Seat; readonly card: CardNumber }
  /** A card goes to the left neighbour's hand, or out of the game. */
  | { readonly event: 'passedOn'; readonly seat: Seat; readonly card: CardNumber }
  /** An occupation that nobody has seen goes to the left neighbour's hand. */
  | { readonly event: 'gaveOn'; readonly seat: Seat }
  /** A card of the hand leaves the game. */
  | { readonly event: 'removed'; readonly seat: Seat; readonly card: CardNumber }
  | { readonly event: 'tookUp'; readonly seat: Seat; readonly card: CardNumber }
  | { readonly event: 'points'; readonly seat: Seat; readonly points: number }
  | { readonly event: 'laid'; readonly seat: Seat; readonly card: CardNumber; readonly count: number }
  /** A card has marked spaces of the farmyard. */
  | { readonly event: 'marked'; readonly seat: Seat; readonly card: CardNumber; readonly spaces: number }
  /** A discount has given back what was paid before. */
  | { readonly event: 'refunded'; readonly seat: Seat; readonly goods: Amounts }
  /** Pieces of a supply have left the game. */
  | { readonly event: 'piecesLost'; readonly seat: Seat; readonly fences: number; readonly stables: number }
  | {
      readonly event: 'laidOnSpace';
      readonly seat: Seat;
      readonly space: SpaceNumber;
      readonly goods: Amounts;
    }
  | { readonly event: 'putBack'; readonly seat: Seat; readonly space: SpaceNumber; readonly goods: Amounts }
  | { readonly event: 'paidTo'; readonly seat: Seat; readonly other: Seat; readonly goods: Amounts }
  | { readonly event: 'left'; readonly seat: Seat }
  /** A crop, by its good, was taken from a field of another player. */
  | {
      readonly event: 'tookCrop';
      readonly seat: Seat;
      readonly other: Seat;
      readonly field: number;
      readonly crop: number;
    }
  /** A card has marked an action space. */
  | {
      readonly event: 'markedSpace';
      readonly seat: Seat;
      readonly card: CardNumber;
      readonly space: SpaceNumber;
    }
  /** A guest can be placed in this round. */
  | { readonly event: 'hosts'; readonly seat: Seat }
  /** A person is not placed in this round. */
  | { readonly event: 'staysHome'; readonly seat: Seat }
  | { readonly event: 'adopted'; readonly seat: Seat }
  /** An improvement by its source. */
  | { readonly event: 'returned'; readonly seat: Seat; readonly improvement: Source }
  | {
      readonly event: 'later';
      readonly seat: Seat;
      readonly rounds: readonly number[];
      readonly goods: Amounts;
    }
  | { readonly event: 'fed'; readonly seat: Seat; readonly food: number; readonly begging: number }
  | { readonly event: 'born'; readonly seat: Seat; readonly animals: readonly number[] }
  | { readonly event: 'released'; readonly seat: Seat; readonly goods: Amounts }
  | { readonly event: 'harvest'; readonly round: number }
  | { readonly event: 'homeward' }
  | { readonly event: 'over' };

/** Tells whoever listens; costs nothing when nobody does. */
export function tell(run: Run<State>, event: () => Event): void {
  if (run.heard !== undefined) run.heard.push(event());
}
