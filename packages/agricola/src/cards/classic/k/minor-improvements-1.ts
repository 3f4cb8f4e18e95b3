import { bake, gain, may, nextRounds } from '../../../effect-words';
import { card } from '../../card';
import { onEvenRounds, onRoundsStill } from '../../later-rounds';
import { iPlayOccupation, iUse, on } from '../../listener';
import { atLeast, improvements, occupations } from '../../quantity';

/** The minor improvements of deck K from K105 to K118. */
export const minorImprovements1 = [
  card('lumber-2007', 'K107', {
    cost: { stone: 1 },
    play: gain({ wood: 3 }),
  }),
  card('beehive-2007', 'K108', {
    needs: [atLeast(2, improvements), atLeast(3, occupations)],
    points: 1,
    play: onEvenRounds({ food: 2 }),
  }),
  card('bread-paddle-2007', 'K111', {
    cost: { wood: 1 },
    on: on(iPlayOccupation, may(bake)),
  }),
  card('flail-2007', 'K113', {
    cost: { wood: 1 },
    needs: atLeast(1, occupations),
    on: on(iUse('plow', 'plow-sow'), may(bake)),
  }),
  card('duck-pond-2007', 'K114', {
    needs: atLeast(2, occupations),
    points: 1,
    play: nextRounds(3, { food: 1 }),
  }),
  card('granary-2007', 'K116', {
    cost: [{ wood: 3 }, { clay: 3 }],
    points: 1,
    play: onRoundsStill({ grain: 1 }, 8, 10, 12),
  }),
];
