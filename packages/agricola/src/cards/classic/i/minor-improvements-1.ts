import { bake, gain, gainPer, may, nextRounds, once, pay, plow, upTo } from '../../../effects/effect-words';
import { card } from '../../card';
import { byOthers, feedingPhase, iPlow, iUse, on } from '../../listener';
import { counter } from '../../memory';
import {
  all,
  atLeast,
  atMost,
  completedRounds,
  custom,
  exactly,
  fieldTiles,
  not,
  occupations,
  round,
  vegetableFields,
} from '../../quantity';

/** The minor improvements of deck I from I63 to I76. */
export const minorImprovements1 = [
  card('moldboard-plow-2007', 'I63', {
    cost: { wood: 2 },
    needs: atLeast(1, occupations),
    tool: 'plow',
    keeps: counter(2),
    on: on(iUse('plow'), may({ do: 'unlay', get: plow })),
  }),
  card('alms-2007', 'I64', {
    needs: exactly(0, occupations),
    play: gainPer({ food: 1 }, completedRounds),
  }),
  card('bakers-kitchen-2007', 'I65', {
    cost: { stone: 2 },
    returns: ['oven'],
    points: 4,
    play: may(bake),
    bakes: { atMost: 2, food: 5 },
  }),
  card('village-well-2007', 'I66', {
    returns: ['well'],
    points: 5,
    play: nextRounds(3, { food: 1 }),
  }),
  card('threshing-board-2007', 'I67', {
    cost: { wood: 2 },
    needs: atLeast(2, occupations),
    points: 1,
    on: on(iUse('plow', 'plow-sow'), may(bake)),
  }),
  card('strawberry-patch-2007', 'I69', {
    needs: atLeast(2, vegetableFields),
    points: 2,
    play: nextRounds(3, { food: 1 }),
  }),
  card('punner-2007', 'I70', {
    cost: { wood: 1 },
    helpsPlowing: true,
    on: on(byOthers(iPlow), once('turn', may(plow)), custom('tool-used')),
  }),
  card('holiday-house-2007', 'I71', {
    cost: [
      { wood: 3, reed: 2 },
      { clay: 3, reed: 2 },
    ],
    needs: atMost(13, round),
    points: 8,
    rests: 14,
  }),
  card('goose-pond-2007', 'I72', {
    needs: atLeast(3, occupations),
    points: 1,
    play: nextRounds(4, { food: 1 }),
  }),
  card('grain-cart-2007', 'I74', {
    cost: { wood: 2 },
    needs: atLeast(2, occupations),
    on: on(iUse('grain'), gain({ grain: 2 })),
  }),
  card('hand-mill-2007', 'I75', {
    cost: { stone: 1 },
    on: on(feedingPhase, upTo(2, pay({ grain: 1 }, gain({ food: 2 })))),
  }),
  card('rake-2007', 'I76', {
    cost: { wood: 1 },
    score: [
      { points: 2, when: all(atLeast(5, fieldTiles), not(custom('plow-helper-played'))) },
      { points: 2, when: all(atLeast(6, fieldTiles), custom('plow-helper-played')) },
    ],
  }),
];
