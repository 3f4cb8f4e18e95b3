import { findBuilding } from '@furrow/creatures/buildings/index';
import { type Amounts, amounts, type Goods } from '@furrow/creatures/goods';

/** For every kind at least one sample; a kind without one does not compile. */
export type Samples<U, K extends keyof U> = {
  readonly [T in U[K] & string]: readonly Extract<U, Readonly<Record<K, T>>>[];
};

/** Amounts by name. */
export const of = (goods: Goods): Amounts => amounts(goods);

/** The number of a building by its id. */
export function numberOf(id: string): number {
  const found = findBuilding(id);
  if (found === undefined) throw new Error(`no building '${id}'`);
  return found.number;
}
