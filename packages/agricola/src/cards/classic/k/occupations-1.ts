import { swap } from '../../../payment/modifier';
import { card } from '../../card';

/** The occupations of deck K from K266 to K281. */
export const occupations1 = [
  card('frame-builder-2007', 'K272', {
    price: [
      swap([{ clay: 1 }, { stone: 1 }], { wood: 1 }, 'renovation'),
      swap([{ clay: 2 }, { stone: 2 }], { wood: 1 }, 'room'),
    ],
  }),
  card('organic-farmer-2007', 'K274', {
    score: { each: 1, of: { count: 'custom', name: 'roomy-pastures' } },
  }),
];
