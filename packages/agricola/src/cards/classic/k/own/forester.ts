import { may } from '../../../../effect-words';
import { WOOD } from '../../../../goods';
import { stacksAs, stacksIn } from '../../../../kept';
import { card } from '../../../card';
import { fieldPhaseStarts, iTook, on } from '../../../listener';
import { type CardSight, ownActs } from '../../../own';

/** The stacks of wood on the card, and how much wood a sown stack has. */
const STACKS = { keeps: 'stacks', of: 'wood', count: 3 } as const;
const SOWN = 3;

/** How many stacks can be planted. */
function plantable({ kept, player }: CardSight): number {
  return Math.min(stacksIn(STACKS, kept).filter((n) => n === 0).length, player.goods[WOOD]);
}

const { acts, act } = ownActs({
  'plant-wood': {
    possible: (sight) => plantable(sight) > 0,
    *act(sight) {
      const most = plantable(sight);
      const planted = most === 1 ? 1 : yield { asks: 'stacks', from: 1, to: most };
      let left = planted;
      const stacks = stacksIn(STACKS, sight.kept).map((n) => (n === 0 && left-- > 0 ? SOWN : n));
      return [
        { step: 'pay', goods: { wood: planted } },
        { step: 'keep', kept: stacksAs(stacks) },
      ];
    },
  },
  'fell-wood': {
    possible: ({ kept }) => kept > 0,
    plain: true,
    act: ({ kept }) => {
      const stacks = stacksIn(STACKS, kept);
      return [
        { step: 'keep', kept: stacksAs(stacks.map((n) => Math.max(0, n - 1))) },
        { step: 'gain', goods: { wood: stacks.filter((n) => n > 0).length } },
      ];
    },
  },
});

/** Wood grows on the card as grain does on fields. */
export const forester = card('forester-2007', 'K278', {
  keeps: STACKS,
  instead: { of: 'sow', get: act('plant-wood') },
  on: [on(iTook('sow'), may(act('plant-wood'))), on(fieldPhaseStarts, act('fell-wood'))],
  own: { acts },
});
