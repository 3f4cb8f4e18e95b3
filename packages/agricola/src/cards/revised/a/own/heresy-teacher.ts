import { card } from '../../../card';
import { iUse, LESSONS, on } from '../../../listener';
import { type CardSight, ownActs } from '../../../own';

/** The fields with at least 3 grain and no vegetable. */
function fullGrainFields(sight: CardSight): readonly number[] {
  return sight
    .fieldsWith('grain')
    .filter((field) => sight.cropsOn(field, 'grain') >= 3 && sight.cropsOn(field, 'vegetable') === 0);
}

const { acts, act } = ownActs({
  'vegetable-below-grain': {
    possible: (sight) => fullGrainFields(sight).length > 0,
    act: (sight) =>
      fullGrainFields(sight).map((field) => ({ step: 'sow', field, crop: 'vegetable', count: 1 })),
  },
});

/** 1 vegetable below the grain of every full grain field. */
export const heresyTeacher = card('heresy-teacher', 'A113', {
  on: on(iUse(...LESSONS), act('vegetable-below-grain')),
  own: { acts },
});
