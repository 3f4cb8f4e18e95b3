import { type Dialect, PostgresDialect, type PostgresPoolClient } from 'kysely';
import { Pool, type PoolClient, type PoolConfig, types } from 'pg';
import { checkedParameters } from './parameters';
import { PostgresLock } from './postgres-lock';
import { StoreProblem } from './problems';

const BIGINT = types.builtins.INT8;

/** Kysely's own questions about which tables there are use booleans. */
const CATALOGUE = '"pg_catalog"';

/** A statement that is prepared once for each connection begins with its name. Its columns are all named: others may be added meanwhile. */
const NAMED = /^\/\* ([a-z-]+) \*\//;

/** Milliseconds and counts are far below 2^53. */
const parsers: NonNullable<PoolConfig['types']> = {
  getTypeParser: (oid, format) => (oid === BIGINT ? Number : types.getTypeParser(oid, format)),
};

/** What is read: several connections, which can do nothing else. */
const READING: PoolConfig = { max: 8, options: '-c default_transaction_read_only=on' };

/**
 * What is written: one connection, which is never let go, for it has the lock. PostgreSQL looks whether a silent one is still
 * there, so that the lock of a machine that vanished is free soon. A process that stops in the middle of a transaction holds up
 * the tables of others for a few seconds only, and nobody waits long for one table while others could be kept.
 */
const WRITING: PoolConfig = {
  max: 1,
  idleTimeoutMillis: 0,
  options: [
    '-c tcp_keepalives_idle=5 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3',
    '-c idle_in_transaction_session_timeout=5000 -c lock_timeout=2000',
  ].join(' '),
};

/** After so many milliseconds without an answer a connection is taken for dead: the network may swallow all that is said. */
const SILENT = 15_000;

/** PostgreSQL for reading; questions may take long where nobody waits for them. */
export function postgresReader(databaseUrl: string, { mayTakeLong = false } = {}): Dialect {
  const pool = poolOf(databaseUrl, READING);
  return dialectOf(
    () => connected(pool, databaseUrl),
    () => pool.end(),
    () => (mayTakeLong ? undefined : SILENT),
  );
}

/** PostgreSQL for writing. */
export interface PostgresWriter {
  readonly dialect: Dialect;
  /** Resolves if somebody else writes alone now. */
  readonly lost: Promise<StoreProblem>;
  /** From now on a connection that does not answer is given up; before that a migration may take long. */
  readonly endMigrating: () => void;
}

/** How somebody writes. */
interface Writing {
  /** So many milliseconds somebody else may need to let go. */
  readonly patience: number;
  /** Whether nobody else may write. */
  readonly alone: boolean;
}

/** PostgreSQL for writing, together with other servers or alone. */
export function postgresWriter(databaseUrl: string, { patience, alone }: Writing): PostgresWriter {
  let silent: number | undefined;
  const pool = poolOf(databaseUrl, WRITING);
  const acquire = async (): Promise<PoolClient> => {
    const client = await connected(pool, databaseUrl);
    try {
      await lock.take(client);
      return client;
    } catch (error) {
      client.release(true);
      throw error;
    }
  };
  const lock = new PostgresLock(databaseUrl, patience, acquire, alone);
  const end = (): Promise<void> => {
    lock.close();
    return pool.end();
  };
  const endMigrating = (): void => {
    silent = SILENT;
  };
  return { dialect: dialectOf(acquire, end, () => silent), lost: lock.lost, endMigrating };
}

/** Connections that break are replaced when somebody needs one. */
function poolOf(connectionString: string, more: PoolConfig): Pool {
  const pool = new Pool({
    connectionString,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    types: parsers,
    ...more,
  });
  // A connection that breaks says so here too; whoever uses it hears it from the query.
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  return pool;
}

function connected(pool: Pool, databaseUrl: string): Promise<PoolClient> {
  return pool.connect().catch((error: unknown) => {
    throw unreachable(databaseUrl, error);
  });
}

function dialectOf(
  acquire: () => Promise<PoolClient>,
  end: () => Promise<void>,
  longest: () => number | undefined,
): Dialect {
  const connect = async (): Promise<PostgresPoolClient> => {
    const client = await acquire();
    let isDead = false;
    const query = (sql: string, parameters: readonly unknown[]) => {
      const values = sql.includes(CATALOGUE) ? [...parameters] : [...checkedParameters(parameters)];
      const name = NAMED.exec(sql)?.[1];
      const asked = client.query({ text: sql, values, ...(name !== undefined && { name }) });
      return inTime(asked, longest(), () => {
        isDead = true;
        cutOff(client);
      });
    };
    return { query, release: () => client.release(isDead) } as unknown as PostgresPoolClient;
  };
  return new PostgresDialect({ pool: { connect, end } });
}

/** What a question gives; if it takes too long, something is done that lets it fail. */
async function inTime<T>(asked: Promise<T>, longest: number | undefined, late: () => void): Promise<T> {
  if (longest === undefined) return asked;
  const timer = setTimeout(late, longest);
  try {
    return await asked;
  } finally {
    clearTimeout(timer);
  }
}

/** Ends a connection at whose other end nobody may be: whoever asked something on it hears that it broke. */
function cutOff(client: PoolClient): void {
  (client as unknown as { connection?: { stream?: { destroy(): void } } }).connection?.stream?.destroy();
}

/** Says where the server should be, but never the password. */
function unreachable(databaseUrl: string, error: unknown): StoreProblem {
  const { host, pathname, username } = new URL(databaseUrl);
  const reasons = error instanceof AggregateError ? error.errors : [error];
  const why = reasons.map((reason) => (reason instanceof Error ? reason.message : String(reason))).join(', ');
  const who = username === '' ? '' : ` as ${username}`;
  return new StoreProblem(
    `PostgreSQL at ${host}${pathname}${who} cannot be reached: ${why}. Start it, or correct DATABASE_URL (postgres://person:password@host:5432/database)`,
    { cause: error },
  );
}

function ignore(): void {}
