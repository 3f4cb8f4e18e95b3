import { count } from '@furrow/farm/grid';
import { card } from '../../../card';

/** Crops in small pastures. */
export const loveForAgriculture = card('love-for-agriculture', 'B72', {
  own: { farm: { sowsPasture: (pasture) => count(pasture) <= 2 } },
});
