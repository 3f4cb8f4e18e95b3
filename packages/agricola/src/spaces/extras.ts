import type { Amounts } from '@furrow/farm/goods';
import type { Words } from '@furrow/kernel/words';
import type { Ruleset } from '../ruleset';
import { goodNumber } from '../state/goods';
import type { SpaceNumber } from '../state/numbers';
import type { State } from '../state/state';
import { goodWords } from '../vocabulary/words';

/** Goods that lie on spaces besides what accumulates there: `ENTRY` numbers for each, the space, the good, how many. */
const ENTRY = 3;

/** How entries are written. */
export const extraColumns = (space: Words): readonly (Words | undefined)[] => [space, goodWords, undefined];

/** Lays goods on a space; whoever uses it next gets them. */
export function layOnSpace(
  { spaces }: Ruleset,
  { piles, extras }: State,
  space: SpaceNumber,
  good: number,
  count: number,
): void {
  const { refill } = spaces[space];
  if (refill !== undefined && goodNumber(refill.good) === good) piles[space] += count;
  else extras.push(space, good, count);
}

/** What lies on a space besides what accumulates there. */
export function extrasOn({ extras }: State, space: SpaceNumber): Amounts {
  if (extras.length === 0) return NOTHING;
  const found = new Map<number, number>();
  for (let i = 0; i < extras.length; i += ENTRY)
    if (extras[i] === space) found.set(extras[i + 1], (found.get(extras[i + 1]) ?? 0) + extras[i + 2]);
  return [...found];
}

/** Takes it off. */
export function takeExtras(state: State, space: SpaceNumber): Amounts {
  const found = extrasOn(state, space);
  for (let i = state.extras.length - ENTRY; i >= 0; i -= ENTRY)
    if (state.extras[i] === space) state.extras.splice(i, ENTRY);
  return found;
}

const NOTHING: Amounts = [];
