import { nextRounds } from '../../../effect-words';
import { card } from '../../card';
import { atLeast, occupations } from '../../quantity';

/** The minor improvements of deck I from I63 to I76. */
export const minorImprovements1 = [
  card('goose-pond-2007', 'I72', {
    needs: atLeast(3, occupations),
    points: 1,
    play: nextRounds(4, { food: 1 }),
  }),
];
