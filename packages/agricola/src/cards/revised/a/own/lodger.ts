import { when } from '../../../../effects/effect-words';
import { card } from '../../../card';
import { homeward, on } from '../../../listener';
import { room } from '../../../memory';
import { ownActs } from '../../../own';
import { atLeast, atMost, laid, round } from '../../../quantity';

const { acts, act } = ownActs({
  'leave-without-room': {
    possible: (sight) => sight.roomForPeople() < sight.player.people,
    act: (sight) => (sight.roomForPeople() < sight.player.people ? [{ step: 'leave' }] : []),
  },
});

/** Room for one person up to round 9; whoever has no room then leaves the game for good. */
export const lodger = card('lodger', 'A127', {
  keeps: room,
  play: when(atMost(9, round), { do: 'lay', count: 1 }),
  houses: laid,
  on: on(homeward, { do: 'unlay', get: act<never>('leave-without-room') }, atLeast(9, round)),
  own: { acts },
});
