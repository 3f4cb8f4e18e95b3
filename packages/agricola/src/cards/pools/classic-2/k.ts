import type { CardId } from '../../index';

/** The cards of deck K that the second pool of the 2007 edition adds to the first. */
export const moreK: readonly CardId[] = [];
