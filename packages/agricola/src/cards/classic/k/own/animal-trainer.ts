import { may } from '../../../../effects/effect-words';
import { FOOD } from '../../../../state/goods';
import { card } from '../../../card';
import { afterIUse, on } from '../../../listener';
import { type CardSight, ownActs } from '../../../own';
import { atLeast, taken } from '../../../quantity';

/** What an animal of each type costs. */
const PRICES = { sheep: 2, boar: 2, cattle: 3 } as const;

/** How much of the food that was just taken can be spent. */
function budget(sight: CardSight): number {
  return Math.min(sight.player.goods[FOOD], sight.brought('taken'));
}

const { acts, act } = ownActs({
  'buy-animals': {
    possible: (sight) => budget(sight) >= PRICES.sheep,
    *act(sight) {
      const food = budget(sight);
      const sheep = yield { asks: 'sheep', from: 0, to: Math.floor(food / PRICES.sheep) };
      const left = food - sheep * PRICES.sheep;
      const boar = yield { asks: 'boar', from: 0, to: Math.floor(left / PRICES.boar) };
      const rest = left - boar * PRICES.boar;
      const cattle = yield { asks: 'cattle', from: 0, to: Math.floor(rest / PRICES.cattle) };
      const spent = food - rest + cattle * PRICES.cattle;
      return [
        { step: 'pay', goods: { food: spent } },
        { step: 'gain', goods: { sheep, boar, cattle } },
      ];
    },
  },
});

/** The food of the Traveling Players buys animals. */
export const animalTrainer = card('animal-trainer-2007', 'K342', {
  on: on(afterIUse('traveling-players', '5-room-or-players'), may(act('buy-animals')), atLeast(2, taken)),
  own: { acts },
});
