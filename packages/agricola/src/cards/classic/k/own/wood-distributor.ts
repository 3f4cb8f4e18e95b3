import { gain, may } from '../../../../effects/effect-words';
import { card } from '../../../card';
import { on, workStarts } from '../../../listener';
import { type CardSight, ownActs } from '../../../own';

/** The space whose wood is distributed, and its neighbours. */
const FROM = 'wood-3';
const TO = ['clay-1', 'reed-1', 'fishing'] as const;

function woodThere({ rules, state }: CardSight): number {
  return state.piles[rules.spaceNumber(FROM)];
}

const { acts, act } = ownActs({
  'distribute-wood': {
    possible: (sight) => woodThere(sight) > 0,
    *act(sight) {
      const { rules } = sight;
      const wood = woodThere(sight);
      const spaces = TO.map((id) => rules.spaceNumber(id));
      const each = Math.floor(wood / spaces.length);
      const rest = wood % spaces.length;
      const odd = rest === 0 ? -1 : yield { asks: rest === 1 ? 'more' : 'less', spaces };
      const from = rules.spaceNumber(FROM);
      return spaces.flatMap((space) => {
        const gets = rest === 0 ? false : rest === 1 ? space === odd : space !== odd;
        const count = each + (gets ? 1 : 0);
        return count === 0 ? [] : [{ step: 'layOnSpace', space, good: 'wood', count, from } as const];
      });
    },
  },
});

/** The wood of one space lies on its neighbours. */
export const woodDistributor = card('wood-distributor-2007', 'K284', {
  play: gain({ wood: 2 }),
  on: on(workStarts, may(act('distribute-wood'))),
  own: { acts },
});
