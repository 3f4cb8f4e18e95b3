import type { Effect } from '@furrow/agricola/effect';
import { amounts, BUILDING_RESOURCES, GRAIN, goodNumber, VEGETABLE } from '@furrow/agricola/goods';
import { singlesIn } from '../amounts';

const RESOURCES = BUILDING_RESOURCES.map(goodNumber).join();

/** The goods to choose from, by number, if the effect is to take 1 of one of them. */
export function singleGoods(effect: Effect): readonly number[] | undefined {
  if (effect.do !== 'oneOf') return undefined;
  return singlesIn(
    Object.values(effect.options).map((one) =>
      one.do === 'gain' && one.times === undefined ? amounts(one.goods) : [],
    ),
  );
}

/** How many building resources of choice an effect gives; 0 if it is anything else. */
export function resourcesIn(effect: Effect): number {
  if (effect.do === 'seq')
    return effect.steps.every((step) => resourcesIn(step) === 1) ? effect.steps.length : 0;
  return singleGoods(effect)?.join() === RESOURCES ? 1 : 0;
}

/** The effects that a choice between effects comes down to. */
export function choicesIn(effect: Effect): readonly Effect[] {
  return effect.do === 'oneOf' && singleGoods(effect) === undefined
    ? Object.values(effect.options)
    : [effect];
}

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
