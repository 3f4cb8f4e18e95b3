import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepMissingResults } from '../../src/ratings/results';
import { ResultsKeeper } from '../../src/ratings/results-keeper';
import { tableStoreIn } from '../../src/store/database-table-store';
import { openStore, type Store } from '../../src/store/open';
import { tablesWithoutResults } from '../../src/store/ratings';
import type { TableSnapshot } from '../../src/table/store/stored-table';
import type { TableStore } from '../../src/table/store/table-store';
import { databaseKinds, useDatabases } from '../databases';
import { addPeople, factsOf, sitter, snapshotOf } from '../store-samples';

useDatabases();

describe.each(databaseKinds)('results that are missing in $name', (kind) => {
  let store: Store;
  let tableStore: TableStore;
  const over: TableSnapshot = snapshotOf({
    phase: 'over',
    sitters: [sitter('Ada'), sitter('Bea')],
    result: { how: 'played', scores: [7, 9], winners: [1], record: 'a record' },
  });
  const played = (id: string, created: number) => tableStore.create(factsOf(id, { created }), over);

  beforeAll(async () => {
    store = await openStore(await kind.place());
    tableStore = tableStoreIn(store);
    await addPeople(store, 'Ada', 'Bea');
  });
  afterAll(() => store.close());

  it('are kept for every other game when one game cannot be read', async () => {
    for (const [index, id] of ['first', 'broken', 'last'].entries()) await played(id, 1000 + index);
    const failures: unknown[] = [];
    const brief = (id: string) =>
      id === 'broken' ? Promise.reject(new Error('cannot be read')) : tableStore.header(id);
    await keepMissingResults(store, { header: brief }, (error) => failures.push(error));
    expect(failures).toEqual([new Error('cannot be read')]);
    expect(await tablesWithoutResults(store.db)).toEqual(['broken']);
    await keepMissingResults(store, tableStore, (error) => failures.push(error));
    expect([await tablesWithoutResults(store.db), failures.length]).toEqual([[], 1]);
  });

  it('are kept the next time, if they could not be when the game ended', async () => {
    await played('unlucky', 2000);
    let full = true;
    const failures: unknown[] = [];
    const moody: Store = {
      ...store,
      write: (work) => (full ? Promise.reject(new Error('the disk is full')) : store.write(work)),
    };
    const keeper = new ResultsKeeper(moody, (error) => failures.push(error));
    keeper.keep(factsOf('unlucky'), over);
    await keeper.keepMissing(tableStore);
    expect(failures).toEqual([new Error('the disk is full'), new Error('the disk is full')]);
    expect(await tablesWithoutResults(store.db)).toEqual(['unlucky']);
    full = false;
    await keeper.keepMissing(tableStore);
    expect([await tablesWithoutResults(store.db), failures.length]).toEqual([[], 2]);
  });
});
