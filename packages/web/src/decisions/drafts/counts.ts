import type { Move } from '@furrow/kernel/move';
import type { CountsDraft, CountsWay } from '../../protocol/draft';

/** Numbers being chosen, by way and row. */
export interface CountsState {
  readonly of: 'counts';
  readonly way: number;
  readonly counts: readonly (readonly number[])[];
  /** Begging markers beyond those that are needed. */
  readonly begged: number;
}

export function startCounts({ ways }: CountsDraft): CountsState {
  return { of: 'counts', way: 0, counts: ways.map(({ rows }) => rows.map(({ start }) => start)), begged: 0 };
}

/** The food that there would be, and what is still missing of what is needed. */
export function foodOf({ rows, food }: CountsWay, counts: readonly number[]) {
  const made = rows.reduce((sum, { rate = 0 }, i) => sum + rate * counts[i], 0);
  return { made, missing: food === undefined ? 0 : Math.max(0, food.need - food.have - made) };
}

/** How many begging markers are taken. */
export function beggingOf(way: CountsWay, { counts, way: at, begged }: CountsState): number {
  const most = way.food?.begging?.most ?? 0;
  return Math.min(most, foodOf(way, counts[at]).missing + begged);
}

export function countsMove(draft: CountsDraft, state: CountsState): Move | undefined {
  const way = draft.ways[state.way];
  const things = Array.from({ length: way.size }, () => 0);
  way.rows.forEach(({ place }, i) => {
    things[place] = state.counts[state.way][i];
  });
  const begging = way.food?.begging;
  if (begging !== undefined) things[begging.place] = beggingOf(way, state);
  const mustName = way.verb === 'discard' || way.verb === 'give' || way.verb === 'take';
  const isEmpty = things.every((n) => n === 0);
  const isIdle = isEmpty && (mustName || (way.verb === 'convert' && way.food === undefined));
  return isIdle ? undefined : { verb: way.verb, things };
}

/** One more or less of a good, as far as there is room for it. */
export function stepCount(draft: CountsDraft, state: CountsState, row: number, by: number): CountsState {
  const { most } = draft.ways[state.way].rows[row];
  const counts = state.counts.map((of, way) =>
    way !== state.way ? of : of.map((n, i) => (i === row ? Math.max(0, Math.min(most, n + by)) : n)),
  );
  return { ...state, counts };
}

/** The numbers of a listed answer. */
export function fillCounts(draft: CountsDraft, state: CountsState, { verb, things }: Move): CountsState {
  const at = draft.ways.findIndex((way) => way.verb === verb);
  if (at < 0) return state;
  const counts = state.counts.map((of, way) =>
    way === at ? draft.ways[at].rows.map(({ place }) => things[place] ?? 0) : of,
  );
  return { ...state, way: at, counts, begged: 0 };
}
