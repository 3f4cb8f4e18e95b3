import { may } from '../../../../effects/effect-words';
import { card } from '../../../card';
import { homeward, on } from '../../../listener';
import { type CardSight, ownActs } from '../../../own';

/** The card on round spaces 1 to 4 that is the only unoccupied one for the owner; -1 if there is not exactly one. */
function loneCard(sight: CardSight): number {
  const free = sight.state.revealed.slice(0, 4).filter((space) => sight.isFree(space));
  return free.length === 1 ? free[0] : -1;
}

const { acts, act } = ownActs({
  'effect-of-lone-card': {
    possible: (sight) => loneCard(sight) >= 0 && sight.canCarryOut(loneCard(sight)),
    hides: (sight) => loneCard(sight) >= 0 && sight.hidesSpace(loneCard(sight)),
    act: (sight) => [{ step: 'carryOut', space: loneCard(sight) }],
  },
});

/** What the last unoccupied early card does, without a person: the space is not used. */
export const minstrel = card('minstrel', 'A151', {
  on: on(homeward, may(act('effect-of-lone-card'))),
  own: { acts },
});
