import { gain, gainPer, nextRounds } from '../../../effect-words';
import { card } from '../../card';
import { onEvenRounds } from '../../later-rounds';
import { fieldPhaseStarts, on } from '../../listener';
import { atLeast, goods, occupations, reached } from '../../quantity';

/** The minor improvements of deck K from K133 to K146, and K339. */
export const minorImprovements3 = [
  card('milking-stool-2007', 'K133', {
    cost: { wood: 1 },
    needs: atLeast(2, occupations),
    on: on(fieldPhaseStarts, gainPer({ food: 1 }, reached(goods('cattle'), 1, 3, 5))),
    score: { each: 1, of: goods('cattle'), every: 2 },
  }),
  card('swan-lake-2007', 'K140', {
    needs: atLeast(4, occupations),
    points: 2,
    play: nextRounds(5, { food: 1 }),
  }),
  card('boar-breeding-2007', 'K141', {
    cost: { food: 1 },
    play: gain({ boar: 1 }),
  }),
  card('stone-cart-2007', 'K142', {
    cost: { wood: 2 },
    needs: atLeast(2, occupations),
    play: onEvenRounds({ stone: 1 }),
  }),
  card('stone-exchange-2007', 'K143', {
    cost: [{ wood: 2 }, { clay: 2 }],
    play: gain({ stone: 2 }),
  }),
  card('loom-2007', 'K146', {
    cost: { wood: 2 },
    needs: atLeast(2, occupations),
    points: 1,
    on: on(fieldPhaseStarts, gainPer({ food: 1 }, reached(goods('sheep'), 1, 4, 7))),
    score: { each: 1, of: goods('sheep'), every: 3 },
  }),
];
