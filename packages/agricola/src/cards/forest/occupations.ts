import type { Effect } from '../../effect';
import { gain, oneOf, others, seq, when } from '../../effect-words';
import { card } from '../card';
import { accumulating, feedingPhase, iUse, on } from '../listener';
import { atLeast, goods } from '../quantity';

/** What the werewolf takes, at the choice of whoever loses it. */
const prey: Effect<never> = when(
  atLeast(3, goods('sheep', 'boar', 'cattle')),
  oneOf({
    sheep: { do: 'pay', cost: { sheep: 1 } },
    boar: { do: 'pay', cost: { boar: 1 } },
    cattle: { do: 'pay', cost: { cattle: 1 } },
  }),
);

/** Occupations of the Forest deck. */
export const occupations = [
  card('revenant', 'F13', { on: on(feedingPhase, gain({ food: 1 })), ours: true }),
  card('werewolf', 'F14', {
    play: seq(gain({ food: 2 }), others(prey)),
    noResponse: true,
    ours: true,
  }),
  card('the-noble-knight', 'F15', { on: on(iUse('fishing'), gain({ wood: 1 })), ours: true }),
  card('chuck-the-woodchuck', 'F25', {
    on: on(iUse(accumulating('wood')), gain({ wood: 1 })),
    ours: true,
  }),
];
