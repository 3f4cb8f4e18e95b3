import { type Dialect, PostgresDialect, type PostgresPoolClient } from 'kysely';
import { Pool, type PoolConfig, types } from 'pg';
import { checkedParameters } from './parameters';
import { StoreProblem } from './problems';

const BIGINT = types.builtins.INT8;

/** Kysely's own questions about which tables there are use booleans. */
const CATALOGUE = '"pg_catalog"';

/** Milliseconds and counts are far below 2^53. */
const parsers: NonNullable<PoolConfig['types']> = {
  getTypeParser: (oid, format) => (oid === BIGINT ? Number : types.getTypeParser(oid, format)),
};

/** How the server is used: one connection writes, several read and can do nothing else. */
const USES = {
  write: { max: 1 },
  read: { max: 8, options: '-c default_transaction_read_only=on' },
} as const;

/** PostgreSQL for kysely. Connections that break are replaced when somebody needs one. */
export function postgresDialect(databaseUrl: string, on: keyof typeof USES): Dialect {
  const pool = new Pool({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    types: parsers,
    ...USES[on],
  });
  // A connection that breaks says so here too; whoever uses it hears it from the query.
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  return new PostgresDialect({
    pool: {
      connect: async () => {
        const client = await pool.connect().catch((error: unknown) => {
          throw unreachable(databaseUrl, error);
        });
        const query = (sql: string, parameters: readonly unknown[]) =>
          client.query(sql, sql.includes(CATALOGUE) ? [...parameters] : [...checkedParameters(parameters)]);
        return { query, release: () => client.release() } as unknown as PostgresPoolClient;
      },
      end: () => pool.end(),
    },
  });
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
