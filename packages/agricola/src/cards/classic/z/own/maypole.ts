import { pay } from '../../../../effects/effect-words';
import { ALL, used } from '../../../../farm/farmyard';
import { card } from '../../../card';
import { cells } from '../../../memory';
import { ownActs } from '../../../own';
import { atLeast, atMost, custom, fencesLeft, round, unusedSpaces } from '../../../quantity';

const { acts, act } = ownActs({
  'set-up-maypole': {
    possible: ({ player }) => (ALL & ~used(player.farm)) !== 0,
    *act({ player }) {
      const cell = yield { asks: 'maypole', cells: ALL & ~used(player.farm) };
      return [{ step: 'mark', cells: 1 << cell }];
    },
  },
});

/** A fence stands upright on an unused space until something is built there. */
export const maypole = card('maypole-2007', 'Z320', {
  cost: { wood: 1 },
  needs: [atMost(4, round), atLeast(1, unusedSpaces), atLeast(1, fencesLeft)],
  keeps: cells,
  play: pay({}, act('set-up-maypole'), { fence: 1 }),
  mustPlay: true,
  score: { points: 2, when: custom('marked-space-unused') },
  own: { acts },
});
