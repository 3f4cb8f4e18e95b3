import { gain, may, reap } from '../../../effect';
import { card } from '../../card';
import { fieldPhaseEnds, on } from '../../listener';
import { atLeast, improvements, occupations } from '../../quantity';

/** The crop providers of deck A. */
export const cropProvider = [
  card('food-basket', 'A8', {
    cost: { reed: 1 },
    needs: [atLeast(2, occupations), atLeast(2, improvements)],
    play: gain({ grain: 1, vegetable: 1 }),
  }),
  card('scythe-worker', 'A112', {
    play: gain({ grain: 1 }),
    on: on(fieldPhaseEnds, may(reap('grain'))),
  }),
];
