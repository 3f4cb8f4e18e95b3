import {
  build,
  gain,
  gainPer,
  may,
  nextRounds,
  occupation,
  once,
  renovate,
  trade,
  when,
} from '../../../effects/effect-words';
import { card } from '../../card';
import { onEvenRounds, onRoundsStill } from '../../later-rounds';
import { fieldPhaseStarts, iHarvest, iPlayOccupation, on } from '../../listener';
import { atLeast, custom, goods, house, occupations, reached, usedInTurn } from '../../quantity';

/** The minor improvements of deck E from E43 to E52. */
export const minorImprovements4 = [
  card('fruit-tree-2007', 'E43', {
    needs: atLeast(3, occupations),
    points: 1,
    play: onRoundsStill({ food: 1 }, 8, 9, 10, 11, 12, 13, 14),
  }),
  card('outhouse-2007', 'E44', {
    cost: { wood: 1, clay: 1 },
    needs: custom('another-untaught'),
    points: 2,
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
  card('lettuce-patch-2007', 'E47', {
    needs: atLeast(3, occupations),
    points: 1,
    field: 'vegetable',
    on: on(iHarvest('vegetable'), trade({ vegetable: 1 }, gain({ food: 4 })), custom('harvested-here')),
  }),
  card('reed-pond-2007', 'E48', {
    needs: atLeast(3, occupations),
    points: 1,
    play: nextRounds(3, { reed: 1 }),
  }),
  card('writing-desk-2007', 'E49', {
    cost: { wood: 1 },
    needs: atLeast(2, occupations),
    points: 1,
    on: on(
      iPlayOccupation,
      once('turn', may(occupation(2))),
      usedInTurn('occupation', '3-occupation', '4-occupation', '5-occupation-or-growth'),
    ),
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
