import type { CustomName } from '@furrow/creatures/effect';
import type { Amounts, Animal } from '@furrow/creatures/goods';
import type { Deal } from './deal';

/** What is asked, with everything that a sentence about it may need. */
export type Question =
  /** A yes or no; `does` is the effect in the mood `ask`. */
  | { readonly ask: 'may'; readonly does: string }
  /** One of several effects; `does` is all of them in the mood `do`. */
  | { readonly ask: 'oneOf'; readonly does: string }
  | {
      readonly ask: 'borders';
      readonly deal: Deal;
      /** Borders in the own supply. */
      readonly left: number;
      /** Nothing more need be placed. */
      readonly canFinish: boolean;
      /** A newborn of this animal must find room afterwards. */
      readonly keeping?: Animal | undefined;
    }
  /** `left`: troughs in the general supply. */
  | { readonly ask: 'troughs'; readonly deal: Deal; readonly left: number; readonly canFinish: boolean }
  | { readonly ask: 'stall'; readonly price: Amounts }
  /** A trough becomes a stall. */
  | { readonly ask: 'troughToStall'; readonly price: Amounts }
  | { readonly ask: 'stables'; readonly prices: readonly Amounts[]; readonly canFinish: boolean }
  /** The stall just built may become a stable for nothing; `building` is the stall. */
  | { readonly ask: 'upgrade'; readonly building: number; readonly cell: string }
  /** Which special building is built; with `beside` it must stand beside the one that asks, or none is built. */
  | { readonly ask: 'build'; readonly beside: boolean }
  | { readonly ask: 'buildPay'; readonly building: number; readonly prices: readonly Amounts[] }
  | { readonly ask: 'buildPlace'; readonly building: number }
  | { readonly ask: 'expand' }
  /** `does`: the exchange in the mood `do`. */
  | { readonly ask: 'trade'; readonly does: string }
  | { readonly ask: 'useSpace' }
  /** Not all animals find room: those that the player has, and those born just now. */
  | {
      readonly ask: 'settle';
      readonly have: Amounts;
      readonly when: 'step' | 'nurseryEmptied' | 'newborns';
    }
  | { readonly ask: 'release'; readonly have: Amounts }
  | { readonly ask: 'drawStart' }
  | { readonly ask: 'drawBuildings'; readonly left: number }
  | { readonly ask: 'work'; readonly workers: number }
  | { readonly ask: 'beforeBreeding' }
  | { readonly ask: 'pause' }
  | { readonly ask: 'lastChance' }
  | { readonly ask: 'custom'; readonly name: CustomName }
  /** Nobody waits for it: what may be used at any time. */
  | { readonly ask: 'anytime' };
