import {
  anyMajor,
  fromStep,
  gain,
  growWithRoom,
  majorOrMinor,
  may,
  moveOn,
  occupation,
  oneOf,
  pay,
  playMinor,
  trade,
  upTo,
} from '../../../effects/effect-words';
import { lessAnyFor, onlyIf, swap } from '../../../payment/modifier';
import { card } from '../../card';
import {
  afterIUse,
  byOthers,
  iBuildRooms,
  iCook,
  iGetOnSpace,
  iPlayOccupation,
  iTook,
  iUse,
  on,
  roundStarts,
  workEnds,
} from '../../listener';
import { counter, goodsOnCard } from '../../memory';
import {
  atLeast,
  boarCooked,
  built,
  cattleCooked,
  custom,
  house,
  laid,
  laidOf,
  reached,
  roundsLeft,
  sum,
  taken,
} from '../../quantity';
import { adopt } from '../../revised/a/own/adoptive-parents';

/** The spaces with the Traveling Players. */
const PLAYERS = ['traveling-players', '5-room-or-players'] as const;

import { forester } from './own/forester';

/** The improvements that turn building resources into food. */
const CRAFTS = ['joinery', 'pottery', 'basketmaker'] as const;

/** The occupations of deck K from K266 to K281. */
export const occupations1 = [
  card('serf-2007', 'K266', {
    on: on(
      iUse('sow-bake'),
      oneOf({ grain: gain({ grain: 1 }), vegetable: pay({ grain: 1 }, gain({ vegetable: 1 })) }),
    ),
  }),
  card('adoptive-parents-2007', 'K267', { on: on(iTook('grow'), trade({ food: 1 }, adopt)) }),
  card('pieceworker-2007', 'K268', {
    on: [
      on(iGetOnSpace('wood'), trade({ food: 1 }, gain({ wood: 1 }))),
      on(iGetOnSpace('clay'), trade({ food: 1 }, gain({ clay: 1 }))),
      on(iGetOnSpace('reed'), trade({ food: 1 }, gain({ reed: 1 }))),
      on(iGetOnSpace('stone'), trade({ food: 1 }, gain({ stone: 1 }))),
      on(iGetOnSpace('grain'), trade({ food: 1 }, gain({ grain: 1 }))),
      on(iGetOnSpace('vegetable'), trade({ food: 2 }, gain({ vegetable: 1 }))),
    ],
  }),
  card('acrobat-2007', 'K269', {
    keeps: counter(),
    on: [
      on(afterIUse(...PLAYERS), { do: 'lay', count: 1 }, atLeast(1, taken)),
      on(workEnds, { do: 'unlay', get: may(moveOn(PLAYERS, 'grain', 'plow', 'plow-sow')) }),
    ],
  }),
  card('wet-nurse-2007', 'K270', { on: on(iBuildRooms, upTo(built, pay({ food: 1 }, growWithRoom))) }),
  card('educator-2007', 'K271', { on: on(byOthers(iPlayOccupation), may(occupation(3, 3, 3, 2))) }),
  card('frame-builder-2007', 'K272', {
    price: [
      swap([{ clay: 1 }, { stone: 1 }], { wood: 1 }, 'renovation'),
      swap([{ clay: 2 }, { stone: 2 }], { wood: 1 }, 'room'),
    ],
  }),
  card('basin-maker-2007', 'K273', {
    keeps: goodsOnCard(0, 'wood'),
    on: on(
      iCook('boar'),
      upTo(sum(boarCooked, boarCooked), pay({ wood: 1 }, { do: 'lay', count: 1, good: 'wood' })),
    ),
    score: [
      { each: 1, of: laid },
      { each: -1, of: reached(laid, 1, 4, 7, 10) },
    ],
  }),
  card('organic-farmer-2007', 'K274', {
    score: { each: 1, of: { count: 'custom', name: 'roomy-pastures' } },
  }),
  card('perpetual-student-2007', 'K275', { byLot: { food: 3 } }),
  card('constable-2007', 'K276', {
    play: fromStep(roundsLeft, {
      1: gain({ wood: 1 }),
      3: gain({ wood: 2 }),
      6: gain({ wood: 3 }),
      9: gain({ wood: 4 }),
    }),
    score: { points: 5, when: custom('no-points-lost'), everyone: true },
  }),
  card('manufacturer-2007', 'K277', {
    asMinor: { majors: CRAFTS, when: house('clay', 'stone') },
    price: onlyIf(house('clay', 'stone'), lessAnyFor(2, ...CRAFTS)),
  }),
  forester,
  card('scholar-2007', 'K279', {
    on: on(roundStarts, may(oneOf({ occupation: occupation(1), improvement: majorOrMinor })), house('stone')),
  }),
  card('tanner-2007', 'K280', {
    keeps: goodsOnCard(0, 'boar', 'cattle'),
    on: [
      on(iCook('boar'), { do: 'lay', count: boarCooked, good: 'boar' }),
      on(iCook('cattle'), { do: 'lay', count: cattleCooked, good: 'cattle' }),
    ],
    score: [
      { steps: { 2: 1, 4: 2, 6: 3 }, of: laidOf('boar') },
      { steps: { 2: 1, 3: 2, 4: 3 }, of: laidOf('cattle') },
    ],
  }),
  card('traveling-salesman-2007', 'K281', {
    instead: [
      { of: 'minor', get: anyMajor, onSpace: true },
      { of: 'improvement', get: { do: 'then', first: playMinor, after: playMinor }, onSpace: true },
    ],
  }),
];
