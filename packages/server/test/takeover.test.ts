import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newGuest, newTable, post, tableNow } from '../../../tools/online/asking';
import { ServerBuild, ServerProcess } from '../../../tools/online/server-process';
import { openStore } from '../src/store/open';
import { postgres, useDatabases } from './databases';
import { cut, inLine } from './lock-holders';
import { wish } from './table/people';

useDatabases();

/** For something that takes seconds, on a machine that has much to do. */
const PATIENT = { timeout: 60_000, interval: 200 };
const WISH = wish('creatures', 2);

let build: ServerBuild;
beforeAll(() => {
  build = new ServerBuild();
}, 60_000);
afterAll(() => build.remove());

/** A server on a PostgreSQL database. */
function serverAt(databaseUrl: string | undefined, seconds: number): ServerProcess {
  return new ServerProcess(build.program, {
    DATABASE_URL: String(databaseUrl),
    LIMIT_TAKEOVER: String(seconds),
    LIMIT_BOT_THREADS: '1',
  });
}

test('a server that starts beside another one shares its tables; when that one ends nothing that was done there is lost', async () => {
  const { databaseUrl } = await postgres.place();
  const [first, second] = [serverAt(databaseUrl, 60), serverAt(databaseUrl, 60)];
  try {
    await first.start();
    const ada = await newGuest(first.url, 'Ada');
    await second.start();
    const table = await newTable(first.url, ada, WISH);
    expect(await tableNow(second.url, table)).toMatchObject({ no: 1, phase: 'open' });
    expect(await first.stop()).toBe(0);
    expect(await tableNow(second.url, table)).toMatchObject({ no: 1, phase: 'open' });
    await newTable(second.url, ada, WISH);
    expect([...first.complaints, ...second.complaints]).toEqual([]);
  } finally {
    await first.kill();
    await second.kill();
  }
}, 120_000);

test('a server gives up with one line that says what to do if somebody has the database alone', async () => {
  const place = await postgres.place();
  const restoring = await openStore({ ...place, alone: true });
  const server = serverAt(place.databaseUrl, 1);
  try {
    await expect(server.start()).rejects.toThrow('the server ended (1): furrow: another furrow uses');
    expect(server.complaints.join('')).toMatch(/^furrow: another furrow uses .* with DATABASE_URL=…\n$/);
  } finally {
    await restoring.close();
    await server.kill();
  }
}, 120_000);

test('a server whose database somebody has taken alone ends and says so', async () => {
  const place = await postgres.place();
  const server = serverAt(place.databaseUrl, 1);
  try {
    await server.start();
    const other = await inLine(place);
    await cut(place);
    await other.taken;
    expect(await server.ended()).toBe(1);
    expect(server.complaints.join('')).toContain('furrow: another furrow uses the database at 127.0.0.1');
    await other.end();
  } finally {
    await server.kill();
  }
}, 120_000);

test('a server that hangs holds up nobody; when it wakes it goes on with what the other did', async () => {
  const { databaseUrl } = await postgres.place();
  const [first, second] = [serverAt(databaseUrl, 2), serverAt(databaseUrl, 60)];
  try {
    await first.start();
    await second.start();
    const [ada, bea] = [await newGuest(first.url, 'Ada'), await newGuest(second.url, 'Bea')];
    const table = await newTable(first.url, ada, wish('creatures', 2));
    process.kill(first.pid, 'SIGSTOP');
    expect(await tableNow(second.url, table)).toMatchObject({ no: 1, phase: 'open' });
    await post(
      `${second.url}/api/tables/${table}/acts`,
      { key: 'sit-down-1', act: { act: 'sit' } },
      bea.cookie,
    );
    const { no } = await tableNow(second.url, table);
    expect(no).toBeGreaterThan(2);
    process.kill(first.pid, 'SIGCONT');
    expect(await tableNow(first.url, table)).toMatchObject({ no, phase: 'playing' });
    expect([await first.stop(), await second.stop()]).toEqual([0, 0]);
  } finally {
    await first.kill();
    await second.kill();
  }
}, 180_000);

test('what one server does for all is done by another when that one hangs', async () => {
  const { databaseUrl } = await postgres.place();
  const environment = { DATABASE_URL: String(databaseUrl), LIMIT_BOT_THREADS: '1', LIMIT_HANGS: '3' };
  const servers = [0, 1].map(() => new ServerProcess(build.program, environment));
  const [first, second] = servers;
  const lease = new Client({ connectionString: databaseUrl });
  await lease.connect();
  /** The connection that has the lease. */
  const holder = async () => {
    const { rows } = await lease.query<{ pid: number }>(
      `select pid from pg_locks where locktype = 'advisory' and granted and mode = 'ExclusiveLock'
       and database = (select oid from pg_database where datname = current_database())
       and (classid::bigint << 32 | objid::bigint) = ('x' || encode('furlea', 'hex'))::bit(48)::bigint`,
    );
    return rows.at(0)?.pid;
  };
  try {
    await first.start();
    await expect.poll(holder, PATIENT).toBeDefined();
    const before = await holder();
    await second.start();
    expect(await holder()).toBe(before);
    process.kill(first.pid, 'SIGSTOP');
    await expect.poll(holder, PATIENT).not.toBe(before);
    await expect.poll(holder, PATIENT).toBeDefined();
    process.kill(first.pid, 'SIGCONT');
    const isReady = () => fetch(`${first.url}/ready`).then(({ ok }) => ok);
    await expect.poll(isReady, PATIENT).toBe(true);
    expect([await first.stop(), await second.stop()]).toEqual([0, 0]);
  } finally {
    await lease.end();
    for (const server of servers) await server.kill();
  }
}, 120_000);

test('on SQLite whoever starts beside a server that hangs is told which process to end', async () => {
  const data = mkdtempSync(join(tmpdir(), 'furrow-hangs-'));
  const store = await openStore({ data });
  try {
    await expect(openStore({ data })).rejects.toThrow('stop it, or choose another folder');
    const then = new Date(Date.now() - 60_000);
    utimesSync(join(data, 'furrow.pid'), then, then);
    await expect(openStore({ data })).rejects.toThrow(`so it hangs: end it (kill -9 ${process.pid})`);
  } finally {
    await store.close();
    rmSync(data, { recursive: true, force: true });
  }
});
