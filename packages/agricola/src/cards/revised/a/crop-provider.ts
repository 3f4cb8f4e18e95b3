import { gain, may, reap } from '../../../effect';
import { card } from '../../card';
import { fieldPhaseEnds, iUse, LESSONS, on } from '../../listener';

/** The crop providers of deck A. */
export const cropProvider = [
  card('scythe-worker', 'A112', {
    play: gain({ grain: 1 }),
    on: on(fieldPhaseEnds, may(reap('grain'))),
  }),
  card('heresy-teacher', 'A113', {
    on: on(iUse(...LESSONS), { do: 'custom', name: 'vegetable-below-grain' }),
  }),
];
