import { gain, gainOne, growWithRoom, oneOf, pay, points, seq, whole } from '../../effects/effect-words';
import { card } from '../card';

/** Action spaces of the Forest deck; all but the lair lie in the place of another space. */
export const spaces = [
  card('land-of-milk-and-honey', 'F17', {
    space: { for: 'all', replaces: 'day-laborer', effect: gain({ food: 3 }) },
    ours: true,
  }),
  card('warrior-princess', 'F18', {
    space: { for: 'all', replaces: 'basic-wish', effect: whole(growWithRoom, gain({ food: 2 })) },
    ours: true,
  }),
  card('dragons-lair', 'F19', {
    space: { for: 'all', effect: pay({ sheep: 1 }, seq(gain({ stone: 2 }), points(1))) },
    ours: true,
  }),
  card('fairy-ring', 'F20', {
    space: {
      for: 'all',
      replaces: 'grain-seeds',
      effect: seq(gain({ grain: 1 }), gainOne('wood', 'clay')),
    },
    ours: true,
  }),
  card('the-road-not-taken', 'F21', {
    space: {
      for: 'all',
      replaces: 'clay-pit',
      effect: oneOf({ reed: gain({ reed: 1, stone: 1 }), clay: gain({ wood: 1, clay: 2 }) }),
    },
    ours: true,
  }),
];
