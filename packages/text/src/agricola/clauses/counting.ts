import type { SpaceId } from '@furrow/agricola/boards/space-ids';
import type { Brought } from '@furrow/agricola/brought';
import type { CustomQuantity } from '@furrow/agricola/cards/custom/names';

import type { Counted, Quantity } from '@furrow/agricola/cards/quantity';
import { ANIMALS, type Good, GRAIN, goodNumber, VEGETABLE } from '@furrow/agricola/goods';

/** What is counted: things that have one word, or what is made of others. */
export type Counting =
  | { readonly count: 'things'; readonly things: Counted }
  /** Goods by number, any of them: animals on the farm, everything else in the supply. */
  | { readonly count: 'goods'; readonly goods: readonly number[]; readonly onFarm: boolean }
  /** Goods that lie on a space. */
  | { readonly count: 'lying'; readonly space: SpaceId }
  /** How many of these numbers are reached. */
  | { readonly count: 'steps'; readonly of: Counting; readonly from: readonly number[] }
  /** How many are missing to a number. */
  | { readonly count: 'missing'; readonly of: Counting; readonly to: number }
  /** How many times there is one of each. */
  | { readonly count: 'sets'; readonly of: readonly Counting[] }
  /** All of these together. */
  | { readonly count: 'sum'; readonly of: readonly Counting[] }
  /** What the occasion brings. */
  | { readonly count: 'those'; readonly those: Those }
  /** What one card counts, by name. */
  | { readonly count: 'own'; readonly name: CustomQuantity };

/** What an occasion is about: goods (by number, if they are of one kind) that lie there or were taken, or what was `made`. */
export interface Those {
  readonly become?: 'lie' | 'taken' | 'built' | 'sown' | 'baked' | 'harvested' | 'emptied';
  readonly good?: number;
  readonly made?: 'rooms' | 'stables' | 'fences';
}

/** What is brought besides what its occasion is about. */
const BROUGHT: Partial<Readonly<Record<Brought, Those>>> = {
  vegetablesSown: { become: 'sown', good: VEGETABLE },
  grainHarvested: { become: 'harvested', good: GRAIN },
  vegetablesHarvested: { become: 'harvested', good: VEGETABLE },
  grainEmptied: { become: 'emptied', good: GRAIN },
  vegetablesEmptied: { become: 'emptied', good: VEGETABLE },
};

/** What a quantity counts; `those`: what its occasion is about. */
export function countingOf(quantity: Quantity, those: Those = {}): Counting {
  const inside = (one: Quantity) => countingOf(one, those);
  switch (quantity.count) {
    case 'goods': {
      const onFarm = quantity.of.every((good) => (ANIMALS as readonly Good[]).includes(good));
      return { count: 'goods', goods: quantity.of.map(goodNumber), onFarm };
    }
    case 'lying':
      return { count: 'lying', space: quantity.on };
    case 'reached':
      return { count: 'steps', of: inside(quantity.of), from: quantity.from };
    case 'missing':
      return { count: 'missing', of: inside(quantity.of), to: quantity.to };
    case 'least':
      return { count: 'sets', of: quantity.of.map(inside) };
    case 'sum':
      return { count: 'sum', of: quantity.of.map(inside) };
    case 'brought':
      return { count: 'those', those: BROUGHT[quantity.what] ?? those };
    case 'custom':
      return { count: 'own', name: quantity.name };
    default:
      return { count: 'things', things: quantity.count };
  }
}
