import {
  deliverAfter,
  fromStep,
  gain,
  gainOne,
  growWithoutRoom,
  may,
  moveOn,
  oneOf,
  pay,
  plow,
  trade,
  when,
} from '../../../effects/effect-words';
import { swap } from '../../../payment/modifier';
import { card } from '../../card';
import { onRoundsStill } from '../../later-rounds';
import { iGainByMinor, iGetOnSpace, iUse, on, roundEnds, roundStarts, workEnds } from '../../listener';
import { anyoneOwns, atLeast, exactly, gaveToo, goods, most, rooms, round, roundsLeft } from '../../quantity';
import { woodDistributor } from './own/wood-distributor';

/** The occupations of deck K from K282 to K297. */
export const occupations2 = [
  card('house-steward-2007', 'K282', {
    play: fromStep(roundsLeft, {
      1: gain({ wood: 1 }),
      3: gain({ wood: 2 }),
      6: gain({ wood: 3 }),
      9: gain({ wood: 4 }),
    }),
    score: { points: 3, when: most(rooms), everyone: true },
  }),
  card('wood-deliveryman-2007', 'K283', { play: onRoundsStill({ wood: 1 }, 8, 9, 10, 11, 12, 13, 14) }),
  woodDistributor,
  card('tinsmith-2007', 'K285', {
    anytime: oneOf({
      one: pay({ clay: 1 }, gain({ food: 1 })),
      two: when(anyoneOwns('well'), pay({ clay: 2 }, gain({ food: 3 }))),
    }),
  }),
  card('smallholder-2007', 'K286', {
    pastureHolds: { more: 1, small: true },
    sowMore: { more: 1, atMostFields: 2 },
  }),
  card('storehouse-clerk-2007', 'K287', {
    on: [
      on(roundStarts, gain({ stone: 1 }), atLeast(5, goods('stone'))),
      on(roundStarts, gain({ reed: 1 }), atLeast(6, goods('reed'))),
      on(roundStarts, gain({ clay: 1 }), atLeast(7, goods('clay'))),
      on(roundStarts, gain({ wood: 1 }), atLeast(8, goods('wood'))),
    ],
  }),
  card('storehouse-keeper-2007', 'K288', {
    on: on(iGetOnSpace('reed'), gainOne('clay', 'grain'), gaveToo('stone')),
  }),
  card('countryman-2007', 'K289', {
    on: on(workEnds, may(moveOn(['grain', 'vegetable'], 'sow-bake', 'plow-sow'))),
  }),
  card('clay-worker-2007', 'K290', { on: on(iGetOnSpace('wood', 'clay'), gain({ clay: 1 })) }),
  card('lover-2007', 'K291', {
    cost: { food: 4 },
    play: growWithoutRoom,
    mustPlay: true,
  }),
  card('market-woman-2007', 'K292', {
    on: [on(iGetOnSpace('vegetable'), gain({ grain: 2 })), on(iGainByMinor('vegetable'), gain({ grain: 2 }))],
  }),
  card('plowman-2007', 'K293', {
    play: deliverAfter(4, 7, 10),
    delivers: trade({ food: 1 }, plow),
  }),
  card('brushwood-collector-2007', 'K294', {
    price: [swap([{ reed: 2 }], { wood: 1 }, 'room'), swap([{ reed: 1 }], { wood: 1 }, 'renovation')],
  }),
  card('cattle-breeder-2007', 'K295', {
    play: gain({ cattle: 1 }),
    on: on(roundEnds, { do: 'breed', of: 'cattle' }, exactly(12, round)),
  }),
  card('seed-seller-2007', 'K296', {
    play: gain({ grain: 1 }),
    on: on(iUse('grain'), gain({ grain: 1 })),
  }),
  card('sheep-farmer-2007', 'K297', {
    on: on(iGetOnSpace('sheep'), gain({ sheep: 1 })),
    anytime: pay({ sheep: 3 }, gain({ boar: 1, cattle: 1 })),
  }),
];
