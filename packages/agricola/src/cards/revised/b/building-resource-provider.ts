import { byStep, fromStep, gain, gainPer, may, oneOf, pay, takeFromOneOf, trade } from '../../../effect';
import { swap } from '../../../payment/modifier';
import { card } from '../../card';
import { onEvenRounds, oneByOne, onRoundsStill } from '../../later-rounds';
import {
  accumulating,
  afterAnyoneUses,
  beforeReplenishing,
  iUse,
  on,
  othersUse,
  roundStarts,
  workStarts,
} from '../../listener';
import {
  atLeast,
  exactly,
  goods,
  handOccupations,
  lyingOn,
  lyingThere,
  occupations,
  people,
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
  card('excursion-to-the-quarry', 'B6', {
    cost: { food: 2 },
    needs: atLeast(1, occupations),
    play: gainPer({ stone: 1 }, people),
  }),
  card('thick-forest', 'B74', {
    needs: atLeast(5, goods('clay')),
    play: onEvenRounds({ wood: 1 }),
  }),
  card('loam-pit', 'B77', {
    cost: { food: 1 },
    needs: atLeast(3, occupations),
    points: 1,
    on: on(iUse('day-laborer'), gain({ clay: 3 })),
  }),
  card('reed-belt', 'B78', {
    cost: { food: 2 },
    play: onRoundsStill({ reed: 1 }, 5, 8, 10, 12),
  }),
  card('corf', 'B79', {
    cost: { reed: 1 },
    on: on(afterAnyoneUses(accumulating('stone')), gain({ stone: 1 }), atLeast(3, taken)),
  }),
  card('hard-porcelain', 'B80', {
    cost: { clay: 1 },
    anytime: oneOf({
      two: pay({ clay: 2 }, gain({ stone: 1 })),
      three: pay({ clay: 3 }, gain({ stone: 2 })),
      four: pay({ clay: 4 }, gain({ stone: 3 })),
    }),
  }),
  card('handcart', 'B81', {
    cost: { wood: 1 },
    on: on(
      workStarts,
      may(
        takeFromOneOf({
          forest: 6,
          copse: 6,
          grove: 6,
          'clay-pit': 5,
          hollow: 5,
          'reed-bank': 4,
          'western-quarry': 4,
          'eastern-quarry': 4,
        }),
      ),
    ),
  }),
  card('shoreforester', 'B116', {
    play: gain({ wood: 1 }),
    on: on(beforeReplenishing, gain({ wood: 1 }), exactly(0, lyingOn('reed-bank'))),
  }),
  card('small-scale-farmer', 'B118', {
    on: on(roundStarts, gain({ wood: 1 }), exactly(2, rooms)),
  }),
  card('geologist', 'B121', {
    on: [
      on(iUse('forest', 'reed-bank'), gain({ clay: 1 })),
      on(iUse('clay-pit'), gain({ clay: 1 }), atLeast(3, players)),
    ],
  }),
  card('mineralogist', 'B122', {
    on: [
      on(iUse(accumulating('clay')), gain({ stone: 1 })),
      on(iUse(accumulating('stone')), gain({ clay: 1 })),
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
