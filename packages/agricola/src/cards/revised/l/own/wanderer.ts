import { may } from '../../../../effects/effect-words';
import { card } from '../../../card';
import { type CardSight, ownActs } from '../../../own';

/** From so many spaces at most. */
const MOST = 3;

/** The accumulation spaces with something to take. */
function fullSpaces(sight: CardSight): readonly number[] {
  const { rules, state } = sight;
  return sight
    .spacesOnBoard()
    .filter((space) => rules.spaces[space].refill !== undefined && state.piles[space] > 0);
}

const { acts, act } = ownActs({
  wander: {
    possible: (sight) => fullSpaces(sight).length > 0,
    *act(sight) {
      const full = fullSpaces(sight);
      const count = yield { asks: 'how-many', from: 1, to: Math.min(MOST, full.length) };
      const chosen: number[] = [];
      while (chosen.length < count)
        chosen.push(yield { asks: 'from', spaces: full.filter((space) => !chosen.includes(space)) });
      return chosen.map((space) => ({ step: 'takeFromSpace', space }));
    },
  },
});

/** 1 good from each of up to three accumulation spaces; then the neighbour may wander. */
export const wanderer = card('wanderer', 'L72', { play: may(act('wander')), own: { acts } });
