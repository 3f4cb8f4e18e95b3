import { byStep, gain, gainPer, nextRounds, once, pay, seq, upTo, when } from '../../../effects/effect-words';
import { less, swap } from '../../../payment/modifier';
import { card } from '../../card';
import {
  accumulating,
  afterIUse,
  fieldPhaseStarts,
  harvestEnds,
  iUse,
  LESSONS,
  myTurnEnds,
  on,
  onRounds,
  settled,
} from '../../listener';
import { goodsOnCard } from '../../memory';
import {
  all,
  exactly,
  house,
  improvements,
  lyingThere,
  not,
  occupied,
  person,
  rooms,
  unlaid,
} from '../../quantity';

/** The building resource providers of deck A that are occupations. */
export const buildingResourceProviderOccupations = [
  card('wood-cutter', 'A116', {
    on: on(iUse(accumulating('wood')), gain({ wood: 1 })),
  }),
  card('wood-carrier', 'A117', { play: gainPer({ wood: 1 }, improvements) }),
  card('treegardener', 'A118', {
    on: on(fieldPhaseStarts, seq(gain({ wood: 1 }), upTo(2, pay({ food: 1 }, gain({ wood: 1 }))))),
  }),
  card('firewood-collector', 'A119', {
    keeps: goodsOnCard(0, 'wood'),
    on: [
      on(iUse('farmland', 'grain-seeds', 'grain-utilization', 'cultivation'), { do: 'lay', count: 1 }),
      on(myTurnEnds, { do: 'unlay', all: true, get: gainPer({ wood: 1 }, unlaid) }),
    ],
  }),
  card('clay-hut-builder', 'A120', {
    on: on(settled, once('game', nextRounds(5, { clay: 2 })), not(house('wood'))),
  }),
  card('clay-puncher', 'A121', {
    play: gain({ clay: 1 }),
    on: on(afterIUse(...LESSONS, 'clay-pit'), gain({ clay: 1 })),
  }),
  card('pan-baker', 'A122', { on: on(iUse('grain-utilization'), gain({ clay: 2, wood: 1 })) }),
  card('frame-builder', 'A123', {
    price: swap([{ clay: 2 }, { stone: 2 }], { wood: 1 }, 'room', 'renovation'),
  }),
  card('knapper', 'A124', { on: on(iUse(onRounds(5, 6, 7)), gain({ stone: 1 })) }),
  card('priest', 'A125', {
    play: when(all(house('clay'), exactly(2, rooms)), gain({ clay: 3, reed: 2, stone: 2 })),
  }),
  card('master-workman', 'A126', {
    on: [
      on(iUse(onRounds(1)), gain({ wood: 1 })),
      on(iUse(onRounds(2)), gain({ clay: 1 })),
      on(iUse(onRounds(3)), gain({ reed: 1 })),
      on(iUse(onRounds(4)), gain({ stone: 1 })),
    ],
  }),
  card('stonecutter', 'A143', {
    price: less({ stone: 1 }, 'major', 'minor', 'room', 'renovation'),
  }),
  card('ropemaker', 'A145', {
    on: on(harvestEnds, gain({ reed: 1 })),
  }),
  card('storehouse-steward', 'A146', {
    on: on(
      iUse(accumulating('food')),
      byStep(lyingThere, {
        2: gain({ stone: 1 }),
        3: gain({ reed: 1 }),
        4: gain({ clay: 1 }),
        5: gain({ wood: 1 }),
      }),
    ),
  }),
  card('forest-tallyman', 'A162', {
    space: { for: 'owner', effect: gain({ clay: 2, wood: 3 }), when: occupied('forest', 'clay-pit') },
  }),
  card('building-expert', 'A163', {
    on: on(
      iUse('resource-market'),
      byStep(person, {
        1: gain({ wood: 1 }),
        2: gain({ clay: 1 }),
        3: gain({ reed: 1 }),
        4: gain({ stone: 1 }),
        5: gain({ stone: 1 }),
      }),
    ),
  }),
];
