import { tableStoreIn } from '../store/database-table-store';
import { isKnown, migrationsOf } from '../store/migrations/index';
import { openToRead, type Store, type StoreSettings } from '../store/open';
import { StoreProblem } from '../store/problems';
import { runningTables } from '../store/table-lists';
import { type Frozen, frozenWords } from '../table/state/frozen';
import { TableState } from '../table/state/table-state';
import type { StoredTable } from '../table/store/stored-table';

/** What came of playing the running tables of a database again. */
export interface TablesChecked {
  readonly tables: number;
  /** What is wrong with those that would be frozen, each with its table and move. */
  readonly faults: readonly string[];
}

/** Plays every running table of a database again, also while a server uses it; nothing is changed. */
export async function checkTables(settings: StoreSettings): Promise<TablesChecked> {
  const store = await openToRead(settings);
  try {
    if (!isKnown(await migrationsOf(store.db)))
      throw new StoreProblem('the database was made by a newer furrow: run the gate of that one');
    return await checkStore(store);
  } finally {
    await store.close();
  }
}

async function checkStore(store: Store): Promise<TablesChecked> {
  const running = await runningTables(store.db);
  const tableStore = tableStoreIn(store);
  const faults: string[] = [];
  for (const id of running) {
    const kept = await tableStore.load(id);
    const frozen = kept && frozenNow(kept);
    if (frozen !== undefined) faults.push(frozenWords(id, frozen));
  }
  return { tables: running.length, faults };
}

function frozenNow(kept: StoredTable): Frozen | undefined {
  try {
    return TableState.load(kept).frozen;
  } catch (error) {
    return { moves: 0, why: error instanceof Error ? error.message : String(error) };
  }
}
