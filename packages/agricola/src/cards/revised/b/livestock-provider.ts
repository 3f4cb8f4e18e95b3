import { gain, nextRounds, pay, roundsLater, trade } from '../../../effect';
import { card } from '../../card';
import { iUse, on } from '../../listener';
import { pile } from '../../memory';
import { atLeast, occupations } from '../../quantity';

/** The livestock providers of deck B. */
export const livestockProvider = [
  card('muddy-puddles', 'B83', {
    cost: { clay: 2 },
    keeps: pile('sheep', 'food', 'cattle', 'food', 'boar'),
    anytime: pay({ clay: 1 }, { do: 'topOfPile' }),
  }),
  card('acorns-basket', 'B84', {
    cost: { reed: 1 },
    needs: atLeast(3, occupations),
    play: nextRounds(2, { boar: 1 }),
  }),
  card('sheep-whisperer', 'B164', {
    play: roundsLater({ sheep: 1 }, 2, 5, 8, 10),
  }),
  card('cattle-feeder', 'B166', {
    on: on(iUse('grain-seeds'), trade({ food: 1 }, gain({ cattle: 1 }))),
  }),
];
