import { gain, gainPer, once, pay, payActor, points, seq, trade, upTo } from '../../../effect';
import { card } from '../../card';
import { accumulating, byOthers, iRenovate, iTake, on, othersUse, settled } from '../../listener';
import {
  asManyAsRound,
  atLeast,
  atMost,
  completedHarvests,
  exactly,
  goods,
  grainFields,
  improvements,
  occupations,
  roundsLeft,
  unusedSpaces,
} from '../../quantity';

/** The points providers of deck A. */
export const pointsProvider = [
  card('baking-sheet', 'A30', {
    needs: exactly(0, grainFields),
    on: on(iTake('bake'), trade({ grain: 1 }, seq(gain({ food: 2 }), points(1)))),
  }),
  card('big-country', 'A33', {
    needs: atMost(0, unusedSpaces),
    play: seq(points(1, roundsLeft), gainPer({ food: 2 }, roundsLeft)),
  }),
  card('facades-carving', 'A36', {
    cost: { clay: 2 },
    needs: asManyAsRound(goods('wood')),
    play: upTo(completedHarvests, pay({ food: 1 }, points(1))),
  }),
  card('bucksaw', 'A37', {
    cost: { wood: 1 },
    on: on(iRenovate, trade({ wood: 1 }, seq(gain({ grain: 1 }), points(1)))),
  }),
  card('chapel', 'A39', {
    cost: { wood: 3, clay: 2 },
    needs: atLeast(2, occupations),
    points: 3,
    space: { for: 'all', effect: points(3), toll: { grain: 1 } },
  }),
  card('publican', 'A132', {
    on: on(byOthers(iTake('sow')), payActor({ grain: 1 }, points(1))),
  }),
  card('braggart', 'A133', {
    score: { steps: { 5: 2, 6: 3, 7: 4, 8: 5, 9: 7, 10: 9 }, of: improvements },
  }),
  card('pig-owner', 'A153', {
    on: on(settled, once('game', points(3)), atLeast(5, goods('boar'))),
  }),
  card('paymaster', 'A154', {
    on: on(othersUse(accumulating('food')), payActor({ grain: 1 }, points(1))),
  }),
];
