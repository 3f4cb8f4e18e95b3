import { cards } from '../cards/index';
import type { CardNumber } from '../state/numbers';

/** The kinds of cards that a hand holds, by number. */
export const HAND_KINDS = ['occupation', 'minor'] as const;
export const [OCCUPATION, MINOR] = [0, 1] as const;

/** How many cards of each kind: occupations, minor improvements. */
export type Counts = readonly [occupations: number, minors: number];

/** The kind of a card, by number. */
export function kindOf(card: CardNumber): number {
  return cards[card].kind === 'occupation' ? OCCUPATION : MINOR;
}

/** How many of these cards are of each kind. */
export function countKinds(list: readonly CardNumber[]): Counts {
  const occupations = list.filter((card) => kindOf(card) === OCCUPATION).length;
  return [occupations, list.length - occupations];
}
