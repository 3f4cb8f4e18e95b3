import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Dialect, Kysely, sql } from 'kysely';
import { GroupCommit, type Work } from './group-commit';
import { beginBeating, hungProcess } from './heartbeat';
import { migrate } from './migrations';
import { postgresReader, postgresWriter } from './postgres';
import { SqliteProblem, StoreProblem } from './problems';
import type { Db, Schema } from './schema';
import { sqliteDialect } from './sqlite-dialect';
import { SqliteLink } from './sqlite-link';

/** Where everything is kept: a folder for the embedded database, or PostgreSQL. */
export interface StoreSettings {
  readonly data: string;
  readonly databaseUrl?: string;
  /** How many milliseconds another server may still need to let go of PostgreSQL. */
  readonly patience?: number;
}

/** Where everything is kept that outlives the process. */
export interface Store {
  /** Questions outside of a transaction. Whoever writes with it gets an error. */
  readonly db: Db;
  /** Changes the database: all that the work does or nothing. When it resolves, the change is on the disk. */
  write<T>(work: Work<T>): Promise<T>;
  /** Several questions about the same moment. */
  read<T>(work: Work<T>): Promise<T>;
  /** Resolves if the database answers; rejects otherwise. */
  ready(): Promise<void>;
  /** Resolves if another server has taken the database from this one, which can write nothing any more. */
  readonly lost: Promise<StoreProblem>;
  /** Finishes what is under way and closes the database. */
  close(): Promise<void>;
}

/** The two ways into a database. */
interface Ways {
  readonly write: Dialect;
  readonly read: Dialect;
  readonly lost?: Promise<StoreProblem>;
  /** Hears that the database is closed. */
  readonly closed?: () => void;
}

const BUSY = 5;
/** PostgreSQL needs a moment to notice that a server is gone. */
const PATIENCE = 5000;

/** Opens the database, makes it where there is none, and brings it up to date; throws `StoreProblem` with what to do. */
export async function openStore(settings: StoreSettings): Promise<Store> {
  const { databaseUrl, data, patience } = settings;
  const store = storeOf(databaseUrl === undefined ? await embedded(data) : postgres(databaseUrl, patience));
  try {
    await migrate(store.writer);
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** Opens a database that another process may be using, to read it as it is; it is neither made nor changed. */
export async function openToRead({ databaseUrl, data }: StoreSettings): Promise<Store> {
  if (databaseUrl !== undefined) return storeOf(postgres(databaseUrl));
  const file = fileIn(data);
  if (!existsSync(file)) throw new StoreProblem(`there is no database in ${data}: DATA must name its folder`);
  const link = await SqliteLink.open({ file });
  return storeOf({ write: sqliteDialect(link, 'write'), read: sqliteDialect(link, 'read') });
}

function fileIn(data: string): string {
  return join(data, 'furrow.db');
}

async function embedded(data: string): Promise<Ways> {
  try {
    mkdirSync(data, { recursive: true, mode: 0o700 });
    accessSync(data, constants.W_OK);
    const link = await SqliteLink.open({ file: fileIn(data), lock: join(data, 'furrow.lock') });
    const closed = beginBeating(join(data, 'furrow.pid'));
    return { write: sqliteDialect(link, 'write'), read: sqliteDialect(link, 'read'), closed };
  } catch (error) {
    if (error instanceof SqliteProblem && error.code === BUSY) throw isUsed(data);
    const why = error instanceof Error ? error.message : String(error);
    throw new StoreProblem(`the database in ${data} cannot be opened: ${why}`, { cause: error });
  }
}

function isUsed(data: string): StoreProblem {
  const hung = hungProcess(join(data, 'furrow.pid'), Date.now());
  return new StoreProblem(
    hung === undefined
      ? `another furrow uses the database in ${data}: stop it, or choose another folder with DATA=…`
      : `another furrow uses the database in ${data} and has not been heard of for ${hung.seconds} s, so it hangs: end it (kill -9 ${hung.pid}) and start again`,
  );
}

function postgres(databaseUrl: string, patience: number = PATIENCE): Ways {
  const { dialect, lost } = postgresWriter(databaseUrl, patience);
  return { write: dialect, read: postgresReader(databaseUrl), lost };
}

function storeOf(ways: Ways): Store & { readonly writer: Db } {
  const writer = new Kysely<Schema>({ dialect: ways.write });
  const db = new Kysely<Schema>({ dialect: ways.read });
  const group = new GroupCommit(writer);
  return {
    db,
    writer,
    lost: ways.lost ?? new Promise(() => {}),
    write: (work) => group.write(work),
    read: (work) =>
      db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work),
    async ready() {
      await sql`select 1`.execute(db);
      await group.write((way) => sql`select 1`.execute(way));
    },
    async close() {
      await group.idle();
      await writer.destroy();
      await db.destroy();
      ways.closed?.();
    },
  };
}
