import { pool1 } from './pool-1';

/** The first pool and the cards of decks A and B that came later, these by name. */
export const pool2 = [...pool1, 'food-basket', 'storage-barn'] as const;
