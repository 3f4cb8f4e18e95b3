import { goodNumber } from '@furrow/agricola/goods';
import type { Ruleset } from '@furrow/agricola/ruleset';
import type { State } from '@furrow/agricola/state';
import type { Amounts } from '@furrow/farm/goods';

/** What lies on a space; undefined if it is no space on which anything is laid. */
export function lyingOn(rules: Ruleset, state: State, space: number): Amounts | undefined {
  const refill = rules.spaces[space]?.refill;
  if (refill === undefined) return undefined;
  return state.piles[space] === 0 ? [] : [[goodNumber(refill.good), state.piles[space]]];
}
