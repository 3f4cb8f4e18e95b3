import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StoreSettings } from '@furrow/server/store/open';
import { SqliteLink } from '@furrow/server/store/sqlite-link';

/** A database for one run, and a way to make it stand still. */
export interface Database {
  readonly name: string;
  readonly settings: StoreSettings;
  /** What the server is told of it. */
  readonly environment: Readonly<Record<string, string>>;
  /** Nothing can be written for so long, in milliseconds. */
  pause(time: number): Promise<void>;
  end(): Promise<void>;
}

/** The embedded database. It stands still while somebody else holds the lock for writing in its file. */
export function sqliteDatabase(): Database {
  const data = mkdtempSync(join(tmpdir(), 'furrow-chaos-'));
  return {
    name: 'SQLite',
    settings: { data },
    environment: { DATA: data },
    async pause(time) {
      const link = await SqliteLink.open({ file: join(data, 'furrow.db') });
      try {
        await link.run('write', 'pragma query_only = off', []);
        await link.run('write', 'begin immediate', []);
        await wait(time);
        await link.run('write', 'rollback', []);
      } finally {
        await link.close();
      }
    },
    end: () => Promise.resolve(rmSync(data, { recursive: true, force: true })),
  };
}

/** A PostgreSQL of its own. All its processes are stopped to make it stand still. */
export async function postgresDatabase(): Promise<Database> {
  const script = fileURLToPath(new URL('../../scripts/postgres.mjs', import.meta.url));
  const server = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'] });
  const [said] = (await Promise.race([
    once(server.stdout, 'data'),
    once(server, 'exit').then(() => Promise.reject(new Error('PostgreSQL did not start'))),
  ])) as [Buffer];
  const databaseUrl = said.toString().trim();
  return {
    name: 'PostgreSQL',
    settings: { data: '', databaseUrl },
    environment: { DATABASE_URL: databaseUrl },
    async pause(time) {
      const all = below(server.pid ?? 0);
      if (all.length === 0) throw new Error('the processes of PostgreSQL cannot be found: this needs /proc');
      signal(all, 'SIGSTOP');
      await wait(time);
      signal(all, 'SIGCONT');
    },
    end: () => ended(server),
  };
}

async function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const exit = once(server, 'exit');
  server.stdin?.end();
  await exit;
}

/** All processes that a process has started, and those that they have. */
function below(pid: number): number[] {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => parentOf(name) === pid)
    .map(Number);
  return children.flatMap((child) => [child, ...below(child)]);
}

function parentOf(pid: string): number {
  try {
    const said = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(said.slice(said.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return -1;
  }
}

/** Some may have ended meanwhile. */
function signal(all: readonly number[], name: NodeJS.Signals): void {
  for (const pid of all) {
    try {
      process.kill(pid, name);
    } catch {
      continue;
    }
  }
}

function wait(time: number): Promise<void> {
  return new Promise((go) => setTimeout(go, time));
}
