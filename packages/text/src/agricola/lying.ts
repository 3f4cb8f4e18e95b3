import type { Ruleset } from '@furrow/agricola/ruleset';
import { extrasOn } from '@furrow/agricola/spaces/extras';
import { goodNumber } from '@furrow/agricola/state/goods';
import type { State } from '@furrow/agricola/state/state';
import type { Amounts } from '@furrow/farm/goods';

/** What lies on a space; undefined if it is no space on which anything is laid. */
export function lyingOn(rules: Ruleset, state: State, space: number): Amounts | undefined {
  const refill = rules.spaces[space]?.refill;
  const besides = extrasOn(state, space);
  if (refill === undefined) return besides.length === 0 ? undefined : besides;
  return state.piles[space] === 0 ? besides : [[goodNumber(refill.good), state.piles[space]], ...besides];
}
