// Who has the lock that lets a server write to PostgreSQL, and how it is lost.
import { Client } from 'pg';
import type { StoreSettings } from '../src/store/open';
import { postgres } from './databases';

/** Cuts all connections to a database that have done something besides waiting for a lock. */
export function cut({ databaseUrl }: StoreSettings): Promise<void> {
  const name = String(databaseUrl).split('/').at(-1);
  return postgres.tell(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = '${name}' and pid <> pg_backend_pid() and wait_event_type is distinct from 'Lock'`,
  );
}

/** Who has the lock of a database: the ids of the processes. */
export async function holders({ databaseUrl }: StoreSettings): Promise<readonly number[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_locks where locktype = 'advisory' and granted
     and database = (select oid from pg_database where datname = current_database())
     and (classid::bigint << 32 | objid::bigint) = ('x' || encode('furrow', 'hex'))::bit(48)::bigint`,
  );
  await client.end();
  return rows.map(({ pid }) => pid);
}

/** Somebody else who stands in line for the lock, and has it when `taken` resolves. */
export async function inLine({
  databaseUrl,
}: StoreSettings): Promise<{ taken: Promise<unknown>; end(): Promise<void> }> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const taken = client.query("select pg_advisory_lock(('x' || encode('furrow', 'hex'))::bit(48)::bigint)");
  const waits = async () => {
    const asking = new Client({ connectionString: databaseUrl });
    await asking.connect();
    const { rowCount } = await asking.query(
      `select 1 from pg_locks join pg_stat_activity using (pid)
       where locktype = 'advisory' and not granted and wait_event_type = 'Lock'
       and database = (select oid from pg_database where datname = current_database())`,
    );
    await asking.end();
    return rowCount === 1;
  };
  while (!(await waits()));
  return { taken, end: () => client.end() };
}
