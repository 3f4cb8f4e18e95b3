import { card } from '../../card';

/** One of the family has come back from the dead, and eats nothing. */
export const revenant = card('revenant', 'F13', { own: { unfed: 1 }, ours: true });
