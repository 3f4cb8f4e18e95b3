import type { Amounts } from '@furrow/agricola/goods';
import type { EdgePlace } from '../places';

/** A move with everything that words for it may need. Texts called `does` are effects in the mood `do`. */
export type Deed =
  /** `space`: its name. */
  | { readonly verb: 'place'; readonly space: string; readonly does: string }
  | { readonly verb: 'choose'; readonly does: string }
  /** Begins to turn goods into food. */
  | { readonly verb: 'exchange' }
  /** Begins to give goods back to the general supply. */
  | { readonly verb: 'giveBack' }
  /** In team play something may be built on the partner's farm, here and below. */
  | { readonly verb: 'room'; readonly cell: string; readonly partner: boolean }
  | { readonly verb: 'stable'; readonly cell: string; readonly partner: boolean }
  | { readonly verb: 'field'; readonly cell: string; readonly partner: boolean }
  /** Where grain is sown, and where vegetables. */
  | { readonly verb: 'sow'; readonly grain: readonly string[]; readonly vegetables: readonly string[] }
  | { readonly verb: 'bake'; readonly grain: number; readonly food: number }
  /** Encloses these spaces; `fences`: how many are still missing around them. */
  | {
      readonly verb: 'pasture';
      readonly cells: readonly string[];
      readonly fences: number;
      readonly partner: boolean;
    }
  | { readonly verb: 'fence'; readonly edges: readonly EdgePlace[]; readonly partner: boolean }
  /** Goods for the partner, or from the partner; `price`: what must be paid for it now. */
  | { readonly verb: 'give'; readonly goods: Amounts; readonly price: Amounts }
  | { readonly verb: 'take'; readonly goods: Amounts; readonly price: Amounts }
  /** `prices`: what it costs now, one of them; `reduced`: less than is printed; `back`: what the player can return instead. */
  | {
      readonly verb: 'major';
      readonly major: number;
      readonly prices: readonly Amounts[];
      readonly reduced: boolean;
      readonly back: number | undefined;
    }
  /** Returns an own improvement instead of paying. */
  | { readonly verb: 'return'; readonly major: number }
  | { readonly verb: 'pay'; readonly price: Amounts }
  /** Turns goods into so much food. */
  | { readonly verb: 'convert'; readonly given: Amounts; readonly food: number }
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
  | { readonly verb: 'start'; readonly seat: number }
  | { readonly verb: 'reveal'; readonly space: string }
  | { readonly verb: 'yes' }
  | { readonly verb: 'no' }
  | { readonly verb: 'done' };
