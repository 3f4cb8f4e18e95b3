import { gainPer, may, once, pay, points } from '../../../effect';
import { card } from '../../card';
import { feedingPhase, fieldPhaseStarts, harvestEnds, on } from '../../listener';
import { all, anyoneOwns, atLeast, atMost, goods, occupations, reached, round } from '../../quantity';

/** Once a harvest. */
const pointForFood = may(once('round', pay({ food: 2 }, points(1))));

/** The points providers of deck B. */
export const pointsProvider = [
  card('loom', 'B39', {
    cost: { wood: 2 },
    needs: atLeast(2, occupations),
    points: 1,
    on: on(fieldPhaseStarts, gainPer({ food: 1 }, reached(goods('sheep'), 1, 4, 7))),
    score: { each: 1, of: goods('sheep'), every: 3 },
  }),
  card('furniture-carpenter', 'B101', {
    on: [
      on(feedingPhase, pointForFood, anyoneOwns('joinery')),
      on(harvestEnds, pointForFood, all(anyoneOwns('joinery'), atMost(13, round))),
    ],
  }),
];
