import { others } from '../../../../effects/effect-words';
import { card } from '../../../card';
import { on, roundStarts } from '../../../listener';
import { ownActs } from '../../../own';
import { among, atMost, round } from '../../../quantity';

/** Those who do not count as offspring. */
const PARENTS = 2;

const { acts, act } = ownActs({
  'leave-child-home': {
    possible: ({ player }) => player.people > PARENTS && player.home > 0,
    act: () => [{ step: 'stayHome' }],
  },
});

/** In two rounds each other family keeps a child at home. */
export const ratcatcher = card('ratcatcher-2007', 'E198', {
  needs: atMost(9, round),
  on: on(roundStarts, others(act('leave-child-home')), among(round, 10, 12)),
  own: { acts },
});
