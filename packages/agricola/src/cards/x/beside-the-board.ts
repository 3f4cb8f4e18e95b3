import type { Effect } from '../../effects/effect';
import { gain, oneOf, pay, points, seq, upTo, when } from '../../effects/effect-words';
import type { Goods } from '../../state/goods';
import { card } from '../card';
import { myTurn } from '../quantity';

/** One thing becomes another. */
const transmogrified: Effect<never> = oneOf({
  vegetable: pay({ grain: 1 }, gain({ vegetable: 1 })),
  boar: pay({ sheep: 1 }, gain({ boar: 1 })),
  cattle: pay({ boar: 1 }, gain({ cattle: 1 })),
});

/** Action spaces of the X deck, which everybody can use. */
export const spaces = [
  card('extraterrestrial-excrement', 'X01', {
    space: {
      for: 'all',
      effect: seq<never>({ do: 'addCrops', crop: 'grain' }, { do: 'addCrops', crop: 'vegetable' }),
    },
  }),
  card('homemade-space-rocket', 'X02', {
    space: { for: 'all', effect: pay({ wood: 2, clay: 2, reed: 1, stone: 1 }, points(4)) },
  }),
  card('transmogrifier', 'X03', {
    space: {
      for: 'all',
      effect: seq(transmogrified, upTo(2, transmogrified)),
    },
    ours: true,
  }),
];

/** What merchants ask for and what they give; they move on when somebody has traded with them. */
const trading = (cost: Goods, get: Effect<never>): Effect<never> =>
  when(myTurn, pay(cost, seq(get, { do: 'leaves' })));

/** Merchants from outer space, who wait for the first to trade with them. */
export const merchants = [
  card('merchants-of-jupiter', 'X04', {
    anytime: trading({ wood: 3, clay: 2 }, gain({ reed: 2, stone: 2, vegetable: 1 })),
    ours: true,
  }),
  card('merchants-of-mars', 'X05', { anytime: trading({ food: 6 }, points(3)), ours: true }),
  card('merchants-of-pluto', 'X06', {
    anytime: trading({ grain: 1, sheep: 1 }, gain({ boar: 1, cattle: 1 })),
    ours: true,
  }),
];
