import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StoreSettings } from '@furrow/server/store/open';
import { SqliteLink } from '@furrow/server/store/sqlite-link';
import { processesBelow } from '../online/process-tree';

/** A database for one run, and a way to make it stand still. */
export interface Database {
  readonly name: string;
  readonly settings: StoreSettings;
  /** What the server is told of it. */
  readonly environment: Readonly<Record<string, string>>;
  /** Its own processes; none if it runs within the server. */
  processes(): readonly number[];
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
    processes: () => [],
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
  const processes = () => processesBelow(server.pid ?? 0);
  return {
    name: 'PostgreSQL',
    settings: { data: '', databaseUrl },
    environment: { DATABASE_URL: databaseUrl },
    processes,
    async pause(time) {
      const all = processes();
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
