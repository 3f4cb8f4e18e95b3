import type { CardId } from '../../index';

/** The cards of deck Z that the second pool of the 2007 edition adds to the first. */
export const moreZ: readonly CardId[] = [];
