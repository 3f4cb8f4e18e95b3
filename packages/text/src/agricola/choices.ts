import { GRAIN, VEGETABLE } from '@furrow/agricola/state/goods';

/** What an occupation costs: the same always, or so much for the first of a game and another price later. */
export interface OccupationPrice {
  /** How many have the first price; 0 if all cost the same. */
  readonly firsts: number;
  readonly first: number;
  readonly later: number;
}

/** The price of an occupation by how many were played before, of which the last repeats. */
export function occupationPrice(food: readonly number[]): OccupationPrice {
  const later = food[food.length - 1];
  return { firsts: food.filter((price) => price !== later).length, first: food[0], later };
}

/** AG-R705: how many of a crop a field holds when 1 of it has been sown there. */
export function yieldOf(crop: number): number {
  const yields: Readonly<Record<number, number>> = { [GRAIN]: 3, [VEGETABLE]: 2 };
  return yields[crop];
}
