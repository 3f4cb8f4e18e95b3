import { may } from '../../../../effects/effect-words';
import { card } from '../../../card';
import { feedingStarts, on } from '../../../listener';
import { fieldOf, ownActs } from '../../../own';

const { acts, act } = ownActs({
  'help-harvest': {
    possible: (sight) => sight.othersFieldsWith('grain').length > 0,
    *act(sight) {
      const from = fieldOf(yield { asks: 'harvest-field', fieldsOf: sight.othersFieldsWith('grain') });
      return [
        { step: 'takeCrop', from, crop: 'grain' },
        { step: 'grant', seat: from.seat, goods: { food: 2 } },
      ];
    },
  },
});

/** Grain from a field of somebody else, who gets food for it. */
export const harvestHelper = card('harvest-helper-2007', 'I223', {
  on: on(feedingStarts, may(act('help-harvest'))),
  own: { acts },
});
