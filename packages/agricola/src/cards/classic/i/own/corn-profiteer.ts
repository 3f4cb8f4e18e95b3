import { may, others, seq, when } from '../../../../effects/effect-words';
import { FOOD } from '../../../../state/goods';
import { card } from '../../../card';
import { markedSeats } from '../../../memory';
import { type CardSight, chosenPlayer, ownActs } from '../../../own';
import { atLeast, goods } from '../../../quantity';

/** What the grain is worth, and what another player pays for it. */
const [WORTH, PRICE] = [3, 2];

/** Who wants to buy the grain. */
function buyers({ kept, state }: CardSight): number[] {
  return state.players.flatMap((_, seat) => ((kept >> seat) & 1 ? seat : []));
}

const { acts, act } = ownActs({
  'bid-for-grain': {
    possible: ({ player }) => player.goods[FOOD] >= PRICE,
    // Who bids pays at once, as all may feed their people at the same time.
    act: ({ kept, seat }) => [
      { step: 'pay', goods: { food: PRICE } },
      { step: 'keep', kept: kept | (1 << seat) },
    ],
  },
  'sell-grain': {
    possible: () => true,
    *act(sight) {
      const wanting = buyers(sight);
      if (wanting.length === 0)
        return [
          { step: 'pay', goods: { grain: 1 } },
          { step: 'gain', goods: { food: WORTH } },
        ];
      const to = yield* chosenPlayer('buyer', wanting);
      const refused = wanting.filter((seat) => seat !== to);
      return [
        { step: 'pay', goods: { grain: 1 } },
        { step: 'gain', goods: { food: PRICE } },
        { step: 'grant', seat: to, goods: { grain: 1 } },
        ...refused.map((seat) => ({ step: 'grant', seat, goods: { food: PRICE } }) as const),
        { step: 'keep', kept: 0 },
      ];
    },
  },
});

/** Grain becomes much food, unless another player buys it. */
export const cornProfiteer = card('corn-profiteer-2007', 'I239', {
  keeps: markedSeats,
  anytime: when(atLeast(1, goods('grain')), seq(others(may(act('bid-for-grain'))), act('sell-grain'))),
  own: { acts },
});
