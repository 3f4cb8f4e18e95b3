import { may } from '../../../../effects/effect-words';
import { GRAIN, WOOD } from '../../../../state/goods';
import { card } from '../../../card';
import { iSow, on } from '../../../listener';
import { ownActs } from '../../../own';
import { atLeast, unplantedFields } from '../../../quantity';

/** A second grain brings as much as the first one. */
const MORE = 3;

const { acts, act } = ownActs({
  'sow-double': {
    possible: (sight) =>
      sight.player.goods[WOOD] > 0 && sight.player.goods[GRAIN] > 0 && sight.brought('grainCells') !== 0,
    *act(sight) {
      const field = yield { asks: 'double', cells: sight.brought('grainCells') };
      return [
        { step: 'pay', goods: { wood: 1, grain: 1 } },
        { step: 'sow', field, crop: 'grain', count: MORE },
      ];
    },
  },
});

/** Two grain on one field. */
export const scarecrow = card('scarecrow-2007', 'Z324', {
  needs: atLeast(2, unplantedFields),
  on: on(iSow, may(act('sow-double'))),
  own: { acts },
});
