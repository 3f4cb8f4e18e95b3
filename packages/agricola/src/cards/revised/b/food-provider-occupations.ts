import {
  bake,
  fromStep,
  gain,
  gainPer,
  may,
  nextRounds,
  once,
  oneOf,
  pay,
  points,
  seq,
  trade,
  when,
} from '../../../effects/effect-words';
import { card } from '../../card';
import {
  accumulating,
  beforeIPlay,
  beforeRound,
  byOthers,
  homeward,
  iBuildRooms,
  iPlow,
  iUse,
  on,
  settled,
  workEnds,
  workStarts,
} from '../../listener';
import {
  all,
  atLeast,
  atMost,
  built,
  custom,
  done,
  exactly,
  goods,
  house,
  lyingOn,
  occupations,
  round,
  roundsLeft,
} from '../../quantity';

/** The food providers of deck B that are occupations. */
export const foodProviderOccupations = [
  card('moral-crusader', 'B106', { on: on(beforeRound, gain({ food: 1 }), custom('promised')) }),
  card('manservant', 'B107', {
    on: on(settled, once('game', nextRounds(roundsLeft, { food: 3 })), house('stone')),
  }),
  card('oven-firing-boy', 'B108', {
    on: on(iUse(accumulating('wood')), may(bake)),
  }),
  card('pavior', 'B110', {
    on: on(
      workStarts,
      fromStep(round, { 0: gain({ food: 1 }), 14: gain({ vegetable: 1 }) }),
      atLeast(1, goods('stone')),
    ),
  }),
  card('rustic', 'B111', {
    on: on(iBuildRooms, seq(gainPer({ food: 2 }, built), points(1, built)), house('clay')),
  }),
  card('forest-scientist', 'B139', {
    on: on(
      homeward,
      fromStep(round, { 0: gain({ food: 1 }), 5: gain({ food: 2 }) }),
      exactly(0, lyingOn(accumulating('wood'))),
    ),
  }),
  card('farmyard-worker', 'B140', { on: on(workEnds, gain({ food: 2 }), done('stocked')) }),
  card('salter', 'B157', {
    anytime: when(
      custom('animals-housed'),
      oneOf({
        sheep: pay({ sheep: 1 }, nextRounds(3, { food: 1 })),
        boar: pay({ boar: 1 }, nextRounds(5, { food: 1 })),
        cattle: pay({ cattle: 1 }, nextRounds(7, { food: 1 })),
      }),
    ),
  }),
  card('district-manager', 'B158', { on: on(workEnds, gain({ food: 5 }), custom('forest-and-grove-used')) }),
  card('lieutenant-general', 'B159', {
    on: [
      on(byOthers(iPlow), gain({ food: 1 }), all(custom('beside-field-of-actor'), atMost(13, round))),
      on(byOthers(iPlow), gain({ grain: 1 }), all(custom('beside-field-of-actor'), exactly(14, round))),
    ],
  }),
  card('paper-maker', 'B109', {
    on: on(beforeIPlay('occupation'), trade({ wood: 1 }, gainPer({ food: 1 }, occupations))),
  }),
];
