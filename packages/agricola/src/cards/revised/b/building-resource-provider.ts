import { byStep, fromStep, gain, gainPer, trade } from '../../../effect';
import { swap } from '../../../payment/modifier';
import { card } from '../../card';
import { onEvenRounds, oneByOne, onRoundsStill } from '../../later-rounds';
import { accumulating, afterAnyoneUses, beforeReplenishing, iUse, on, othersUse } from '../../listener';
import {
  atLeast,
  exactly,
  goods,
  handOccupations,
  lyingOn,
  lyingThere,
  peopleAtGoods,
  players,
  rooms,
  taken,
} from '../../quantity';

/** The building resource providers of deck B. */
export const buildingResourceProvider = [
  card('wood-pile', 'B4', {
    play: gainPer({ wood: 1 }, peopleAtGoods),
  }),
  card('store-of-experience', 'B5', {
    play: fromStep(handOccupations, {
      0: gain({ stone: 1 }),
      5: gain({ reed: 1 }),
      6: gain({ clay: 1 }),
      7: gain({ wood: 1 }),
    }),
  }),
  card('thick-forest', 'B74', {
    needs: atLeast(5, goods('clay')),
    play: onEvenRounds({ wood: 1 }),
  }),
  card('reed-belt', 'B78', {
    cost: { food: 2 },
    play: onRoundsStill({ reed: 1 }, 5, 8, 10, 12),
  }),
  card('corf', 'B79', {
    cost: { reed: 1 },
    on: on(afterAnyoneUses(accumulating('stone')), gain({ stone: 1 }), atLeast(3, taken)),
  }),
  card('shoreforester', 'B116', {
    play: gain({ wood: 1 }),
    on: on(beforeReplenishing, gain({ wood: 1 }), exactly(0, lyingOn('reed-bank'))),
  }),
  card('geologist', 'B121', {
    on: [
      on(iUse('forest', 'reed-bank'), gain({ clay: 1 })),
      on(iUse('clay-pit'), gain({ clay: 1 }), atLeast(3, players)),
    ],
  }),
  card('roof-ballaster', 'B123', {
    play: trade({ food: 1 }, gainPer({ stone: 1 }, rooms)),
  }),
  card('estate-worker', 'B125', {
    play: oneByOne({ wood: 1 }, { clay: 1 }, { reed: 1 }, { stone: 1 }),
  }),
  card('clay-warden', 'B143', {
    on: on(othersUse('hollow'), fromStep(players, { 3: gain({ clay: 2 }), 4: gain({ clay: 1, food: 1 }) })),
  }),
  card('brushwood-collector', 'B145', {
    price: swap([{ reed: 2 }, { reed: 1 }], { wood: 1 }, 'room', 'renovation'),
  }),
  card('forest-clearer', 'B162', {
    on: on(
      iUse(accumulating('wood')),
      byStep(lyingThere, {
        2: gain({ wood: 1, food: 1 }),
        3: gain({ wood: 1 }),
        4: gain({ wood: 1, food: 1 }),
      }),
    ),
  }),
];
