// A private PostgreSQL for the tests: `node scripts/postgres.mjs` says where it is and ends it when its own input ends.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { say } from './project.mjs';
import { withProjectLock } from './project-lock.mjs';

const DEBIAN = '/usr/lib/postgresql';
const PLACES = ['/usr/local/pgsql/bin', '/opt/homebrew/opt/postgresql/bin', '/usr/local/bin', '/usr/bin'];

/** Nothing of it outlives the tests, so it need not wait for the disk. */
const SETTINGS = ['listen_addresses=127.0.0.1', 'fsync=off', 'full_page_writes=off'];

const folder = await start(postgresPrograms()).catch((error) => {
  say(error.message);
  process.exit(1);
});
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

/** The folder of PostgreSQL's programs; throws with what to do if there are none and they cannot be installed. */
function postgresPrograms() {
  const path = found() ?? withProjectLock(() => found() ?? install());
  if (path !== undefined) return path;
  throw new Error(
    'these tests need PostgreSQL: install it (Debian: apt-get install postgresql) or set POSTGRES to the folder of its programs',
  );
}

function found() {
  const newest = (a, b) => Number(b) - Number(a);
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort(newest) : [];
  const places = [process.env.POSTGRES, ...versions.map((name) => join(DEBIAN, name, 'bin')), ...PLACES];
  return places.find((path) => path && existsSync(join(path, 'initdb')));
}

/** Debian's package would start a server of its own, which nobody asked for. */
function install() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
  say('installing postgresql (apt-get) …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...args) => spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 2] }).status === 0;
  const add = (name) => run('install', '-y', '--no-install-recommends', name);
  if (!add('postgresql-common') && !(run('update') && add('postgresql-common'))) return undefined;
  appendFileSync('/etc/postgresql-common/createcluster.conf', '\ncreate_main_cluster = false\n');
  add('postgresql');
  return found();
}

/** Makes a database server in a folder of its own, starts it, and lets it end with this program's input. */
async function start(programs) {
  const folder = mkdtempSync(join(tmpdir(), 'furrow-postgres-'));
  const account = unprivileged();
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid);
  const options = { ...account, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } };
  const files = join(folder, 'files');
  const arrange = ['-D', files, '-U', 'furrow', '--auth=trust', '--encoding=UTF8', '--no-sync'];
  const { status, stderr } = spawnSync(join(programs, 'initdb'), arrange, { ...options, encoding: 'utf8' });
  if (status !== 0) throw new Error(`initdb failed: ${stderr}`);
  const port = await freePort();
  const settings = [...SETTINGS, `port=${port}`, `unix_socket_directories=${folder}`];
  const server = spawn(join(programs, 'postgres'), ['-D', files, ...settings.flatMap((one) => ['-c', one])], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await untilReady(server);
  server.on('exit', () => process.exit());
  const end = () => server.kill('SIGQUIT');
  process.stdin.on('end', end).resume();
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end);
  process.stdout.write(`postgres://furrow@127.0.0.1:${port}/postgres\n`);
  return folder;
}

/** PostgreSQL refuses to be run by root. */
function unprivileged() {
  if (process.getuid?.() !== 0) return {};
  const number = (flag, name) => Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout || NaN);
  const name = ['postgres', 'nobody'].find((candidate) => !Number.isNaN(number('-u', candidate)));
  if (name === undefined) throw new Error('there is no account postgres that could run PostgreSQL');
  return { uid: number('-u', name), gid: number('-g', name) };
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

function untilReady(server) {
  return new Promise((resolve, reject) => {
    let said = '';
    server.stderr.setEncoding('utf8').on('data', (text) => {
      said += text;
      if (said.includes('ready to accept connections')) resolve();
    });
    server.on('exit', () => reject(new Error(`PostgreSQL did not start: ${said}`)));
  });
}
