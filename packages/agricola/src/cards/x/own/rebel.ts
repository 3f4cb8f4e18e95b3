import { may, points } from '../../../effects/effect-words';
import { card } from '../../card';
import { ownActs } from '../../own';

/** So small a family lets nobody go. */
const FAMILY = 3;

const { acts, act } = ownActs({
  'join-rebels': {
    possible: ({ player }) => player.people - player.newborns >= FAMILY,
    why: { why: 'nobody-to-place' },
    act: () => [{ step: 'leave' }],
  },
});

/** Somebody of the family may leave to fight for the rebels. */
export const rebel = card('rebel', 'X24', {
  play: may(act('join-rebels', points(5))),
  own: { acts },
  ours: true,
});
