import type { Card } from '@furrow/agricola/cards/card';
import { FOOD } from '@furrow/agricola/goods';

/** Whether the cost of a card is the individual cost of an occupation, and whether there is food in it. */
export function individualCost({ kind, prices }: Card): { readonly is: boolean; readonly food: boolean } {
  const is = kind === 'occupation';
  return { is, food: is && prices.some((price) => price.some(([good]) => good === FOOD)) };
}
