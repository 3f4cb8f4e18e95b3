import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backup, restore } from '../src/store/backup';
import { tableStoreIn } from '../src/store/database-table-store';
import { openStore, type StoreSettings } from '../src/store/open';
import { databaseKinds, embedded, postgres, useDatabases } from './databases';
import { addPeople, chatChange, factsOf, sitter, snapshotOf } from './store-samples';

type Program = ChildProcessByStdio<null, Readable, Readable>;

const TABLES = ['one', 'two', 'three'];
useDatabases();

let folder = '';
let programs = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'furrow-backup-'));
  programs = await build();
});
afterAll(async () => {
  for (const made of [folder, programs]) await rm(made, { recursive: true });
});

/** Builds the programs as scripts/page.mjs does, where they find the packages that they need. */
async function build(): Promise<string> {
  const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));
  const outdir = await mkdtemp(here('../../../node_modules/.furrow-test-'));
  await esbuild.build({
    entryPoints: ['./store-writer.ts', '../src/backup-main.ts', '../src/store/sqlite-thread.ts'].map(here),
    entryNames: '[name]',
    outdir,
    outExtension: { '.js': '.mjs' },
    external: ['kysely', 'pg', '@photostructure/sqlite', 'zod'],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
  });
  return outdir;
}

function run(name: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}): Program {
  return spawn(process.execPath, [join(programs, `${name}.mjs`), ...args], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** What a program says until it ends, and how it ends. */
async function heard(child: Program): Promise<{ out: string; err: string; code: unknown }> {
  let out = '';
  let err = '';
  const { stdout, stderr } = child;
  stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
  const [code] = (await once(child, 'close')) as [unknown];
  return { out, err, code };
}

async function withTables(settings: StoreSettings): Promise<void> {
  const store = await openStore(settings);
  await addPeople(store, 'Ada');
  for (const table of TABLES) await tableStoreIn(store).create(factsOf(table), snapshotOf());
  await store.close();
}

/** Lets a program write, kills it at some moment after it has begun to, and gives the last number that it said of each table. */
async function killWhileWriting(
  settings: StoreSettings,
  lines: number,
): Promise<ReadonlyMap<string, number>> {
  const child = run('store-writer', [JSON.stringify(settings), ...TABLES]);
  let seen = 0;
  child.stdout.on('data', (text: Buffer) => {
    seen += text.toString().split('\n').length - 1;
    if (seen > lines) child.kill('SIGKILL');
  });
  const { out, err } = await heard(child);
  expect(err).toBe('');
  const said = out
    .split('\n')
    .slice(1, -1)
    .map((line) => line.split(' '));
  return new Map(said.map(([table, no]) => [table, Number(no)]));
}

describe.each(databaseKinds)('$name', (kind) => {
  it('loses nothing that was said to be kept when the process is killed', async () => {
    const settings = await kind.place();
    await withTables(settings);
    for (const lines of [1, 40, 170]) {
      const said = await killWhileWriting(settings, lines + Math.floor(Math.random() * 50));
      expect(said.size).toBeGreaterThan(0);
      const store = await openStore(settings);
      for (const [table, no] of said) {
        const entries = (await tableStoreIn(store).load(table))?.entries ?? [];
        expect(entries.length).toBeGreaterThanOrEqual(no);
        expect(entries.map((entry) => entry.no)).toEqual(entries.map((_, index) => index + 1));
        const news = await tableStoreIn(store).news(table, 'public', 0, 1e6);
        expect(news).toHaveLength(entries.length);
      }
      await store.close();
    }
  }, 120_000);

  it('is backed up while somebody writes, and restored into either database as it was at one moment', async () => {
    const settings = await kind.place();
    const store = await openStore(settings);
    await addPeople(store, 'Ada', 'Bea');
    const tableStore = tableStoreIn(store, () => 7);
    const result = { how: 'played', scores: [1, 2], winners: [1], record: 'a\u2028b\r\n"c' } as const;
    for (const table of TABLES) await tableStore.create(factsOf(table), snapshotOf());
    const sitters = [sitter('Ada'), sitter('Bea')];
    const notifications = [{ person: 'bea', table: 'one', what: 'over', no: 1 }] as const;
    const snapshot = snapshotOf({ phase: 'over', sitters, result, deadline: 8_640_000_000_000_000 });
    await tableStore.commit(chatChange('one', 0, ['Ü 🐑 \u2028 \n "quoted"'], { snapshot, notifications }));
    const [before, file] = [await allRows(settings), join(folder, `${kind.name}-1`)];

    await Promise.all([
      backup(settings, file, 1),
      ...Array.from({ length: 20 }, (_, after) => tableStore.commit(chatChange('two', after, ['later']))),
    ]);
    await store.close();

    for (const other of databaseKinds) {
      const target = await other.place();
      const rows = await restore(target, file);
      const again = join(folder, `${kind.name}-${other.name}`);
      expect(await backup(target, again, 1)).toBe(rows);
      expect(sorted(again)).toEqual(sorted(file));
      const restored = await openStore(target);
      const kept = await tableStoreIn(restored).load('one');
      expect(kept).toMatchObject({ snapshot, facts: factsOf('one') });
      const two = await tableStoreIn(restored).load('two');
      expect((await tableStoreIn(restored).header('two'))?.last).toBe(two?.entries.length);
      await restored.close();
      await expect(restore(target, file)).rejects.toThrow('the database is not empty');
    }
    expect(sorted(file).length).toBeGreaterThanOrEqual(before);
  }, 120_000);
});

/** How many lines a backup of a database has. */
async function allRows(settings: StoreSettings): Promise<number> {
  const file = join(folder, `rows-${Math.random()}`);
  await backup(settings, file, 1);
  return sorted(file).length;
}

/** The rows of a backup, in an order of their own: databases order text differently. */
function sorted(file: string): readonly string[] {
  return readFileSync(file, 'utf8').split('\n').slice(1, -2).map(byName).sort();
}

function byName(line: string): string {
  const [table, row] = JSON.parse(line) as [string, Record<string, unknown>];
  return JSON.stringify([table, Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1))]);
}

describe('a backup', () => {
  it('is refused when it is no backup, cut off, changed, or there already, and nothing is done', async () => {
    const settings = await embedded.place();
    await withTables(settings);
    const file = join(folder, 'good');
    await backup(settings, file, 1);
    await expect(backup(settings, file, 1)).rejects.toThrow('is there already');
    const lines = readFileSync(file, 'utf8').split('\n');
    const bad = join(folder, 'bad');
    const wrongs: readonly (readonly [string, string])[] = [
      ['', 'is empty'],
      ['hello\n', 'no backup of furrow'],
      ['{"furrow":"backup","format":2}\n', 'a newer one wrote it'],
      [lines.slice(0, 3).join('\n'), 'cut off'],
      [lines.slice(0, 1).join('\n'), 'cut off'],
      [[...lines.slice(0, 2), ...lines.slice(3)].join('\n'), 'checksum'],
      [lines.join('\n').replace('Ada', 'Eve'), 'checksum'],
    ];
    for (const [text, words] of wrongs) {
      const target = await embedded.place();
      writeFileSync(bad, text);
      await expect(restore(target, bad)).rejects.toThrow(words);
      expect(existsSync(target.data)).toBe(false);
    }
    await expect(restore(settings, join(folder, 'missing'))).rejects.toThrow('cannot be read');
    await expect(backup(await embedded.place(), join(folder, 'x'), 1)).rejects.toThrow(
      'there is no database',
    );
    await expect(backup(await postgres.place(), join(folder, 'x'), 1)).rejects.toThrow('nothing to back up');
    await expect(backup(settings, join(folder, 'no', 'x'), 1)).rejects.toThrow('cannot be written');
  });

  it('is made and restored by the program, which says what is wrong in one line', async () => {
    const settings = await embedded.place();
    await withTables(settings);
    const file = join(folder, 'by-program');
    const program = (args: readonly string[], data: string) => {
      const child = run('backup-main', args, { DATA: data });
      return heard(child);
    };
    expect(await program(['backup', file], settings.data)).toMatchObject({ code: 0, err: '' });
    const target = await embedded.place();
    expect(await program(['restore', file], target.data)).toMatchObject({ code: 0, err: '' });
    const store = await openStore(target);
    expect(await tableStoreIn(store).load('two')).toMatchObject({ facts: factsOf('two') });
    const refused = await program(['restore', file], target.data);
    await store.close();
    expect(refused).toEqual({
      code: 1,
      out: '',
      err: `furrow: another furrow uses the database in ${target.data}: stop it, or choose another folder with DATA=…\n`,
    });
    expect(await program(['restore'], target.data)).toMatchObject({
      code: 1,
      err: expect.stringContaining('usage:') as string,
    });
  }, 60_000);
});

describe('two processes', () => {
  it('cannot use one folder: the second says so and ends, the first goes on', async () => {
    const settings = await embedded.place();
    await withTables(settings);
    const store = await openStore(settings);
    const child = run('store-writer', [JSON.stringify(settings), 'one']);
    const { out, err, code } = await heard(child);
    expect({ out, code }).toEqual({ out: '', code: 1 });
    expect(err).toContain('another furrow uses the database in');
    await tableStoreIn(store).commit(chatChange('one', 0, ['still here']));
    await store.close();
  }, 60_000);

  it('use one PostgreSQL together, a backup is made beside them, and nothing is restored under them', async () => {
    const settings = await postgres.place();
    await withTables(settings);
    const store = await openStore(settings);
    const file = join(folder, 'beside');
    await backup(settings, file, 1);
    const patient = { ...settings, patience: 300 };
    await expect(restore(patient, file)).rejects.toThrow('another furrow uses the database at 127.0.0.1');
    const other = await openStore(settings);
    await tableStoreIn(other).commit(chatChange('one', 0, ['from there']));
    await tableStoreIn(store).commit(chatChange('one', 1, ['from here']));
    await expect(tableStoreIn(other).commit(chatChange('one', 1, ['too late']))).rejects.toThrow(
      'has changed',
    );
    await other.close();
    await store.close();
  }, 60_000);
});
