import { HARVESTS } from '../../course/harvests';
import { roundOf } from '../../spaces/placed';
import type { SomeLooks } from './looks';

/** AG-R1405: the round space left of each, as the board has them; there is none left of 1, 3 and 4. */
const LEFT: Readonly<Record<number, number>> = {
  2: 1,
  5: 2,
  6: 3,
  7: 4,
  8: 5,
  9: 6,
  10: 8,
  11: 9,
  12: 10,
  13: 11,
  14: 12,
};

/** The code of cards about round spaces. */
export const rounds = {
  spaces: {
    /** The card that was revealed right before the last harvest. */
    'before-last-harvest': (state, space) => {
      const last = HARVESTS.findLast((round) => round < state.round);
      return last !== undefined && roundOf(state, space) === last;
    },
    /** The card that was revealed last. */
    newest: (state, space) => state.revealed.at(-1) === space,
    /** The card left of the one that was revealed last. */
    'left-of-newest': (state, space) => {
      const left = LEFT[state.revealed.length];
      return left !== undefined && roundOf(state, space) === left;
    },
  },
} satisfies SomeLooks;
