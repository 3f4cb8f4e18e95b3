import { gain, may, reap } from '../../../effect';
import { card } from '../../card';
import { fieldPhaseEnds, on } from '../../listener';

/** The crop providers of deck A. */
export const cropProvider = [
  card('scythe-worker', 'A112', {
    play: gain({ grain: 1 }),
    on: on(fieldPhaseEnds, may(reap('grain'))),
  }),
];
