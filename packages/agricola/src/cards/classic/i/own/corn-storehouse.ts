import { often } from '../../../../effects/effect-words';
import { GRAIN } from '../../../../state/goods';
import { card } from '../../../card';
import { fieldPhaseEnds, on } from '../../../listener';
import { type CardSight, ownActs } from '../../../own';

/** With the grain that is sown, so much lies on the field. */
const ON_FIELD = 2;

/** The empty fields on which grain can grow. */
function fieldsFor(sight: CardSight): readonly number[] {
  return sight.emptyFields().filter((field) => sight.growsOn(field, 'grain'));
}

const { acts, act } = ownActs({
  'sow-after-harvest': {
    possible: (sight) => sight.player.goods[GRAIN] > 0 && fieldsFor(sight).length > 0,
    *act(sight) {
      const field = yield { asks: 'storehouse-field', fields: fieldsFor(sight) };
      return [
        { step: 'pay', goods: { grain: 1 } },
        { step: 'sow', field, crop: 'grain', count: ON_FIELD },
      ];
    },
  },
});

/** Grain is sown right after the field phase, with 1 less on each field. */
export const cornStorehouse = card('corn-storehouse-2007', 'I86', {
  cost: [
    { wood: 2, reed: 2 },
    { clay: 2, reed: 2 },
  ],
  points: 1,
  on: on(fieldPhaseEnds, often(act('sow-after-harvest'))),
  own: { acts },
});
