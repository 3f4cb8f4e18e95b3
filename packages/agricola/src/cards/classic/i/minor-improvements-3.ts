import { gain, points } from '../../../effect-words';
import { card } from '../../card';
import { atLeast, occupations } from '../../quantity';

/** The minor improvements of deck I from I91 to I104, and I337. */
export const minorImprovements3 = [
  card('reed-exchange-2007', 'I96', {
    cost: [{ wood: 2 }, { clay: 2 }],
    play: gain({ reed: 2 }),
  }),
  card('tavern-2007', 'I100', {
    cost: { wood: 2, stone: 2 },
    points: 2,
    space: {
      for: 'all',
      effect: gain({ food: 3 }),
      orOwner: points(2),
    },
  }),
  card('weekly-market-2007', 'I104', {
    cost: { grain: 3 },
    play: gain({ vegetable: 2 }),
  }),
  card('clay-deposit-2007', 'I337', {
    needs: atLeast(3, occupations),
    space: {
      for: 'all',
      effect: gain({ clay: 5 }),
      orOwner: points(2),
      toll: { food: 1 },
    },
  }),
];
