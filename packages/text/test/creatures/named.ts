import { findBuilding } from '@furrow/creatures/buildings/index';
import { amounts, type Goods } from '@furrow/creatures/goods';
import type { Amounts } from '@furrow/farm/goods';
import { known } from '@furrow/testkit/notated-game';

/** Amounts by name. */
export const of = (goods: Goods): Amounts => amounts(goods);

/** The number of a building by its id. */
export function numberOf(id: string): number {
  return known(findBuilding(id), id).number;
}
