import type { SpaceId } from '../../boards/space-ids';
import { comingFor, delivering } from '../../spaces/coming';
import { usedBy } from '../../spaces/placed';
import type { SomeLooks } from './looks';

/** From how many goods on a space is full for the card that asks. */
const FULL = 5;
const FOREST_AND_GROVE: readonly SpaceId[] = ['forest', 'grove'];

/** The code of cards about action spaces and round spaces. */
export const board = {
  conditions: {
    /** Goods wait for the owner on the spaces of rounds that have not begun. */
    promised: ({ state, seat }) =>
      comingFor(state.players[seat]).some((one) => one.round > state.round && delivering(one) === undefined),
    /** So many goods lie on an accumulation space that the owner could leave there or take. */
    'full-space': ({ rules, state }) =>
      rules.spaces.some(({ refill }, space) => refill !== undefined && state.piles[space] >= FULL),
    /** The owner has used both in this work phase. */
    'forest-and-grove-used': ({ rules, state, seat }) =>
      FOREST_AND_GROVE.every((id) => usedBy(state, seat).includes(rules.spaceNumber(id))),
  },
} satisfies SomeLooks;
