import { extrasOn } from '@furrow/agricola/extras';
import { goodNumber } from '@furrow/agricola/goods';
import type { Ruleset } from '@furrow/agricola/ruleset';
import type { State } from '@furrow/agricola/state';
import type { Amounts } from '@furrow/farm/goods';

/** What lies on a space; undefined if it is no space on which anything is laid. */
export function lyingOn(rules: Ruleset, state: State, space: number): Amounts | undefined {
  const refill = rules.spaces[space]?.refill;
  const besides = extrasOn(state, space);
  if (refill === undefined) return besides.length === 0 ? undefined : besides;
  return state.piles[space] === 0 ? besides : [[goodNumber(refill.good), state.piles[space]], ...besides];
}
