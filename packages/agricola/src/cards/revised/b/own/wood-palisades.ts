import { card } from '../../../card';
import { rim } from '../../../memory';
import { marked } from '../../../quantity';

/** Palisades at the rim of the farmyard. */
export const woodPalisades = card('wood-palisades', 'B30', {
  cost: { food: 1 },
  keeps: rim,
  score: { each: 1, of: marked },
  own: { farm: { palisadeWood: 2 } },
});
