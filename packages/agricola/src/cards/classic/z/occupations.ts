import { gain, pay, points, seq } from '../../../effect-words';
import { card } from '../../card';

/** The occupations of deck Z. */
export const occupations = [
  card('game-designer-2007', 'Z333', {
    anytime: pay({ wood: 1, clay: 1, reed: 1, stone: 1 }, seq(gain({ food: 2 }), points(1))),
  }),
];
