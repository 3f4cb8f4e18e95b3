import { gainPer, points, seq } from '../../../effect-words';
import { card } from '../../card';
import { exactly, roundsLeft, unusedSpaces } from '../../quantity';

/** The minor improvements of deck Z. */
export const minorImprovements = [
  card('ranch-2007', 'Z321', {
    needs: exactly(0, unusedSpaces),
    play: seq(points(1, roundsLeft), gainPer({ food: 2 }, roundsLeft)),
  }),
];
