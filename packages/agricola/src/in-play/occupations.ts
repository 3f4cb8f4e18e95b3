import { cards } from '../cards/index';
import type { CardNumber } from '../state/numbers';

/** How many occupations are among some cards; a few count as more than one. */
export function occupationsIn(played: readonly CardNumber[]): number {
  let n = 0;
  for (const card of played) if (cards[card].kind === 'occupation') n += cards[card].countsAs ?? 1;
  return n;
}

/**
 * AG-Q35, AG-Q36: how many of the cards in play are occupations that were played in this game. Those that were kept from another
 * one lie in front of all others.
 */
export function occupationsPlayed(played: readonly CardNumber[], kept: readonly CardNumber[] = []): number {
  let n = 0;
  let isKept = kept.length > 0;
  for (const card of played) {
    isKept = isKept && kept.includes(card);
    if (!isKept && cards[card].kind === 'occupation' && cards[card].drawn !== true) n++;
  }
  return n;
}
