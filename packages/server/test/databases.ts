import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterAll, beforeAll } from 'vitest';
import type { StoreSettings } from '../src/store/open';

/** Starting a server may take long on a machine that has much to do. */
const LONG = 120_000;

/** A kind of database that everything must work with, and places for new ones. */
export interface DatabaseKind {
  readonly name: string;
  /** Where an empty database is. */
  place(): Promise<StoreSettings>;
  end(): Promise<void>;
}

class Embedded implements DatabaseKind {
  readonly name = 'SQLite';
  private readonly folder = mkdtempSync(join(tmpdir(), 'furrow-store-'));

  async place(): Promise<StoreSettings> {
    return { data: join(this.folder, randomBytes(6).toString('hex'), 'data') };
  }

  async end(): Promise<void> {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** A real PostgreSQL that scripts/postgres.mjs starts and ends. */
class Postgres implements DatabaseKind {
  readonly name = 'PostgreSQL';
  private server: ChildProcess | undefined;
  private url = '';

  async begin(): Promise<void> {
    const script = fileURLToPath(new URL('../../../scripts/postgres.mjs', import.meta.url));
    const server = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'] });
    this.server = server;
    const [said] = (await Promise.race([
      once(server.stdout, 'data'),
      once(server, 'exit').then(() => Promise.reject(new Error('PostgreSQL did not start'))),
    ])) as [Buffer];
    this.url = said.toString().trim();
  }

  async place(): Promise<StoreSettings> {
    const name = `furrow_${randomBytes(6).toString('hex')}`;
    await this.tell(`create database ${name}`);
    return { data: '', databaseUrl: this.url.replace(/postgres$/, name) };
  }

  /** Says something to the server as its owner. */
  async tell(sql: string): Promise<void> {
    const client = new Client({ connectionString: this.url });
    await client.connect();
    await client.query(sql);
    await client.end();
  }

  async end(): Promise<void> {
    const { server } = this;
    if (server === undefined || server.exitCode !== null) return;
    const exit = once(server, 'exit');
    server.stdin?.end();
    await exit;
  }
}

/** The database that comes with the server. */
export const embedded: DatabaseKind = new Embedded();
/** The other one. */
export const postgres = new Postgres();
/** Both kinds. */
export const databaseKinds: readonly DatabaseKind[] = [embedded, postgres];

/** Lets the tests of a file use both kinds. */
export function useDatabases(): void {
  beforeAll(() => postgres.begin(), LONG);
  afterAll(async () => {
    for (const kind of databaseKinds) await kind.end();
  }, LONG);
}
