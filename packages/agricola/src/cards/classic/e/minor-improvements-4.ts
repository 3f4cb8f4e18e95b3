import { card } from '../../card';
import { onRoundsStill } from '../../later-rounds';
import { atLeast, occupations } from '../../quantity';

/** The minor improvements of deck E from E43 to E52. */
export const minorImprovements4 = [
  card('fruit-tree-2007', 'E43', {
    needs: atLeast(3, occupations),
    points: 1,
    play: onRoundsStill({ food: 1 }, 8, 9, 10, 11, 12, 13, 14),
  }),
];
