import { AUTUMN, SPRING, SUMMER, type Variant, WINTER } from '../options/variant';
import type { Bought } from '../payment/modifier';
import type { PriceChange } from '../payment/reachable-prices';
import type { Space } from '../spaces/space';
import { BUILDING_RESOURCES, CLAY, FOOD, goodNumber, REED, STONE, WOOD } from '../state/goods';
import type { State } from '../state/state';

/** Whether a season is in force. */
export function isSeason(state: State, variant: Variant, season: number): boolean {
  return variant.startSeason !== undefined && state.season === season;
}

/** AG-V50: what each season adds to (or takes from) every space of a good when it is replenished. */
const SHIFTS: Readonly<Record<number, Readonly<Record<number, number>>>> = {
  [WINTER]: { [CLAY]: -1, [REED]: -1 },
  [SPRING]: { [WOOD]: -1, [STONE]: 1 },
  [SUMMER]: { [CLAY]: 1, [STONE]: -1 },
  [AUTUMN]: { [WOOD]: 1, [REED]: 1 },
};

/** How the season changes a space in the preparation phase. */
export function seasonShift(state: State, variant: Variant, space: Space): number {
  if (variant.startSeason === undefined || space.refill === undefined) return 0;
  const good = goodNumber(space.refill.good);
  if (good === FOOD) return space.concept === 'fishing' && state.season === SUMMER ? 1 : 0;
  return SHIFTS[state.season][good] ?? 0;
}

/** Winter: up to and including round 11 nobody can fish. */
export function isFrozen(state: State, variant: Variant, space: Space): boolean {
  return space.concept === 'fishing' && state.round <= 11 && isSeason(state, variant, WINTER);
}

/** Winter: what plowing a field costs. */
export function plowPrice(state: State, variant: Variant): readonly (readonly [number, number])[] {
  return isSeason(state, variant, WINTER) ? ONE_FOOD : FREE;
}

const ONE_FOOD = [[FOOD, 1]] as const;
const FREE: readonly (readonly [number, number])[] = [];

/** Spring: how many of the fences built with one action are free, if at least one is paid. */
function freeFences(state: State, variant: Variant): number {
  return isSeason(state, variant, SPRING) ? 2 : 0;
}

/** AG-Q67: the wood for so many fences. */
export function fenceWood(state: State, variant: Variant, fences: number): number {
  return fences === 0 ? 0 : Math.max(1, fences - freeFences(state, variant));
}

/** Autumn: each major improvement costs 1 building resource less. */
export function seasonChanges(state: State, variant: Variant, what: Bought): readonly PriceChange[] {
  return what === 'major' && isSeason(state, variant, AUTUMN) ? ONE_RESOURCE_LESS : NONE;
}

const ONE_RESOURCE_LESS: readonly PriceChange[] = [{ lessOneOf: BUILDING_RESOURCES.map(goodNumber) }];
const NONE: readonly PriceChange[] = [];
