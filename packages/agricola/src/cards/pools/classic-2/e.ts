import type { CardId } from '../../index';

/** The cards of deck E that the second pool of the 2007 edition adds to the first. */
export const moreE: readonly CardId[] = [];
