import type { Amounts } from '@furrow/farm/goods';
import type { EdgePlace } from '../places';
import type { Clause } from './clauses/clause';

/** An effect in words and, if it can be told, as a clause that can be drawn. */
export interface Done {
  readonly does: string;
  readonly what?: Clause | undefined;
}

/** A move with everything that words for it may need. Texts called `does` are effects in the mood `do`. */
export type Deed =
  /** `space`: its name. */
  | { readonly verb: 'place'; readonly space: string; readonly does: string }
  | ({ readonly verb: 'choose' } & Done)
  /** Begins to turn goods into food. */
  | { readonly verb: 'exchange' }
  /** Begins to give goods back to the general supply. */
  | { readonly verb: 'giveBack' }
  /** In team play something may be built on the partner's farm, here and below. */
  | { readonly verb: 'room'; readonly cell: string; readonly partner: boolean }
  | { readonly verb: 'stable'; readonly cell: string; readonly partner: boolean }
  | { readonly verb: 'field'; readonly cell: string; readonly partner: boolean }
  /** What a house is renovated to, by number. */
  | { readonly verb: 'renovate'; readonly house: number }
  /** A stable in the center of these four fields. */
  | { readonly verb: 'center'; readonly cells: readonly string[] }
  /** A space of the farmyard or a field card, or a number, as the answer to what an odd card asks. */
  | { readonly verb: 'cell'; readonly cell: string }
  /** The same with a field of another player, or a player. */
  | { readonly verb: 'fieldOf'; readonly seat: number; readonly cell: string }
  | { readonly verb: 'player'; readonly seat: number }
  | { readonly verb: 'number'; readonly n: number }
  /** Where grain is sown, and where vegetables; a field card goes by its name, here and below. */
  | { readonly verb: 'sow'; readonly grain: readonly string[]; readonly vegetables: readonly string[] }
  /** From which fields 1 of a crop (a good by number) is taken. */
  | { readonly verb: 'reap'; readonly crop: number; readonly fields: readonly string[] }
  /** Which fields, just sown, get 1 more crop. */
  | { readonly verb: 'add'; readonly fields: readonly string[] }
  | { readonly verb: 'bake'; readonly grain: number; readonly food: number }
  /** Encloses these spaces; `fences`: how many are still missing around them. */
  | {
      readonly verb: 'pasture';
      readonly cells: readonly string[];
      readonly fences: number;
      readonly partner: boolean;
    }
  /** The same, with so many palisades at the rim besides the fences. */
  | {
      readonly verb: 'palisade';
      readonly cells: readonly string[];
      readonly fences: number;
      readonly palisades: number;
    }
  | { readonly verb: 'fence'; readonly edges: readonly EdgePlace[]; readonly partner: boolean }
  /** Goods for the partner, or from the partner; `price`: what must be paid for it now. */
  | { readonly verb: 'give'; readonly goods: Amounts; readonly price: Amounts }
  | { readonly verb: 'take'; readonly goods: Amounts; readonly price: Amounts }
  /** `prices`: what it costs now, one of them; `reduced`: less than is printed; `back`: what the player can return instead, by its source. */
  | {
      readonly verb: 'major';
      readonly major: number;
      readonly prices: readonly Amounts[];
      readonly reduced: boolean;
      readonly back: number | undefined;
    }
  /** Returns an own improvement (by its source), `instead` of paying or because it must be returned. */
  | { readonly verb: 'return'; readonly improvement: number; readonly instead: boolean }
  | { readonly verb: 'pay'; readonly price: Amounts }
  /** Turns goods into so much food, and takes begging markers for what is then still missing of an individual cost. */
  | { readonly verb: 'convert'; readonly given: Amounts; readonly food: number; readonly begging: number }
  | { readonly verb: 'discard'; readonly goods: Amounts }
  /** Feeds the family: so much food from the supply, so much from what is given, and begging markers for the rest. */
  | {
      readonly verb: 'feed';
      readonly given: Amounts;
      readonly gives: number;
      readonly begging: number;
      readonly need: number;
    }
  | { readonly verb: 'keep'; readonly kept: Amounts; readonly gone: Amounts }
  /** A card from the hand; `prices`: what it costs now, one of them (an empty one, or none at all, is free). */
  | { readonly verb: 'play'; readonly card: number; readonly prices: readonly Amounts[] }
  /** A card of the player that may be used at any time. */
  | ({ readonly verb: 'call'; readonly card: number } & Done)
  /** Which of several cards acts next. */
  | ({ readonly verb: 'first'; readonly card: number } & Done)
  /** What a card offers instead of an action, and the action as usual. */
  | ({ readonly verb: 'instead'; readonly card: number } & Done)
  | ({ readonly verb: 'usual' } & Done)
  /** The person goes on to another space; `space`: its name. */
  | { readonly verb: 'jump'; readonly space: string; readonly does: string }
  /** Three occupations of which chance chooses one. */
  | { readonly verb: 'pick'; readonly cards: readonly number[] }
  /** What chance deals, and what it draws of a hand. */
  | { readonly verb: 'deal'; readonly card: number }
  | { readonly verb: 'draw'; readonly card: number }
  /** A card of the hand leaves the game. */
  | { readonly verb: 'discardCard'; readonly card: number }
  /** Cards of a pack that are kept; the choice is made anew. */
  | { readonly verb: 'keepCards'; readonly cards: readonly number[] }
  | { readonly verb: 'takeBack' }
  /** Cards of the hand that are laid away, covered. */
  | { readonly verb: 'layAway'; readonly cards: readonly number[] }
  /** A deck, by the number of its kind: a card is drawn from it, or all cards of the kind are laid away. */
  | { readonly verb: 'deck'; readonly kind: number }
  | { readonly verb: 'mulligan'; readonly kind: number }
  /** A card that chance lays into the face-up market, and one that is taken from there. */
  | { readonly verb: 'layOut'; readonly card: number }
  | { readonly verb: 'takeCard'; readonly card: number }
  /** Three cards are laid away for one. */
  | { readonly verb: 'threeForOne' }
  /** The hand stays as it is. */
  | { readonly verb: 'keepHand' }
  /** The drawn card goes to the left neighbour. */
  | { readonly verb: 'passOn'; readonly card: number }
  /** Chance chooses the occupation that is played. */
  | { readonly verb: 'byLot' }
  | { readonly verb: 'start'; readonly seat: number }
  | { readonly verb: 'reveal'; readonly space: string }
  /** `what`: what somebody then does, if that is asked. */
  | { readonly verb: 'yes'; readonly what?: Clause | undefined }
  | { readonly verb: 'no' }
  | { readonly verb: 'done' };
