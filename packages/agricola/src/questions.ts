import type { Effect } from './effect';
import type { Amounts } from './goods';

/** Everything that this game asks, with what a sentence about it may need; the sentences stand in the text package. */
export type Question =
  /** A yes or no. */
  | { readonly ask: 'may'; readonly effect: Effect }
  | { readonly ask: 'oneOf'; readonly effect: Extract<Effect, { do: 'oneOf' }> }
  /** Those of several effects that can still be chosen. */
  | { readonly ask: 'anyOf'; readonly effects: readonly Effect[]; readonly canFinish: boolean }
  /** What can be built now: an empty price is free, no price that it cannot be built. */
  | {
      readonly ask: 'build';
      readonly room: Amounts | undefined;
      readonly stable: Amounts | undefined;
      /** In team play: the same for the partner's farm. */
      readonly partner?: { readonly room: Amounts | undefined; readonly stable: Amounts | undefined };
      readonly canFinish: boolean;
    }
  /** `partner`: in team play, whether the field may lie on the partner's farm instead. */
  | { readonly ask: 'plow'; readonly partner?: boolean }
  /** Which goods become food, so that a price can be paid; `rates`: the food for each good, by number. */
  | {
      readonly ask: 'food';
      readonly price: Amounts;
      readonly missing: number;
      readonly rates: readonly number[];
    }
  | { readonly ask: 'sow'; readonly fields: number; readonly have: Amounts }
  /** `food`: what 1, 2, … grain give. */
  | { readonly ask: 'bake'; readonly food: readonly number[] }
  /** `left`: fences that the player still owns; `partnerLeft`: in team play, those of the partner. */
  | {
      readonly ask: 'fences';
      readonly left: number;
      readonly partnerLeft?: number;
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
  | { readonly ask: 'major' }
  /** How the chosen major is paid for. */
  | { readonly ask: 'majorPay'; readonly major: number }
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
  /** Nobody waits for it: what may be done at any time. */
  | { readonly ask: 'anytime' };

/** A question of this game, as the kernel takes it. */
export function asking(question: Question): Question {
  return question;
}
