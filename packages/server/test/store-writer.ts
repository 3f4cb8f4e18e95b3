// A program that the tests kill: it writes chat lines at some tables and says which of them are on the disk.
import { writeSync } from 'node:fs';
import { tableStoreIn } from '../src/store/database-table-store';
import { openStore, type StoreSettings } from '../src/store/open';
import { chatChange } from './store-samples';

const [settings, ...tables] = process.argv.slice(2);
try {
  const store = await openStore(JSON.parse(settings) as StoreSettings);
  const tableStore = tableStoreIn(store);
  writeSync(1, 'open\n');
  await Promise.all(tables.map(write));

  async function write(table: string): Promise<void> {
    const last = (await tableStore.header(table))?.last ?? 0;
    for (let after = last; ; after++) {
      await tableStore.commit(chatChange(table, after, [`line ${after + 1}`]));
      writeSync(1, `${table} ${after + 1}\n`);
    }
  }
} catch (error) {
  writeSync(2, `${(error as Error).message}\n`);
  process.exitCode = 1;
}
