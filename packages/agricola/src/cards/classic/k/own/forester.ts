import { card } from '../../../card';
import { plantedWood } from '../../planted-wood';

/** Wood grows on the card as grain does on fields. */
export const forester = card(
  'forester-2007',
  'K278',
  plantedWood(3, { plant: 'plant-wood', fell: 'fell-wood' }),
);
