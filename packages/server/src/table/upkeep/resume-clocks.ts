import type { TableStore } from '../store/table-store';

/**
 * Lets the clocks of live games run from a moment on, at which a server takes up what another one left: nobody could move while
 * there was none. When that one ended is not known, so whoever was thinking then gets back the time since the table last changed.
 * A table of which that cannot be kept is as it was, and the others do not suffer.
 */
export async function resumeClocks(
  tableStore: TableStore,
  time: number,
  failed: (table: string, error: unknown) => void,
): Promise<void> {
  const clocked = await tableStore.dueTables(Number.MAX_SAFE_INTEGER);
  const resume = (table: string) =>
    resumeAt(tableStore, table, time).catch((error: unknown) => failed(table, error));
  await Promise.all(clocked.map(resume));
}

async function resumeAt(tableStore: TableStore, table: string, time: number): Promise<void> {
  const kept = await tableStore.header(table);
  if (kept?.facts.wish.pace.pace !== 'live' || kept.snapshot.deadline === undefined) return;
  const { left, since, deadline } = kept.snapshot;
  const entry = { kind: 'resumed', left } as const;
  await tableStore.commit({
    table,
    after: kept.last,
    before: since,
    entries: [{ no: kept.last + 1, time, entry, news: [['all', entry]] }],
    snapshot: { ...kept.snapshot, since: time, deadline: deadline + time - since },
    notifications: [],
  });
}
