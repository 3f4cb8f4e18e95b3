import { nextRounds } from '../../../effect-words';
import { card } from '../../card';

/** The occupations of deck I from I235 to I250. */
export const occupations2 = [card('wood-collector-2007', 'I235', { play: nextRounds(5, { wood: 1 }) })];
