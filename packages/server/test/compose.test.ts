// The commands of compose.yaml and the Dockerfile, run without containers: the same program, health check and environment; only where the database is and the port differ.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newGuest, newTable, tableNow } from '../../../tools/online/asking';
import { ServerBuild } from '../../../tools/online/server-process';
import { postgres, useDatabases } from './databases';
import { wish } from './table/people';

useDatabases();

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const compose = readFileSync(join(ROOT, 'compose.yaml'), 'utf8');
const dockerfile = readFileSync(join(ROOT, 'Dockerfile'), 'utf8');
const HOST = 'furrow.example';
/** What stands in `.env`. */
const SETTINGS: Readonly<Record<string, string>> = {
  FURROW_HOST: HOST,
  POSTGRES_PASSWORD: 'a-secret',
  METRICS: 'public',
  LIMIT_TABLES: '1',
};

let build: ServerBuild;
/** A folder that looks as in the image. */
let folder: string;
beforeAll(() => {
  build = new ServerBuild();
  folder = mkdtempSync(join(tmpdir(), 'furrow-compose-'));
  symlinkSync(dirname(dirname(dirname(build.program))), join(folder, 'packages'));
}, 60_000);
afterAll(() => {
  rmSync(folder, { recursive: true });
  build.remove();
});

/** A command of the Dockerfile as a list of words. */
function commandAfter(word: RegExp): readonly string[] {
  const found = new RegExp(`${word.source}(\\[.*\\])`, 'm').exec(dockerfile)?.[1];
  if (found === undefined) throw new Error(`the Dockerfile has nothing like ${word.source}`);
  return JSON.parse(found) as string[];
}

/** The environment of both servers, as compose fills it in: the file that it names, and what it says itself. */
function environmentOfServers(): Record<string, string> {
  const file = /^ {2}env_file: \.env$/m.test(compose) ? SETTINGS : {};
  const block = /environment: &environment\n((?: {4}\w+: .*\n)+)/.exec(compose)?.[1] ?? '';
  const lines = block.trimEnd().split('\n');
  const own = lines.map((line) => {
    const [, name, value] = /^ {4}(\w+): '?(.*?)'?$/.exec(line) ?? [];
    return [name, value.replace(/\$\{(\w+)\}/g, (_, of: string) => SETTINGS[of])];
  });
  return { ...file, ...Object.fromEntries(own) };
}

interface Server {
  readonly child: ChildProcess;
  readonly port: number;
  readonly url: string;
}

/** Starts a server; it may take a moment until it is ready. */
function start(environment: Readonly<Record<string, string>>, port: number): Server {
  const [program, ...rest] = commandAfter(/^CMD /);
  const child = spawn(program, rest, {
    cwd: folder,
    env: { PATH: process.env.PATH, ...environment, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return { child, port, url: `http://127.0.0.1:${port}` };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Resolves when a server is ready; fails if it has ended. */
async function ready({ child, url }: Server): Promise<void> {
  const isReady = () =>
    fetch(`${url}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    await new Promise((go) => setTimeout(go, 50));
  }
}

/** The exit code of the health check of a server. */
async function health({ port }: Server): Promise<unknown> {
  const [program, ...rest] = commandAfter(/^ {2}CMD /);
  const check = spawn(program, rest, {
    env: { PATH: process.env.PATH, PORT: String(port) },
    stdio: 'ignore',
  });
  return (await once(check, 'exit'))[0];
}

test('compose.yaml starts two servers on one database, each with the program and the health check of the Dockerfile', async () => {
  const { databaseUrl } = await postgres.place();
  const environment = environmentOfServers();
  expect(environment).toMatchObject({
    DATABASE_URL: 'postgres://furrow:a-secret@database:5432/furrow',
    PUBLIC_URL: `https://${HOST}`,
  });
  expect(compose.match(/^ {2}(one|two):\n {4}<<: \*furrow$/gm)).toHaveLength(2);
  const here = { ...environment, DATABASE_URL: String(databaseUrl) };
  const servers = [start(here, await freePort()), start(here, await freePort())];
  const [one, two] = servers;
  try {
    for (const server of servers) await ready(server);
    expect([await health(one), await health(two)]).toEqual([0, 0]);
    const ada = await newGuest(one.url, 'Ada');
    const table = await newTable(one.url, ada, wish('creatures', 2));
    expect(await tableNow(two.url, table)).toMatchObject({ phase: 'open', no: 1 });
    const throughProxy = { headers: { 'x-forwarded-for': '192.0.2.1' } };
    expect((await fetch(`${one.url}/metrics`, throughProxy)).status).toBe(200);
    await expect(newTable(two.url, ada, wish('creatures', 2))).rejects.toThrow('too-many-tables');

    const grace = Number(/stop_grace_period: (\d+)s/.exec(compose)?.[1]);
    const begun = performance.now();
    one.child.kill('SIGTERM');
    expect((await once(one.child, 'exit'))[0]).toBe(0);
    expect(performance.now() - begun).toBeLessThan(grace * 1000);
    expect([await health(one), await health(two)]).toEqual([1, 0]);
    expect(await tableNow(two.url, table)).toMatchObject({ phase: 'open', no: 1 });
  } finally {
    for (const { child } of servers) child.kill('SIGKILL');
  }
}, 120_000);

test('what stands in .env is no part of the image', () => {
  expect(dockerfile).toContain('COPY . .');
  expect(readFileSync(join(ROOT, '.dockerignore'), 'utf8').split('\n')).toContain('**/.env*');
});

test('the proxy knows both servers by their names, and asks whether they are ready', () => {
  const caddyfile = readFileSync(join(ROOT, 'Caddyfile'), 'utf8');
  const port = /^EXPOSE (\d+)$/m.exec(dockerfile)?.[1];
  expect(caddyfile).toContain(`reverse_proxy one:${port} two:${port} {`);
  expect(caddyfile).toContain('health_uri /ready');
});
