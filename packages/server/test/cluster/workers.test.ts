import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
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

/** What all workers measured; undefined if whoever was asked does not answer. */
function metrics(url: string): Promise<string | undefined> {
  const asked = { headers: { connection: 'close' }, signal: AbortSignal.timeout(3000) };
  return fetch(`${url}/metrics`, asked).then(
    (answer) => answer.text(),
    () => undefined,
  );
}

async function processes(url: string): Promise<string | undefined> {
  return /^furrow_processes (\d+)$/m.exec((await metrics(url)) ?? '')?.[1];
}

/** Starts two workers on a new database. */
async function twoWorkers(environment: Readonly<Record<string, string>> = {}): Promise<ServerProcess> {
  const { databaseUrl } = await postgres.place();
  const own = { DATABASE_URL: String(databaseUrl), LIMIT_BOT_THREADS: '1' };
  const server = new ServerProcess(build.program, { ...own, ...environment }, ['--workers', '2']);
  await server.start();
  return server;
}

test('workers share a port and a database, are replaced when they die, and one after the other when the program is new', async () => {
  const server = await twoWorkers();
  try {
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

test('a new program that does not start leaves the old workers at work, and a mended one replaces them', async () => {
  const server = await twoWorkers();
  const good = readFileSync(build.program);
  try {
    const before = childrenOf(server.pid);
    writeFileSync(build.program, 'process.exit(3);');
    process.kill(server.pid, 'SIGHUP');
    await until(() => server.complaints.join('').includes('a worker ended (3)'));
    expect(server.complaints).toEqual([
      'furrow: a worker ended (3) before it listened; the others go on with the program from before\n',
    ]);
    expect(childrenOf(server.pid)).toEqual(before);
    expect((await fetch(`${server.url}/ready`)).status).toBe(200);

    writeFileSync(build.program, good);
    process.kill(server.pid, 'SIGHUP');
    await until(() => {
      const now = childrenOf(server.pid);
      return now.length === 2 && now.every((pid) => !before.includes(pid));
    });
    expect(await server.stop()).toBe(0);
  } finally {
    writeFileSync(build.program, good);
    await server.kill();
  }
}, 180_000);

test('a worker that hangs is named by the metrics, which the others still give, and is replaced', async () => {
  const server = await twoWorkers({ LIMIT_HANGS: '15' });
  const [hung, other] = childrenOf(server.pid);
  try {
    await until(async () => (await processes(server.url)) === '2');
    process.kill(hung, 'SIGSTOP');
    let text = '';
    await until(async () => {
      text = (await metrics(server.url)) ?? '';
      return (
        text.includes(`furrow_worker_answers{pid="${hung}"} 0\n`) || !childrenOf(server.pid).includes(hung)
      );
    });
    expect(text).toContain(`furrow_worker_answers{pid="${hung}"} 0\n`);
    expect(text).toContain(`furrow_worker_answers{pid="${other}"} 1\n`);
    // One that stands still for a while counts as gone.
    expect(text).toMatch(/^furrow_processes [12]$/m);

    await until(() => !childrenOf(server.pid).includes(hung) && childrenOf(server.pid).length === 2);
    expect(childrenOf(server.pid)).toContain(other);
    expect(server.complaints).toEqual([`furrow: worker ${hung} hangs and is replaced\n`]);
    await until(
      async () => (await metrics(server.url))?.match(/^furrow_worker_answers.* 1$/gm)?.length === 2,
    );
    expect(await server.stop()).toBe(0);
  } finally {
    // One that stands still would keep the output of all open.
    if (childrenOf(server.pid).includes(hung)) process.kill(hung, 'SIGCONT');
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
