import { gain } from '../../effects/effect-words';
import { card } from '../card';
import { accumulating, iUse, on } from '../listener';

/** Occupations of the Forest deck. */
export const occupations = [
  card('the-noble-knight', 'F15', { on: on(iUse('fishing'), gain({ wood: 1 })), ours: true }),
  card('chuck-the-woodchuck', 'F25', {
    on: on(iUse(accumulating('wood')), gain({ wood: 1 })),
    ours: true,
  }),
];
