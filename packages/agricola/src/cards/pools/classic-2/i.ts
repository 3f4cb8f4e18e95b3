import type { CardId } from '../../index';

/** The cards of deck I that the second pool of the 2007 edition adds to the first. */
export const moreI: readonly CardId[] = [];
