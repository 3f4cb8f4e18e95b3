import { gainPer } from '../../../../effects/effect-words';
import { FOOD } from '../../../../state/goods';
import { card } from '../../../card';
import { afterIUse, on, othersUse } from '../../../listener';
import { type CardSight, ownActs } from '../../../own';
import { lyingThere } from '../../../quantity';

/** The food that was just taken, as far as it is still there. */
function catchOf(sight: CardSight): number {
  return Math.min(sight.brought('taken'), sight.player.goods[FOOD]);
}

const { acts, act } = ownActs({
  'share-catch': {
    possible: (sight) => catchOf(sight) > 0,
    plain: true,
    act: (sight) => {
      const { seat, state } = sight;
      const others = state.players.length - 1;
      const food = catchOf(sight);
      return Array.from({ length: Math.min(food, others) }, (_, i) => ({
        step: 'payTo',
        seat: (seat + 1 + i) % state.players.length,
        goods: { food: Math.ceil((food - i) / others) },
      }));
    },
  },
});

/** Others fish for him as well, but he fishes for others. */
export const oldFisherman = card('old-fisherman', 'L78', {
  on: [
    on(othersUse('fishing'), gainPer({ food: 1 }, lyingThere)),
    on(afterIUse('fishing'), act('share-catch')),
  ],
  own: { acts },
});
