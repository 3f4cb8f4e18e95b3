import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { postgres, useDatabases } from '../databases';
import { act, guest, newTable, type Running, run, type Visitor } from '../http-visitor';
import { elsewhere, until } from './two-servers';

useDatabases();

/** With which rules a table was last changed. */
async function changedWith({ site }: Running, table: string): Promise<string | null> {
  const { db } = site.services.store;
  const row = await db.selectFrom('tables').select('changed_with').where('id', '=', table).executeTakeFirst();
  return row?.changed_with ?? null;
}

/** A game of two that has begun. */
async function begun(where: Running): Promise<{ readonly table: string; readonly ann: Visitor }> {
  const [ann, bob] = [await guest(where, 'Ann'), await guest(where, 'Bob')];
  const table = await newTable(ann);
  await act(bob, table, { act: 'sit' });
  return { table, ann };
}

test('a game goes on with the rules that it was played with as long as a process has them, whoever is asked, and then with the new ones', async () => {
  const { databaseUrl } = await postgres.place();
  const start = (rules: string) => run({ DATABASE_URL: String(databaseUrl) }, { rules });
  const old = await start('old');
  const { table, ann } = await begun(old);
  expect(await changedWith(old, table)).toBe('old');
  const next = await start('new');
  const { services } = next.site;
  await until(() => services.roster.peerWith('old') !== undefined && old.site.services.roster.isMixed);

  const say = (where: Running, key: string) =>
    elsewhere(ann, where).post(`/api/tables/${table}/acts`, { key, act: { act: 'chat', text: key } });
  const first = await say(next, 'said-at-new');
  expect(first.body).toMatchObject({ ok: true });
  expect(await changedWith(next, table)).toBe('old');
  expect((await say(old, 'said-at-new')).body).toEqual(first.body);
  expect(
    (
      await elsewhere(ann, next).post(`/api/tables/${table}/acts`, {
        key: 'wrong-act-1',
        act: { act: 'start' },
      })
    ).status,
  ).not.toBe(200);

  const other = await begun(next);
  expect(await changedWith(next, other.table)).toBe('new');
  expect(
    (await act(elsewhere(other.ann, old), other.table, { act: 'chat', text: 'hello' })).body,
  ).toMatchObject({ ok: true });
  expect(await changedWith(old, other.table)).toBe('new');

  await old.stop();
  const last = await say(next, 'said-later-1');
  expect(last.body).toMatchObject({ ok: true, no: Number(first.body.no) + 1 });
  expect(await changedWith(next, table)).toBe('new');
  expect((await say(next, 'said-at-new')).body).toEqual(first.body);
  await next.stop();
}, 120_000);

/** Makes the last step of a game lead to another position for whoever plays it again. */
async function otherChain({ site }: Running, table: string): Promise<void> {
  await site.services.store.write((db) =>
    sql`update entries set body = jsonb_set(body::jsonb, '{chain}', '"0000000000000000"')::text where table_id = ${table}
      and no = (select max(no) from entries where table_id = ${table} and kind = 'step')`.execute(db),
  );
}

test('how a game stands is told by the process that has its rules, also where it would be frozen; so is an act too long for a notice', async () => {
  const { databaseUrl } = await postgres.place();
  const start = (rules: string) => run({ DATABASE_URL: String(databaseUrl) }, { rules });
  const old = await start('old');
  const { table, ann } = await begun(old);
  await otherChain(old, table);
  const next = await start('new');
  const { roster } = next.site.services;
  await until(() => roster.peerWith('old') !== undefined && old.site.services.roster.isMixed);

  const there = elsewhere(ann, next);
  const at = `/api/tables/${table}`;
  for (const path of ['', '/view', '/decision', '/digest', '/record'])
    expect([path, (await there.get(at + path)).text]).toEqual([path, (await ann.get(at + path)).text]);
  expect((await there.get(at)).body).not.toHaveProperty('frozen');
  const wishes = Array.from({ length: 12 }, () => ({ move: 'ä'.repeat(200) }));
  const orders = Array.from({ length: 2 }, () => ({ when: 'placement', wishes }));
  const long = await act(there, table, { act: 'orders', orders });
  expect(long.body).toEqual((await act(ann, table, { act: 'orders', orders })).body);

  await old.stop();
  expect((await there.get(at)).body).toHaveProperty('frozen');
  await next.stop();
}, 120_000);
