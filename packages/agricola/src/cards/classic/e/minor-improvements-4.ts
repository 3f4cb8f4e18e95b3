import { build, gainPer, nextRounds, renovate, when } from '../../../effect-words';
import { card } from '../../card';
import { onEvenRounds, onRoundsStill } from '../../later-rounds';
import { fieldPhaseStarts, on } from '../../listener';
import { atLeast, goods, house, occupations, reached } from '../../quantity';

/** The minor improvements of deck E from E43 to E52. */
export const minorImprovements4 = [
  card('fruit-tree-2007', 'E43', {
    needs: atLeast(3, occupations),
    points: 1,
    play: onRoundsStill({ food: 1 }, 8, 9, 10, 11, 12, 13, 14),
  }),
  card('private-forest-2007', 'E45', {
    cost: { food: 2 },
    play: onEvenRounds({ wood: 1 }),
  }),
  card('sack-cart-2007', 'E46', {
    cost: { wood: 2 },
    needs: atLeast(2, occupations),
    play: onRoundsStill({ grain: 1 }, 5, 8, 11, 14),
  }),
  card('reed-pond-2007', 'E48', {
    needs: atLeast(3, occupations),
    points: 1,
    play: nextRounds(3, { reed: 1 }),
  }),
  card('builders-trowel-2007', 'E50', {
    cost: { wood: 1 },
    anytime: when(house('wood'), renovate),
  }),
  card('spindle-2007', 'E51', {
    cost: { wood: 1 },
    on: on(fieldPhaseStarts, gainPer({ food: 1 }, reached(goods('sheep'), 3, 5))),
  }),
  card('stable-2007', 'E52', {
    cost: { wood: 1 },
    play: build(0, 1, {}),
    mustPlay: true,
  }),
];
