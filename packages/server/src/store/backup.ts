import { sql } from 'kysely';
import { type BackupRow, checkBackupFile, rowsOf, writeBackupFile } from './backup-file';
import { migrationNames, migrationsOf } from './migrations/index';
import { openStore, openToRead, type StoreSettings } from './open';
import { StoreProblem } from './problems';
import type { Db, Schema } from './schema';

/** Every table with its key, each after those that it refers to. */
const TABLES = {
  secrets: ['name'],
  people: ['id'],
  daily_deals: ['id'],
  tables: ['id'],
  sitters: ['table_id', 'seat'],
  entries: ['table_id', 'no'],
  news: ['table_id', 'no', 'audience'],
  keys: ['table_id', 'person', 'key'],
  outbox: ['id'],
  reports: ['id'],
  results: ['table_id', 'seat'],
  ratings: ['person', 'ladder'],
  daily_results: ['deal', 'person'],
  sessions: ['hash'],
  recovery_codes: ['person', 'hash'],
  tokens: ['id'],
  mutes: ['person', 'muted'],
  blocks: ['person', 'blocked'],
  notices: ['person'],
  mail_codes: ['person'],
  mail_sent: ['id'],
  push_subscriptions: ['endpoint'],
  throttles: ['name'],
} as const satisfies Record<keyof Schema, readonly string[]>;

const PAGE = 500;

type Row = BackupRow[1];

/** Writes all that a database holds at one moment into one file, also while a server uses it; says how many rows. */
export async function backup(settings: StoreSettings, file: string, now: number): Promise<number> {
  const store = await openToRead(settings);
  try {
    return await store.read(async (db) => {
      const migrations = await migrationsOf(db);
      if (migrations.join() !== migrationNames.join())
        throw new StoreProblem(
          migrations.length === 0
            ? 'the database is empty: there is nothing to back up'
            : 'the database was made by another version of furrow: back it up with that one, or start this one once',
        );
      return writeBackupFile(file, { furrow: 'backup', format: 1, migrations, made: now }, pagesOf(db));
    });
  } finally {
    await store.close();
  }
}

/** Fills an empty database with what a file holds, whole or not at all; says how many rows. */
export async function restore(settings: StoreSettings, file: string): Promise<number> {
  const { migrations } = await checkBackupFile(file);
  if (migrations.join() !== migrationNames.join())
    throw new StoreProblem(
      `${file} was made by another version of furrow: restore it with that one (its database is at ${migrations.at(-1)}, this furrow's at ${migrationNames.at(-1)})`,
    );
  const store = await openStore({ ...settings, alone: true });
  try {
    return await store.write(async (db) => {
      await checkEmpty(db);
      return fill(db, file);
    });
  } finally {
    await store.close();
  }
}

async function* pagesOf(db: Db): AsyncGenerator<readonly BackupRow[]> {
  for (const [table, key] of Object.entries(TABLES)) {
    let rows = await pageAfter(db, table, key);
    while (rows.length > 0) {
      yield rows.map((row) => [table, row] as const);
      rows = await pageAfter(db, table, key, rows.at(-1));
    }
  }
}

async function pageAfter(db: Db, table: string, key: readonly string[], last?: Row): Promise<readonly Row[]> {
  const columns = sql.join(key.map((name) => sql.ref(name)));
  const after =
    last === undefined ? sql`` : sql`where (${columns}) > (${sql.join(key.map((name) => last[name]))})`;
  const query = sql<Row>`select * from ${sql.table(table)} ${after} order by ${columns} limit ${PAGE}`;
  return (await query.execute(db)).rows;
}

async function checkEmpty(db: Db): Promise<void> {
  for (const [table, key] of Object.entries(TABLES))
    if ((await pageAfter(db, table, key)).length > 0)
      throw new StoreProblem(
        `the database is not empty (it has ${table}): restore into a new one, with DATA=… or DATABASE_URL=…`,
      );
}

async function fill(db: Db, file: string): Promise<number> {
  let count = 0;
  let waiting: Row[] = [];
  let into = '';
  const insert = async (): Promise<void> => {
    if (waiting.length > 0)
      await db
        .insertInto(into as keyof Schema)
        .values(waiting)
        .execute();
    count += waiting.length;
    waiting = [];
  };
  for await (const [table, row] of rowsOf(file)) {
    if (!(table in TABLES)) throw new StoreProblem(`${file} has a table ${table}, which is unknown`);
    if (table !== into || waiting.length >= PAGE) await insert();
    into = table;
    waiting.push(row);
  }
  await insert();
  return count;
}
