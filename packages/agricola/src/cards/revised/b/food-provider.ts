import { gain, nextRounds, once } from '../../../effect';
import { card } from '../../card';
import { on, roundStarts, settled } from '../../listener';
import { house, roundsLeft } from '../../quantity';

/** The food providers of deck B. */
export const foodProvider = [
  card('scullery', 'B57', {
    cost: { wood: 1, clay: 1 },
    on: on(roundStarts, gain({ food: 1 }), house('wood')),
  }),
  card('manservant', 'B107', {
    on: on(settled, once('game', nextRounds(roundsLeft, { food: 3 })), house('stone')),
  }),
];
