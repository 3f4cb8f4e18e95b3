import type { Amounts } from '@furrow/farm/goods';
import type { Act, CustomName, Effect } from './effect';
import type { Animal } from './goods';
import type { BuildingNumber } from './numbers';
import type { RemainingTerms } from './remaining-terms';

/** Everything that this game asks, with what a sentence about it may need; the sentences stand in the text package. */
export type Question =
  /** A yes or no. */
  | { readonly ask: 'may'; readonly effect: Effect }
  | { readonly ask: 'oneOf'; readonly effect: Extract<Effect, { do: 'oneOf' }> }
  | {
      readonly ask: 'borders';
      readonly terms: RemainingTerms;
      /** Borders in the own supply. */
      readonly left: number;
      /** How many of those that may be placed can be paid, if not all. */
      readonly payable?: number;
      /** Nothing more need be placed. */
      readonly canFinish: boolean;
      /** A newborn of this animal must find room afterwards. */
      readonly keeping?: Animal | undefined;
    }
  /** `left`: troughs in the general supply. */
  | {
      readonly ask: 'troughs';
      readonly terms: RemainingTerms;
      readonly left: number;
      readonly canFinish: boolean;
    }
  | { readonly ask: 'stall'; readonly price: Amounts }
  /** A trough becomes a stall. */
  | { readonly ask: 'troughToStall'; readonly price: Amounts }
  | { readonly ask: 'stables'; readonly prices: readonly Amounts[]; readonly canFinish: boolean }
  /** The stall just built may become a stable for nothing; `building` is the stall. */
  | { readonly ask: 'upgrade'; readonly building: BuildingNumber }
  /** Which special building is built; with `beside` it must stand beside the one that asks, or none is built. */
  | { readonly ask: 'build'; readonly beside: boolean }
  /** Which of its prices is paid for the chosen building. */
  | { readonly ask: 'buildPay'; readonly building: BuildingNumber; readonly prices: readonly Amounts[] }
  /** Where the building that has been paid for stands. */
  | { readonly ask: 'buildPlace'; readonly building: BuildingNumber }
  | { readonly ask: 'expand' }
  | { readonly ask: 'trade'; readonly effect: Extract<Act, { do: 'trade' }> }
  | { readonly ask: 'useSpace' }
  /** Not all animals find room: those that the player has, and those born just now. */
  | {
      readonly ask: 'settle';
      readonly have: Amounts;
      readonly when: 'step' | 'nurseryEmptied' | 'newborns';
    }
  | { readonly ask: 'release'; readonly have: Amounts }
  /** Animals have come, and it is the last chance to turn some down before they breed, or before the game is scored. */
  | { readonly ask: 'turnDown'; readonly have: Amounts; readonly before: 'breeding' | 'scoring' }
  | { readonly ask: 'drawStart' }
  /** `left`: special buildings still to be drawn. */
  | { readonly ask: 'drawBuildings'; readonly left: number }
  /** `workers`: those that the player has not placed yet. */
  | { readonly ask: 'work'; readonly workers: number }
  | { readonly ask: 'beforeBreeding' }
  | { readonly ask: 'pause' }
  | { readonly ask: 'lastChance' }
  | { readonly ask: 'custom'; readonly name: CustomName }
  /** Nobody waits for it: what may be used at any time. */
  | { readonly ask: 'anytime' };

/** A question of this game, as the kernel takes it. */
export function asking(question: Question): Question {
  return question;
}
