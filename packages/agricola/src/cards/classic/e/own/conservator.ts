import { card } from '../../../card';

/** A wooden house may be renovated straight to stone. */
export const conservator = card('conservator-2007', 'E200', { own: { farm: { straightToStone: true } } });
