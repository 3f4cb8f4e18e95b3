import { nextRounds } from '../../../effect-words';
import { card } from '../../card';

/** The occupations of deck E from E203 to E218, and E341. */
export const occupations5 = [card('reed-collector-2007', 'E205', { play: nextRounds(4, { reed: 1 }) })];
