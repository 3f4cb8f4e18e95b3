import { gain, gainThat, may, nextRounds, owe, plow } from '../../effects/effect-words';
import { card } from '../card';
import {
  accumulating,
  afterBreeding,
  beforeHarvest,
  feedingPhase,
  iPlow,
  iUse,
  on,
  withLying,
} from '../listener';
import { counter } from '../memory';
import { laid } from '../quantity';

/** Alien artifacts, which lie in front of whoever drew them. */
export const artifacts = [
  card('ley-lines', 'X07', { on: on(iPlow, gain({ grain: 1 })), ours: true }),
  card('strange-alien-energy', 'X08', {
    keeps: counter(3),
    anytime: { do: 'unlay', get: gain({ food: 2 }) },
    ours: true,
  }),
  card('alien-farmhand', 'X09', { on: on(beforeHarvest, may(plow)), ours: true }),
  card('replicator', 'X10', {
    on: on(iUse(withLying(accumulating(), { atLeast: 1, atMost: 1 })), gainThat),
    ours: true,
  }),
  card('the-x-file', 'X11', { points: 1, play: nextRounds(3, { food: 1 }), ours: true }),
  card('furry-friends', 'X12', {
    keeps: counter(2),
    on: [on(feedingPhase, owe(1)), on(afterBreeding, { do: 'lay', count: 1 })],
    score: { each: 1, of: laid, every: 2 },
    ours: true,
  }),
];
