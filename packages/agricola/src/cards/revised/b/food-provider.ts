import { gain, gainPer, may, nextRounds, once, oneOf, pay, points, seq } from '../../../effect';
import { card } from '../../card';
import {
  accumulating,
  fieldPhaseHarvest,
  fieldPhaseStarts,
  iBuildRooms,
  iRenovate,
  iUse,
  on,
  roundEnds,
  roundStarts,
  settled,
} from '../../listener';
import { goodsOnCard } from '../../memory';
import {
  atLeast,
  atMost,
  built,
  every,
  goods,
  harvestRound,
  house,
  laid,
  majorsNamed,
  missing,
  not,
  occupations,
  roundsLeft,
  vegetablesHarvested,
} from '../../quantity';

/** The food providers of deck B. */
export const foodProvider = [
  card('wage', 'B7', {
    play: seq(
      gain({ food: 2 }),
      gainPer({ food: 1 }, majorsNamed('clay-oven', 'stone-oven', 'joinery', 'pottery', 'basketmaker')),
    ),
  }),
  card('butter-churn', 'B50', {
    cost: { wood: 1 },
    needs: atMost(3, occupations),
    points: 1,
    on: on(
      fieldPhaseStarts,
      seq(gainPer({ food: 1 }, every(3, goods('sheep'))), gainPer({ food: 1 }, every(2, goods('cattle')))),
    ),
  }),
  card('sculpture-course', 'B53', {
    cost: { grain: 1 },
    on: on(
      roundEnds,
      may(oneOf({ wood: pay({ wood: 1 }, gain({ food: 2 })), stone: pay({ stone: 1 }, gain({ food: 4 })) })),
      not(harvestRound),
    ),
  }),
  card('maintenance-premium', 'B55', {
    needs: atLeast(2, occupations),
    keeps: goodsOnCard(3, 'food'),
    on: [
      on(iUse(accumulating('wood')), { do: 'unlay', get: gain({ food: 1 }) }),
      on(iRenovate, { do: 'lay', count: missing(3, laid) }),
    ],
  }),
  card('scullery', 'B57', {
    cost: { wood: 1, clay: 1 },
    on: on(roundStarts, gain({ food: 1 }), house('wood')),
  }),
  card('crack-weeder', 'B58', {
    cost: { wood: 1 },
    play: gain({ food: 1 }),
    on: on(fieldPhaseHarvest, gainPer({ food: 1 }, vegetablesHarvested)),
  }),
  card('manservant', 'B107', {
    on: on(settled, once('game', nextRounds(roundsLeft, { food: 3 })), house('stone')),
  }),
  card('rustic', 'B111', {
    on: on(iBuildRooms, seq(gainPer({ food: 2 }, built), points(1, built)), house('clay')),
  }),
];
