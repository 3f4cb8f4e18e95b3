import { cards } from './cards/index';
import type { CardNumber } from './numbers';

/** How many occupations are among some cards; a few count as more than one. */
export function occupationsIn(played: readonly CardNumber[]): number {
  let n = 0;
  for (const card of played) if (cards[card].kind === 'occupation') n += cards[card].countsAs ?? 1;
  return n;
}
