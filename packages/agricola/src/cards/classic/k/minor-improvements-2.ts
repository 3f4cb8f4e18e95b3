import { gain, nextRounds } from '../../../effect-words';
import { card } from '../../card';
import { iUse, on } from '../../listener';
import { atLeast, occupations, rooms, vegetableFields } from '../../quantity';

/** The minor improvements of deck K from K119 to K132. */
export const minorImprovements2 = [
  card('wooden-strongbox-2007', 'K123', {
    cost: { wood: 1 },
    score: { steps: { 5: 2, 6: 4 }, of: rooms },
  }),
  card('corn-sheaf-2007', 'K129', { play: gain({ grain: 1 }) }),
  card('herb-garden-2007', 'K130', {
    needs: atLeast(1, vegetableFields),
    points: 1,
    play: nextRounds(5, { food: 1 }),
  }),
  card('clay-pit-2007', 'K131', {
    needs: atLeast(3, occupations),
    points: 1,
    on: on(iUse('day-laborer'), gain({ clay: 3 })),
  }),
];
