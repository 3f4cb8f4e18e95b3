import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Dialect, Kysely, sql } from 'kysely';
import { type Bus, type Lease, localBus, localLease } from '../cluster/bus';
import { PostgresBus } from '../cluster/postgres-bus';
import { GroupCommit, type Work } from './group-commit';
import { beginBeating, HANGS, hungProcess } from './heartbeat';
import { migrate } from './migrations/index';
import { postgresReader, postgresWriter } from './postgres';
import { SqliteProblem, StoreProblem } from './problems';
import type { Db, Schema } from './schema';
import { sqliteDialect } from './sqlite-dialect';
import { SqliteLink } from './sqlite-link';

/** Where everything is kept: a folder for the embedded database, or PostgreSQL. */
export interface StoreSettings {
  readonly data: string;
  readonly databaseUrl?: string;
  /** How many milliseconds somebody who has PostgreSQL alone may still need to let go of it. */
  readonly patience?: number;
  /** After so many milliseconds of silence whoever does something for all processes on PostgreSQL hangs. */
  readonly hangs?: number;
  /** Whether nobody else may write to PostgreSQL meanwhile. */
  readonly alone?: boolean;
}

/** Where everything is kept that outlives the process. */
export interface Store {
  /** Questions outside of a transaction. Whoever writes with it gets an error. */
  readonly db: Db;
  /**
   * Changes the database: all that the work does or nothing. When it resolves, the change is on the disk. It may be done again if
   * another process was in its way; of works that share a transaction those come first whose subject does.
   */
  write<T>(work: Work<T>, about?: string): Promise<T>;
  /** The same for a work that is one statement, which changes nothing when it is done for the second time. */
  writeDirectly<T>(work: Work<T>, about: string): Promise<T>;
  /** Until its transaction ends no other process does something of this name. */
  exclusively(db: Db, name: string): Promise<void>;
  /** Several questions about the same moment. */
  read<T>(work: Work<T>): Promise<T>;
  /** Resolves if the database answers; rejects otherwise. */
  ready(): Promise<void>;
  /** How the processes on this database tell each other what happened. */
  readonly bus: Bus;
  /** What one of them does for all. */
  readonly lease: Lease;
  /** Resolves if somebody has taken the database from this server, which can write nothing any more. */
  readonly lost: Promise<StoreProblem>;
  /** Finishes what is under way and closes the database. */
  close(): Promise<void>;
}

/** The two connections to a database, and what else comes with it. */
interface DatabaseAccess {
  readonly write: Dialect;
  readonly read: Dialect;
  readonly lost?: Promise<StoreProblem>;
  readonly bus?: PostgresBus;
  /** Called when the database is up to date. */
  readonly migrated?: () => void;
  /** Called when the database is closed. */
  readonly closed?: () => void;
}

const BUSY = 5;
/** PostgreSQL needs a moment to notice that a server is gone. */
const PATIENCE = 5000;

/** Opens the database, makes it where there is none, and brings it up to date; throws `StoreProblem` with what to do. */
export async function openStore(settings: StoreSettings): Promise<Store> {
  const { databaseUrl, data } = settings;
  const access = databaseUrl === undefined ? await embedded(data) : postgres(databaseUrl, settings);
  const store = storeOf(access);
  try {
    await migrate(store.writer);
    access.migrated?.();
    await access.bus?.open();
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** Opens a database that another process may be using, to read it as it is; it is neither made nor changed. */
export async function openToRead({ databaseUrl, data }: StoreSettings): Promise<Store> {
  if (databaseUrl !== undefined) {
    const reader = () => postgresReader(databaseUrl, { mayTakeLong: true });
    return storeOf({ write: reader(), read: reader() });
  }
  const file = fileIn(data);
  if (!existsSync(file)) throw new StoreProblem(`there is no database in ${data}: DATA must name its folder`);
  const link = await SqliteLink.open({ file });
  return storeOf({ write: sqliteDialect(link, 'write'), read: sqliteDialect(link, 'read') });
}

function fileIn(data: string): string {
  return join(data, 'furrow.db');
}

async function embedded(data: string): Promise<DatabaseAccess> {
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

function postgres(
  databaseUrl: string,
  { patience = PATIENCE, hangs = HANGS, alone = false }: StoreSettings,
): DatabaseAccess {
  const { dialect, lost, endMigrating } = postgresWriter(databaseUrl, { patience, alone });
  const bus = new PostgresBus(databaseUrl, hangs);
  return { write: dialect, read: postgresReader(databaseUrl), lost, bus, migrated: endMigrating };
}

function storeOf(access: DatabaseAccess): Store & { readonly writer: Db } {
  const writer = new Kysely<Schema>({ dialect: access.write });
  const db = new Kysely<Schema>({ dialect: access.read });
  const group = new GroupCommit(writer);
  return {
    db,
    writer,
    lost: access.lost ?? new Promise(() => {}),
    bus: access.bus ?? localBus(),
    lease: access.bus ?? localLease,
    write: (work, about) => group.write(work, about),
    writeDirectly: (work, about) => group.write(work, about, true),
    async exclusively(way, name) {
      if (access.bus !== undefined) await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(way);
    },
    read: (work) =>
      db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work),
    async ready() {
      await sql`select 1`.execute(db);
      await group.write((way) => sql`select 1`.execute(way));
      await access.bus?.heard();
    },
    async close() {
      await group.idle();
      await access.bus?.close();
      await writer.destroy();
      await db.destroy();
      access.closed?.();
    },
  };
}
