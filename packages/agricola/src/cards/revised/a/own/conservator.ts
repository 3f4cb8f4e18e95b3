import { card } from '../../../card';

/** A wooden house may be renovated straight to stone. */
export const conservator = card('conservator', 'A87', { own: { farm: { straightToStone: true } } });
