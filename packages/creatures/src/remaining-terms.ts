import type { Amounts } from '@furrow/farm/goods';
import type { Terms } from './effect';
import { limit, priceOf } from './terms';

/** So many or more means: as many as one likes. */
const ANY = 99;

/** What terms come to for whoever reads them. */
export interface RemainingTerms {
  readonly atLeast: number;
  readonly atMost: number | 'any' | 'gained';
  /** How many are free of those that may be placed. */
  readonly free: number | 'all';
  readonly price: Amounts;
}

/** What terms still offer when so many pieces have been placed already; `gained`: how many were just gained. */
export function remainingTerms(terms: Terms, placed = 0, gained?: number): RemainingTerms {
  const free = Math.max(0, terms.free - placed);
  const most = gained === undefined ? terms.atMost : limit(terms, gained);
  const atMost = most === 'gained' || most >= ANY ? most : most - placed;
  return {
    atLeast: Math.max(0, terms.atLeast - placed),
    atMost: typeof atMost === 'number' && atMost >= ANY ? 'any' : atMost,
    free: free >= ANY || (typeof atMost === 'number' && free >= atMost) ? 'all' : free,
    price: priceOf(terms),
  };
}
