import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newGuest, newTable, tableNow } from '../../../../tools/online/asking';
import { ServerBuild, ServerProcess } from '../../../../tools/online/server-process';
import { postgres, useDatabases } from '../databases';
import { wish } from '../table/people';
import { until } from './two-servers';

useDatabases();

let build: ServerBuild;
beforeAll(() => {
  build = new ServerBuild();
}, 60_000);
afterAll(() => build.remove());

/** The processes that a process has started. */
function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        const said = readFileSync(`/proc/${name}/stat`, 'utf8');
        return Number(said.slice(said.lastIndexOf(')') + 2).split(' ')[1]) === pid;
      } catch {
        return false;
      }
    })
    .map(Number);
}

async function processes(url: string): Promise<string | undefined> {
  const text = await (await fetch(`${url}/metrics`, { headers: { connection: 'close' } })).text();
  return /^furrow_processes (\d+)$/m.exec(text)?.[1];
}

test('workers share a port and a database, are replaced when they die, and one after the other when the program is new', async () => {
  const { databaseUrl } = await postgres.place();
  const environment = { DATABASE_URL: String(databaseUrl), LIMIT_BOT_THREADS: '1' };
  const server = new ServerProcess(build.program, environment, ['--workers', '2']);
  try {
    await server.start();
    const first = childrenOf(server.pid);
    expect(first).toHaveLength(2);
    await until(async () => (await processes(server.url)) === '2');
    const ada = await newGuest(server.url, 'Ada');
    const table = await newTable(server.url, ada, wish('creatures', 2));

    process.kill(first[0], 'SIGKILL');
    await until(() => childrenOf(server.pid).length === 2 && !childrenOf(server.pid).includes(first[0]));
    // A connection that was kept alive may have been to the one that died: whoever loses it asks again.
    await expect.poll(() => tableNow(server.url, table)).toMatchObject({ no: 1 });

    const second = childrenOf(server.pid);
    const refused: unknown[] = [];
    let asking = true;
    const asks = (async () => {
      for (let asked = 0; ; asked++) {
        if (!asking) return asked;
        const answer = await fetch(`${server.url}/health`, { headers: { connection: 'close' } }).then(
          ({ status }) => status,
          (error: unknown) => (error as Error).cause ?? error,
        );
        if (answer !== 200) refused.push(answer);
      }
    })();
    process.kill(server.pid, 'SIGHUP');
    await until(() => {
      const now = childrenOf(server.pid);
      return now.length === 2 && now.every((pid) => !second.includes(pid));
    });
    asking = false;
    expect(await asks).toBeGreaterThan(0);
    expect(refused).toEqual([]);
    await until(async () => (await processes(server.url)) === '2');
    expect(await tableNow(server.url, table)).toMatchObject({ no: 1 });
    expect(await server.stop()).toBe(0);
  } finally {
    await server.kill();
  }
}, 180_000);

test('several workers need PostgreSQL, and a number that can be', async () => {
  const fails = async (args: readonly string[]) => {
    const server = new ServerProcess(build.program, {}, args);
    await server.start().catch(() => {});
    return server.complaints.join('');
  };
  expect(await fails(['--workers', '2'])).toBe(
    'furrow: WORKERS=2 cannot be: several processes need PostgreSQL (DATABASE_URL); the embedded database has one\n',
  );
  expect(await fails(['--workers', 'many'])).toContain('WORKERS=many cannot be');
  expect(await fails(['--wrong'])).toContain("Unknown option '--wrong'");
}, 60_000);
