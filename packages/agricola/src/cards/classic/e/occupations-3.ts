import {
  buildOrPlay,
  freeRoom,
  gain,
  may,
  oneOf,
  pay,
  playMinor,
  seq,
  sowOnly,
  trade,
  when,
} from '../../../effects/effect-words';
import { less } from '../../../payment/modifier';
import { card } from '../../card';
import { onRoundsStill } from '../../later-rounds';
import { byAnyone, feedingPhase, iBuildBakery, iGetOnSpace, iTook, on } from '../../listener';
import { pile } from '../../memory';
import { atMost, gaveToo, house, not, round, woodRooms } from '../../quantity';

/** The occupations of deck E from E175 to E188. */
export const occupations3 = [
  card('hedge-keeper-2007', 'E175', { price: { ...less({ wood: 3 }, 'fence'), besidesPaid: true } }),
  card('woodcutter-2007', 'E176', { on: on(iGetOnSpace('wood'), gain({ wood: 1 })) }),
  card('wooden-hut-builder-2007', 'E177', { score: { each: 1, of: woodRooms } }),
  card('hut-builder-2007', 'E178', {
    needs: atMost(4, round),
    play: onRoundsStill('delivery', 11),
    delivers: when(not(house('stone')), may(freeRoom)),
  }),
  card('merchant-2007', 'E179', {
    on: [
      on(iTook('minor'), trade({ food: 1 }, playMinor)),
      on(iTook('improvement'), trade({ food: 1 }, buildOrPlay)),
    ],
  }),
  card('hobby-farmer-2007', 'E180', { play: seq(gain({ vegetable: 1 }), may(sowOnly('vegetable', 1))) }),
  card('cook-2007', 'E181', { fullMeals: 2 }),
  card('charcoal-burner-2007', 'E182', { on: on(byAnyone(iBuildBakery), gain({ food: 1, wood: 1 })) }),
  card('basketmaker-2007', 'E183', { on: on(feedingPhase, trade({ reed: 1 }, gain({ food: 3 }))) }),
  card('grocer-2007', 'E184', {
    keeps: pile('reed', 'grain', 'stone', 'vegetable', 'wood', 'clay', 'reed', 'vegetable'),
    anytime: pay({ food: 1 }, { do: 'topOfPile' }),
  }),
  card('clay-firer-2007', 'E185', {
    anytime: oneOf({
      two: pay({ clay: 2 }, gain({ stone: 1 })),
      three: pay({ clay: 3 }, gain({ stone: 2 })),
    }),
  }),
  card('clay-seller-2007', 'E186', {
    anytime: oneOf({
      sheep: pay({ clay: 2 }, gain({ sheep: 1 })),
      reed: pay({ clay: 2 }, gain({ reed: 1 })),
      boar: pay({ clay: 3 }, gain({ boar: 1 })),
      stone: pay({ clay: 3 }, gain({ stone: 1 })),
      cattle: pay({ clay: 4 }, gain({ cattle: 1 })),
    }),
  }),
  card('clay-deliveryman-2007', 'E187', { play: onRoundsStill({ clay: 1 }, 6, 7, 8, 9, 10, 11, 12, 13, 14) }),
  card('clay-mixer-2007', 'E188', {
    on: on(iGetOnSpace('clay'), gain({ clay: 2 }), not(gaveToo('wood', 'reed', 'stone'))),
  }),
];
