import { gain, gainOne, returning } from '../../../effects/effect-words';
import { instead, insteadFor, replacing } from '../../../payment/modifier';
import { card } from '../../card';
import { accumulating, afterIUse, iBake, iUse, on } from '../../listener';
import { atLeast, custom, house, occupations, taken } from '../../quantity';

/** The minor improvements of deck E from E32 to E42. */
export const minorImprovements3 = [
  card('potato-dibber-2007', 'E32', {
    cost: { wood: 1 },
    sowMore: { always: { vegetable: 1 } },
  }),
  card('ceramics-2007', 'E33', {
    cost: { clay: 1 },
    needs: custom('has-oven'),
    play: gain({ food: 2 }),
    asMinor: { majors: ['pottery'] },
    price: insteadFor({}, 'pottery'),
  }),
  card('basket-2007', 'E34', {
    cost: { reed: 1 },
    on: on(afterIUse(accumulating('wood')), returning({ wood: 2 }, gain({ food: 3 })), atLeast(2, taken)),
  }),
  card('corn-scoop-2007', 'E35', {
    cost: { wood: 1 },
    on: on(iUse('grain'), gain({ grain: 1 })),
  }),
  card('clay-roof-2007', 'E36', {
    needs: atLeast(1, occupations),
    points: 1,
    price: replacing('reed', 'clay', 'room', 'renovation'),
  }),
  card('clay-supports-2007', 'E37', {
    cost: { wood: 2 },
    price: instead({ wood: 1, clay: 2, reed: 1 }, ['room'], house('clay')),
  }),
  card('madonna-statue-2007', 'E38', {
    returnsAny: 2,
    points: 2,
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
