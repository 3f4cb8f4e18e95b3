import { card } from '../../../card';
import { atLeast, occupations } from '../../../quantity';
import { plantedWood } from '../../planted-wood';

/** Wood grows on the card as grain does on fields. */
export const copse = card('copse-2007', 'I78', {
  cost: { wood: 2 },
  needs: atLeast(1, occupations),
  points: 1,
  ...plantedWood(2, { plant: 'plant-copse', fell: 'fell-copse' }),
});
