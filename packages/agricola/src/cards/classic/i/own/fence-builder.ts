import { fences, may, once, pay } from '../../../../effects/effect-words';
import { card } from '../../../card';
import { afterIUse, iUse, on } from '../../../listener';
import { spaceOnBoard } from '../../../memory';
import { ownActs } from '../../../own';
import { custom } from '../../../quantity';

const { acts, act } = ownActs({
  'fence-on-space': {
    possible: () => true,
    *act(sight) {
      const space = yield { asks: 'fence-on-space', spaces: sight.spacesOnBoard() };
      return [{ step: 'markSpace', space }];
    },
  },
});

const fencing = may(once('turn', fences));

/** With an action space of choice its owner may build fences too: afterwards, or before animals are taken there. */
export const fenceBuilder = card('fence-builder-2007', 'I263', {
  keeps: spaceOnBoard,
  play: pay({}, act('fence-on-space'), { fence: 1 }),
  on: [on(iUse(), fencing, custom('on-marked-animals')), on(afterIUse(), fencing, custom('on-marked-space'))],
  own: { acts },
});
