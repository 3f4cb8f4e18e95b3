import { pay } from '../../../../effects/effect-words';
import { card } from '../../../card';
import { ownActs } from '../../../own';

const { acts, act } = ownActs({
  adopt: {
    possible: ({ player }) => player.newborns > 0,
    why: { why: 'no-newborn' },
    brings: true,
    act: () => [{ step: 'growUp' }],
  },
});

/** A newborn becomes an adult who can be placed in this round. */
export const adopt = act('adopt');

/** A newborn acts in the round of its birth. */
export const adoptiveParents = card('adoptive-parents', 'A92', {
  anytime: pay({ food: 1 }, adopt),
  workPhase: true,
  own: { acts },
});
