import {
  gain,
  gainPer,
  may,
  nextRounds,
  seq,
  takeFromOneOf,
  takeOff,
  trade,
  when,
} from '../../../effects/effect-words';
import { less } from '../../../payment/modifier';
import { card } from '../../card';
import {
  accumulating,
  afterIUse,
  anyoneUses,
  iBuildStables,
  iSowUnlimited,
  iUse,
  on,
  roundStarts,
  workStarts,
} from '../../listener';
import { goodsOnCard } from '../../memory';
import {
  among,
  atLeast,
  atMost,
  every,
  goods,
  moreThan,
  myTurn,
  occupations,
  owns,
  people,
  rooms,
  round,
  vegetablesSown,
} from '../../quantity';

/** The building resource providers of deck A that are minor improvements. */
export const buildingResourceProviderMinors = [
  card('baseboards', 'A4', {
    cost: [{ food: 2 }, { grain: 1 }],
    play: seq(gainPer({ wood: 1 }, rooms), when(moreThan(rooms, people), gain({ wood: 1 }))),
  }),
  card('clay-embankment', 'A5', {
    cost: { food: 1 },
    play: gainPer({ clay: 1 }, every(2, goods('clay'))),
  }),
  card('storage-barn', 'A6', {
    play: seq(
      when(owns('well'), gain({ stone: 1 })),
      when(owns('joinery'), gain({ wood: 1 })),
      when(owns('pottery'), gain({ clay: 1 })),
      when(owns('basketmaker'), gain({ reed: 1 })),
    ),
  }),
  card('stable-tree', 'A74', {
    cost: { wood: 1 },
    on: on(iBuildStables, nextRounds(3, { wood: 1 }), myTurn),
  }),
  card('lumber-mill', 'A75', {
    cost: { stone: 2 },
    needs: atMost(3, occupations),
    points: 2,
    price: less({ wood: 1 }, 'major', 'minor'),
  }),
  card('cob', 'A76', {
    cost: { food: 1 },
    on: on(workStarts, trade({ grain: 1 }, gain({ clay: 2, food: 1 })), atLeast(1, goods('clay'))),
  }),
  card('hod', 'A77', {
    cost: { wood: 1 },
    play: gain({ clay: 1 }),
    on: on(anyoneUses('pig-market'), gain({ clay: 2 })),
  }),
  card('canoe', 'A78', {
    cost: { wood: 2 },
    needs: atLeast(1, occupations),
    points: 1,
    on: on(iUse('fishing'), gain({ food: 1, reed: 1 })),
  }),
  card('garden-hoe', 'A79', {
    cost: { wood: 1 },
    on: on(iSowUnlimited, gain({ clay: 1, stone: 1 }), atLeast(1, vegetablesSown)),
  }),
  card('stone-tongs', 'A80', { cost: { wood: 1 }, on: on(iUse(accumulating('stone')), gain({ stone: 1 })) }),
  card('interim-storage', 'A81', {
    cost: { food: 2 },
    keeps: goodsOnCard(0, 'wood', 'clay', 'reed'),
    on: [
      on(iUse(accumulating('clay')), { do: 'lay', count: 1, good: 'wood' }),
      on(iUse(accumulating('reed')), { do: 'lay', count: 1, good: 'clay' }),
      on(iUse(accumulating('stone')), { do: 'lay', count: 1, good: 'reed' }),
      on(roundStarts, takeOff(), among(round, 7, 11, 14)),
    ],
  }),
  card('work-certificate', 'A82', {
    cost: { food: 1 },
    needs: atLeast(3, occupations),
    on: on(
      afterIUse(),
      may(
        takeFromOneOf({
          forest: 4,
          copse: 4,
          grove: 4,
          'clay-pit': 4,
          hollow: 4,
          'reed-bank': 4,
          'western-quarry': 4,
          'eastern-quarry': 4,
        }),
      ),
    ),
  }),
];
