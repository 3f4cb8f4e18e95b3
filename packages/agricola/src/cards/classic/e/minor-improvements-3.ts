import { gain, gainOne } from '../../../effect-words';
import { instead } from '../../../payment/modifier';
import { card } from '../../card';
import { iBake, iUse, on } from '../../listener';
import { house } from '../../quantity';

/** The minor improvements of deck E from E32 to E42. */
export const minorImprovements3 = [
  card('corn-scoop-2007', 'E35', {
    cost: { wood: 1 },
    on: on(iUse('grain'), gain({ grain: 1 })),
  }),
  card('clay-supports-2007', 'E37', {
    cost: { wood: 2 },
    price: instead({ wood: 1, clay: 2, reed: 1 }, ['room'], house('clay')),
  }),
  card('market-stall-2007', 'E39', {
    cost: { grain: 1 },
    play: gain({ vegetable: 1 }),
  }),
  card('mini-pasture-2007', 'E40', {
    cost: { food: 2 },
    play: { do: 'fences', one: { spaces: 1, wood: 0 } },
    mustPlay: true,
  }),
  card('millstone-2007', 'E41', {
    cost: { stone: 1 },
    on: on(iBake, gain({ food: 2 })),
  }),
  card('helpful-neighbors-2007', 'E42', {
    cost: [{ wood: 1 }, { clay: 1 }],
    play: gainOne('stone', 'reed'),
  }),
];
