import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openStore } from '../src/store/open';
import { StoreProblem } from '../src/store/problems';
import type { Db } from '../src/store/schema';
import { postgres, useDatabases } from './databases';
import { cut, holders, inLine } from './lock-holders';

const TAKEN = 'another furrow uses the database at 127.0.0.1';

const put = (name: string) => (db: Db) => db.insertInto('secrets').values({ name, value: 'x' }).execute();
const names = async (db: Db) =>
  (await db.selectFrom('secrets').select('name').orderBy('name').execute()).map(({ name }) => name);

useDatabases();

describe('one PostgreSQL', () => {
  it('is written to by several servers, or by one alone, who waits until the others let go', async () => {
    const place = await postgres.place();
    const [first, second] = [await openStore(place), await openStore(place)];
    await expect(openStore({ ...place, alone: true, patience: 200 })).rejects.toThrow(TAKEN);
    await first.write(put('first'));
    await second.write(put('second'));
    const opening = openStore({ ...place, alone: true, patience: 60_000 });
    await first.close();
    await second.write(put('and again'));
    await second.close();
    const alone = await opening;
    await alone.write(put('alone'));
    await expect(openStore({ ...place, patience: 200 })).rejects.toThrow(StoreProblem);
    expect(await names(alone.db)).toEqual(['alone', 'and again', 'first', 'second']);
    await alone.close();
  });

  it('is kept while nothing is written, and taken again by itself when the connection broke', async () => {
    const place = await postgres.place();
    const store = await openStore(place);
    const before = await holders(place);
    expect(before).toHaveLength(1);
    await cut(place);
    let after = await holders(place);
    while (after.length === 0 || after[0] === before[0]) after = await holders(place);
    await expect(openStore({ ...place, alone: true, patience: 0 })).rejects.toThrow(TAKEN);
    await store.write(put('still mine'));
    expect(await holders(place)).toEqual(after);
    await store.close();
  });

  it('is lost to whoever takes it alone when the connection broke: nothing is written any more, even when it is free', async () => {
    const place = await postgres.place();
    const store = await openStore({ ...place, patience: 300 });
    await store.write(put('before'));
    const other = await inLine(place);
    await cut(place);
    await other.taken;
    await expect(store.write(put('late'))).rejects.toThrow(/another furrow|terminat|connection/i);
    expect((await store.lost).message).toContain(TAKEN);
    await other.end();
    while ((await holders(place)).length > 0);
    await expect(store.write(put('later'))).rejects.toThrow(TAKEN);
    await expect(store.ready()).rejects.toThrow(TAKEN);
    expect(await names(store.db)).toEqual(['before']);
    await store.close();
    await (await openStore(place)).close();
  });

  it('lets works of two servers that wait for each other in a circle both be done', async () => {
    const place = await postgres.place();
    const stores = [await openStore(place), await openStore(place)] as const;
    await stores[0].write(async (db) => {
      await put('left')(db);
      await put('right')(db);
    });
    const add = (db: Db, name: string, what: string) =>
      db
        .updateTable('secrets')
        .set({ value: sql<string>`value || ${what}` })
        .where('name', '=', name)
        .execute();
    const half = new Set<string>();
    const both = async (who: string): Promise<void> => {
      half.add(who);
      while (half.size < 2) await new Promise((go) => setTimeout(go, 5));
    };
    await Promise.all([
      stores[0].write(async (db) => {
        await add(db, 'left', 'A');
        await both('A');
        await add(db, 'right', 'A');
      }),
      stores[1].write(async (db) => {
        await add(db, 'right', 'B');
        await both('B');
        await add(db, 'left', 'B');
      }),
    ]);
    const rows = await stores[0].db.selectFrom('secrets').select('value').execute();
    for (const { value } of rows) expect(value.split('').toSorted().join('')).toBe('ABx');
    for (const store of stores) await store.close();
  });

  it('does not let a process that stands still in a transaction keep others from one table for long, nor from others at all', async () => {
    const place = await postgres.place();
    const [still, other] = [await openStore(place), await openStore(place)];
    await still.write(put('held'));
    const waiting = still
      .write(async (db) => {
        await db.updateTable('secrets').set({ value: 'mine' }).where('name', '=', 'held').execute();
        await new Promise((go) => setTimeout(go, 12_000));
        await db.selectFrom('secrets').selectAll().execute();
      })
      .catch((error: unknown) => String(error));
    await new Promise((go) => setTimeout(go, 200));
    const began = Date.now();
    await other.write((db) =>
      db.updateTable('secrets').set({ value: 'theirs' }).where('name', '=', 'held').execute(),
    );
    expect(Date.now() - began).toBeLessThan(10_000);
    expect(await waiting).toMatch(/terminat|connection|Error/);
    const { value } = await other.db.selectFrom('secrets').select('value').executeTakeFirstOrThrow();
    expect(value).toBe('theirs');
    await still.close();
    await other.close();
  }, 60_000);
});
