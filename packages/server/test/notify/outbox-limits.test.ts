// What the outbox may cost others: it loads nothing in vain, asks little of the database, and waits for nobody for ever.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Channel } from '../../src/notify/channel';
import { type OutboxContext, OutboxRunner } from '../../src/notify/outbox-runner';
import { tableStoreIn } from '../../src/store/database-table-store';
import { openStore, type Store } from '../../src/store/open';
import { outboxLength } from '../../src/store/outbox';
import { addPerson } from '../../src/store/people';
import { Tables } from '../../src/table/tables';
import { wish } from '../table/people';

const folder = mkdtempSync(join(tmpdir(), 'furrow-outbox-'));
let store: Store;
let tables: Tables;
let table: string;
let time = 1_000_000;
const now = () => time;

const addGuest = (id: string) =>
  store.write((db) => addPerson(db, { id, name: id, language: 'en', kind: 'guest', created: 1 }));

beforeAll(async () => {
  store = await openStore({ data: folder });
  for (const id of ['ann', 'bob']) await addGuest(id);
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

/** A game that has begun, of which both are told. */
beforeEach(async () => {
  await store.write((db) => sql`delete from outbox`.execute(db));
  const failed = (_: string, error: unknown) => {
    throw error;
  };
  tables = new Tables({ tableStore: tableStoreIn(store, now), now, failed });
  const created = await tables.create({ id: 'ann', name: 'Ann', language: 'en' }, wish('creatures', 2));
  if ('refusal' in created) throw new Error(created.refusal.words);
  table = created.id;
  const sit = { key: 'sit-down', act: { act: 'sit' } } as const;
  const answer = await tables.act(table, { id: 'bob', name: 'Bob', language: 'en' }, sit);
  if (!answer.ok) throw new Error(answer.refusal.words);
});

/** Runs what is due; gives what went wrong. */
async function runOnce(channel: Channel, more: Partial<OutboxContext> = {}): Promise<unknown[]> {
  const failures: unknown[] = [];
  const notifications = new OutboxRunner({
    store,
    tables,
    channels: [channel],
    tableStore: tableStoreIn(store, now),
    now,
    isHere: () => false,
    origin: '',
    failed: (error) => failures.push(error),
    stopping: new AbortController().signal,
    began: 0,
    ...more,
  });
  await notifications.run();
  await notifications.settled();
  return failures;
}

test('a way that comes to no end has failed', async () => {
  const waiting = await outboxLength(store.db);
  const endless: Channel = { reaches: () => Promise.resolve(true), send: () => new Promise(() => {}) };
  const failures = await runOnce(endless, { longest: 50 });
  expect(failures.map(String)).toEqual(Array(waiting).fill('Error: not sent within 50 ms'));
  expect(await outboxLength(store.db)).toBe(waiting);
});

test('nobody loads a table to tell something to people whom nothing reaches', async () => {
  time += 3_600_000;
  tables.forgetUnused();
  expect(tables.isLoaded(table)).toBe(false);
  expect(await outboxLength(store.db)).toBeGreaterThan(0);
  const deaf: Channel = { reaches: () => Promise.resolve(false), send: () => Promise.reject(new Error()) };
  expect(await runOnce(deaf)).toEqual([]);
  expect([tables.isLoaded(table), await outboxLength(store.db)]).toEqual([false, 0]);
});

test('what is due for many people who are here is put off with one change of the database', async () => {
  await store.write((db) => sql`delete from outbox`.execute(db));
  for (let number = 0; number < 200; number++) {
    const person = `p${number}`;
    await addGuest(person);
    for (const what of ['your-turn', 'begun'])
      await store.write((db) =>
        sql`insert into outbox (id, person, table_id, what, no, created, due, tries)
          values (${`${what}-${person}`}, ${person}, ${table}, ${what}, 1, 1, 1, 0)`.execute(db),
      );
  }
  let changes = 0;
  const counted: Store = {
    ...store,
    write: (work, about) => (changes++, store.write(work, about)),
    writeDirectly: (work, about) => (changes++, store.writeDirectly(work, about)),
  };
  const everybody: Channel = { reaches: () => Promise.resolve(true), send: () => Promise.resolve(true) };
  expect(await runOnce(everybody, { store: counted, isHere: () => true })).toEqual([]);
  expect(changes).toBe(2);
  const { rows } = await sql<{ what: string; open: number; due: number }>`
    select what, sum(case when sent is null then 1 else 0 end) as open, max(due) as due from outbox
    group by what order by what`.execute(store.db);
  expect(rows).toEqual([
    { what: 'begun', open: 0, due: 1 },
    { what: 'your-turn', open: 200, due: time + 60_000 },
  ]);
});
