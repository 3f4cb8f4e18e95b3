import {
  byStep,
  gain,
  gainOne,
  gainPer,
  may,
  nextRounds,
  once,
  oneOf,
  pay,
  seq,
  takeOff,
  trade,
  when,
} from '../../../effects/effect-words';
import { card } from '../../card';
import { onRoundsStill } from '../../later-rounds';
import {
  accumulating,
  beforeRound,
  iTake,
  iUse,
  myTurnEnds,
  on,
  ownSpaces,
  roundStarts,
  workEnds,
} from '../../listener';
import { goodsOnCard } from '../../memory';
import {
  all,
  asMany,
  atLeast,
  comingHarvestRound,
  completedHarvests,
  custom,
  exactly,
  lyingThere,
  occupations,
  occupied,
  paidWith,
  people,
  peopleOn,
  rooms,
} from '../../quantity';

/** The crop providers of deck B. */
export const cropProvider = [
  card('market-stall', 'B8', {
    cost: { grain: 1 },
    play: gain({ vegetable: 1 }),
  }),
  card('grain-depot', 'B65', {
    cost: [{ wood: 2 }, { clay: 2 }, { stone: 2 }],
    play: seq(
      when(paidWith('wood'), nextRounds(2, { grain: 1 })),
      when(paidWith('clay'), nextRounds(3, { grain: 1 })),
      when(paidWith('stone'), nextRounds(4, { grain: 1 })),
    ),
  }),
  card('sack-cart', 'B66', {
    cost: { wood: 2 },
    needs: atLeast(2, occupations),
    play: onRoundsStill({ grain: 1 }, 5, 8, 11, 14),
  }),
  card('hand-truck', 'B67', {
    cost: { wood: 1 },
    on: on(iTake('bake'), gainPer({ grain: 1 }, peopleOn(accumulating()))),
  }),
  card('beanfield', 'B68', {
    cost: { food: 1 },
    needs: atLeast(2, occupations),
    points: 1,
    field: 'vegetable',
  }),
  card('potters-market', 'B69', {
    cost: { wood: 2 },
    points: 1,
    anytime: pay({ clay: 3, food: 2 }, nextRounds(2, { vegetable: 1 })),
  }),
  card('new-purchase', 'B70', {
    on: on(
      beforeRound,
      seq(trade({ food: 2 }, gain({ grain: 1 })), trade({ food: 4 }, gain({ vegetable: 1 }))),
      comingHarvestRound,
    ),
  }),
  card('harvest-house', 'B71', {
    cost: { wood: 1, clay: 1, reed: 1 },
    points: 2,
    play: when(asMany(occupations, completedHarvests), gain({ food: 1, grain: 1, vegetable: 1 })),
  }),
  card('gift-basket', 'B73', {
    cost: { reed: 1 },
    needs: atLeast(3, occupations),
    points: 1,
    play: byStep(rooms, {
      2: gain({ vegetable: 1 }),
      3: gain({ food: 1 }),
      4: gain({ grain: 1 }),
      5: gain({ vegetable: 1 }),
    }),
  }),
  card('silokeeper', 'B112', {
    on: on(iUse(ownSpaces('before-last-harvest')), gain({ grain: 1 })),
  }),
  card('patch-caregiver', 'B113', {
    play: may(
      oneOf({
        grain: pay({ food: 1 }, gain({ grain: 1 })),
        vegetable: pay({ food: 3 }, gain({ vegetable: 1 })),
      }),
    ),
    field: true,
  }),
  card('childless', 'B114', {
    on: on(
      roundStarts,
      seq(gain({ food: 1 }), gainOne('grain', 'vegetable')),
      all(atLeast(3, rooms), exactly(2, people)),
    ),
  }),
  card('field-caretaker', 'B141', {
    play: may(
      oneOf({
        one: gain({ grain: 1 }),
        two: pay({ clay: 1 }, gain({ grain: 2 })),
        three: pay({ clay: 3 }, gain({ grain: 3 })),
      }),
    ),
    field: true,
  }),
  card('greengrocer', 'B142', {
    on: on(iUse('grain-seeds'), gain({ vegetable: 1 })),
  }),
  card('pub-owner', 'B160', {
    play: gain({ grain: 1 }),
    on: on(workEnds, gain({ grain: 1 }), occupied('forest', 'clay-pit', 'reed-bank')),
  }),
  card('weakling', 'B161', {
    keeps: goodsOnCard(0, 'vegetable'),
    on: [
      on(iUse(), once('turn', { do: 'lay', count: 1 }), custom('full-space')),
      on(iUse(), { do: 'unlay' }, atLeast(5, lyingThere)),
      on(myTurnEnds, takeOff()),
    ],
  }),
  card('tinsmith-master', 'B115', { pastureHolds: { more: 1, bare: true }, sowMore: 1 }),
];
