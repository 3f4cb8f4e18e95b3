import { pay, when } from '../../../effects/effect-words';
import { card } from '../../card';
import { counter } from '../../memory';
import { ownActs } from '../../own';
import { house, rooms } from '../../quantity';

const { acts, act } = ownActs({
  'rebuild-room': {
    possible: ({ kept }) => kept > 0,
    why: { why: 'nothing-on-card' },
    act: ({ kept }) => [{ step: 'keep', kept: kept - 1 }],
  },
});

/** A wooden house is destroyed, and rebuilt room by room. */
export const mindTheJets = card('mind-the-jets', 'X21', {
  stays: true,
  keeps: counter(),
  play: when(house('wood'), { do: 'lay', count: rooms }),
  anytime: pay({ wood: 1 }, act('rebuild-room')),
  own: { acts, ruins: true },
  ours: true,
});
