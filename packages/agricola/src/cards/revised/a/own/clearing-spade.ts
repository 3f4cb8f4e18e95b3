import type { Crop } from '../../../../state/goods';
import { card } from '../../../card';
import { type CardSight, ownActs } from '../../../own';

/** The crop that lies on top of a field: grain lies above vegetables. */
function topOf(sight: CardSight, field: number): Crop {
  return sight.cropsOn(field, 'grain') > 0 ? 'grain' : 'vegetable';
}

/** Where the top crop of a field can go. */
function goals(sight: CardSight, from: number): readonly number[] {
  return sight.emptyFields().filter((field) => sight.growsOn(field, topOf(sight, from)));
}

/** The fields with at least 2 crops, one of which can go elsewhere. */
function origins(sight: CardSight): readonly number[] {
  const planted = new Set([...sight.fieldsWith('grain'), ...sight.fieldsWith('vegetable')]);
  return [...planted].filter(
    (field) =>
      sight.cropsOn(field, 'grain') + sight.cropsOn(field, 'vegetable') >= 2 &&
      goals(sight, field).length > 0,
  );
}

const { acts, act } = ownActs({
  'move-crop': {
    possible: (sight) => origins(sight).length > 0,
    why: { why: 'no-crop-to-move' },
    *act(sight) {
      const [first, ...others] = origins(sight);
      const from = others.length === 0 ? first : yield { asks: 'from', fields: origins(sight) };
      const [goal, ...more] = goals(sight, from);
      const to = more.length === 0 ? goal : yield { asks: 'to', fields: goals(sight, from) };
      return [{ step: 'moveCrop', crop: topOf(sight, from), from, to }];
    },
  },
});

/** 1 crop moves from a field with several to an empty one. */
export const clearingSpade = card('clearing-spade', 'A71', {
  cost: { wood: 1 },
  anytime: act('move-crop'),
  own: { acts },
});
