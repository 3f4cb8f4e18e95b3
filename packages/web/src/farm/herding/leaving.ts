import type { DraftAction, DraftState } from '../../decisions/drafts/draft';
import type { CountVerb, Draft } from '../../protocol/draft';
import type { Amount } from '../../protocol/goods';

/** What one animal more outside of the farm does to the number that an answer names: one fewer kept, or one more given. */
const OUTSIDE: Readonly<Partial<Record<CountVerb, number>>> = {
  keep: -1,
  feed: 1,
  convert: 1,
  discard: 1,
};

/** How an animal leaves the farm in an answer that is put together, or comes back; undefined if it cannot. */
export function leaves(
  draft: Draft | undefined,
  state: DraftState | undefined,
  good: string,
  isBack = false,
): DraftAction | undefined {
  if (draft?.of !== 'counts' || state?.of !== 'counts') return undefined;
  const { verb, rows } = draft.ways[state.way];
  const step = OUTSIDE[verb];
  const row = rows.findIndex((one) => one.good === good);
  if (step === undefined || row < 0) return undefined;
  const by = isBack ? -step : step;
  const next = state.counts[state.way][row] + by;
  return next < 0 || next > rows[row].most ? undefined : { do: 'count', row, by };
}

/** The animals that are not kept by an answer that is put together; undefined if it names none to keep. */
export function leaving(draft: Draft | undefined, state: DraftState | undefined): Amount[] | undefined {
  if (draft?.of !== 'counts' || state?.of !== 'counts') return undefined;
  const { verb, rows } = draft.ways[state.way];
  if (verb !== 'keep') return undefined;
  return rows.flatMap(({ good, title, most }, i) => {
    const count = most - state.counts[state.way][i];
    return count === 0 ? [] : [{ good, count, words: `${count} ${title}` }];
  });
}
