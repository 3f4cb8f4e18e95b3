import { type Dialect, PostgresDialect, type PostgresPoolClient } from 'kysely';
import { Pool, type PoolClient, type PoolConfig, types } from 'pg';
import { checkedParameters } from './parameters';
import { PostgresLock } from './postgres-lock';
import { StoreProblem } from './problems';

const BIGINT = types.builtins.INT8;

/** Kysely's own questions about which tables there are use booleans. */
const CATALOGUE = '"pg_catalog"';

/** Milliseconds and counts are far below 2^53. */
const parsers: NonNullable<PoolConfig['types']> = {
  getTypeParser: (oid, format) => (oid === BIGINT ? Number : types.getTypeParser(oid, format)),
};

/** What is read: several connections, which can do nothing else. */
const READING: PoolConfig = { max: 8, options: '-c default_transaction_read_only=on' };

/**
 * What is written: one connection, which is never let go, for it has the lock. PostgreSQL looks whether a silent one is still
 * there, so that the lock of a machine that vanished is free soon.
 */
const WRITING: PoolConfig = {
  max: 1,
  idleTimeoutMillis: 0,
  options: '-c tcp_keepalives_idle=5 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3',
};

/** PostgreSQL for reading. */
export function postgresReader(databaseUrl: string): Dialect {
  const pool = poolOf(databaseUrl, READING);
  return dialectOf(
    () => connected(pool, databaseUrl),
    () => pool.end(),
  );
}

/** PostgreSQL for writing, which one server at a time can do. */
export interface PostgresWriter {
  readonly dialect: Dialect;
  /** Resolves if another server writes now. */
  readonly lost: Promise<StoreProblem>;
}

/** PostgreSQL for writing; another server may need so many milliseconds to let go of it. */
export function postgresWriter(databaseUrl: string, patience: number): PostgresWriter {
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
  const lock = new PostgresLock(databaseUrl, patience, acquire);
  const end = (): Promise<void> => {
    lock.close();
    return pool.end();
  };
  return { dialect: dialectOf(acquire, end), lost: lock.lost };
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

function dialectOf(acquire: () => Promise<PoolClient>, end: () => Promise<void>): Dialect {
  const connect = async (): Promise<PostgresPoolClient> => {
    const client = await acquire();
    const query = (sql: string, parameters: readonly unknown[]) =>
      client.query(sql, sql.includes(CATALOGUE) ? [...parameters] : [...checkedParameters(parameters)]);
    return { query, release: () => client.release() } as unknown as PostgresPoolClient;
  };
  return new PostgresDialect({ pool: { connect, end } });
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
