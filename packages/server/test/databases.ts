import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Socket } from 'node:net';
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
}

class Embedded implements DatabaseKind {
  readonly name = 'SQLite';
  private readonly folder = mkdtempSync(join(tmpdir(), 'furrow-store-'));

  async place(): Promise<StoreSettings> {
    return { data: join(this.folder, randomBytes(6).toString('hex'), 'data') };
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** A real PostgreSQL: scripts/postgres.mjs starts one for all files of a worker, and ends it with the worker. */
class Postgres implements DatabaseKind {
  readonly name = 'PostgreSQL';
  private started: Promise<void> | undefined;
  private url = '';

  begin(): Promise<void> {
    this.started ??= this.start();
    return this.started;
  }

  private async start(): Promise<void> {
    const script = fileURLToPath(new URL('../../../scripts/postgres.mjs', import.meta.url));
    const server = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'] });
    const [said] = (await Promise.race([
      once(server.stdout, 'data'),
      once(server, 'exit').then(() => Promise.reject(new Error('PostgreSQL did not start'))),
    ])) as [Buffer];
    this.url = said.toString().trim();
    // A worker does not wait for it: its input ends with the worker, and it ends with its input.
    server.unref();
    for (const pipe of [server.stdin, server.stdout]) (pipe as Socket).unref();
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
}

/** The database that comes with the server. */
export const embedded = new Embedded();
/** The other one. */
export const postgres = new Postgres();
/** Both kinds. */
export const databaseKinds: readonly DatabaseKind[] = [embedded, postgres];

/** Lets the tests of a file use both kinds. */
export function useDatabases(): void {
  beforeAll(() => postgres.begin(), LONG);
  afterAll(() => embedded.remove());
}
