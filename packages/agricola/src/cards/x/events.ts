import type { Effect } from '../../effects/effect';
import {
  gain,
  growWithoutRoom,
  growWithRoom,
  oneOf,
  others,
  pay,
  place,
  points,
  roundsLater,
  seq,
} from '../../effects/effect-words';
import { card } from '../card';

/** What Tripods trample down, at the choice of whoever loses it. */
const trampled: Effect<never> = oneOf({
  food: { do: 'pay', cost: { food: 1 } },
  grain: { do: 'pay', cost: { grain: 1 } },
  wood: { do: 'pay', cost: { wood: 1 } },
});

/** Alien events, which nobody can ignore. */
export const events = [
  card('space-diner', 'X13', {
    play: seq(gain({ food: 3 }), others(gain({ food: 1 }))),
    ours: true,
  }),
  card('earthlings-are-easy', 'X14', { play: pay({ food: 4 }, growWithoutRoom), ours: true }),
  card('tripods', 'X15', { play: seq(trampled, others(trampled)), ours: true }),
  card('beam-me-down-welshie', 'X16', { play: place({ from: 'home' }), ours: true }),
  card('candy-trail', 'X17', {
    stays: true,
    play: { do: 'later', rounds: { next: 3 }, goods: 'delivery' },
    delivers: points(1),
    ours: true,
  }),
  card('i-am-your-father', 'X18', { play: growWithRoom, ours: true }),
  card('alien-abduction', 'X19', {
    play: oneOf({
      sheep: pay({ sheep: 1 }, roundsLater({ sheep: 2 }, 2)),
      boar: pay({ boar: 1 }, roundsLater({ boar: 2 }, 2)),
      cattle: pay({ cattle: 1 }, roundsLater({ cattle: 2 }, 2)),
    }),
    ours: true,
  }),
  card('darling-i-shrank', 'X20', { stays: true, pastureHolds: { more: 2 }, ours: true }),
  card('crop-circles', 'X23', { play: { do: 'field' }, ours: true }),
];
