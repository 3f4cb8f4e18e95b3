import { deliverAfter } from '../../../../effects/effect-words';
import { card } from '../../../card';
import { ownActs } from '../../../own';

const { acts, act } = ownActs({
  'host-guest': { possible: () => true, act: () => [{ step: 'host' }] },
});

/** In the next round a guest is placed as well, who is none of the own people. */
export const guest = card('guest-2007', 'I73', {
  cost: { food: 2 },
  play: deliverAfter(1),
  delivers: act('host-guest'),
  own: { acts },
});
