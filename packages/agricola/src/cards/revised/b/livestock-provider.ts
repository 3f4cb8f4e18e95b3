import { gain, trade } from '../../../effect';
import { card } from '../../card';
import { accumulating, afterIUse, on } from '../../listener';

/** The livestock providers of deck B. */
export const livestockProvider = [
  card('huntsman', 'B147', {
    on: on(afterIUse(accumulating('wood')), trade({ grain: 1 }, gain({ boar: 1 }))),
  }),
];
