import type { Declaration } from '@furrow/creatures/building';
import { buildings } from '@furrow/creatures/buildings/index';

/** The numbers of the special buildings that count as stalls. */
export const SPECIAL_STALLS: readonly number[] = buildings
  .filter((one) => one.counts === 'stall' && one.kind !== 'tile')
  .map((one) => one.number);

/** The numbers of the buildings that declare something: whoever speaks of that rule can name them. */
export function buildingsWith(field: keyof Declaration): readonly number[] {
  return buildings.filter((one) => one[field] !== undefined).map((one) => one.number);
}
