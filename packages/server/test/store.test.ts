import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore, type Store } from '../src/store/open';
import { isDuplicate } from '../src/store/problems';
import type { Db } from '../src/store/schema';
import { secretNamed } from '../src/store/secrets';
import { databaseKinds, useDatabases } from './databases';

const put =
  (name: string, value = 'x') =>
  (db: Db) =>
    db.insertInto('secrets').values({ name, value }).execute();
const names = async (db: Db) =>
  (await db.selectFrom('secrets').select('name').orderBy('name').execute()).map(({ name }) => name);

useDatabases();

describe.each(databaseKinds)('a store in $name', (kind) => {
  let store: Store;

  beforeAll(async () => {
    store = await openStore(await kind.place());
  });
  afterAll(() => store.close());

  const fresh = async (): Promise<void> => {
    await store.write((db) => db.deleteFrom('secrets').execute());
  };

  it('gives what a work returns, and shows nothing of it before it is committed', async () => {
    await fresh();
    const seen = await store.write(async (db) => {
      await put('a')(db);
      return { within: await names(db), outside: await names(store.db) };
    });
    expect(seen).toEqual({ within: ['a'], outside: [] });
    expect(await names(store.db)).toEqual(['a']);
  });

  it('runs works in the order in which they came, those that wait together in one transaction', async () => {
    await fresh();
    const order: number[] = [];
    const marks = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        store.write(async (db) => {
          order.push(index);
          await put(`n${index}`)(db);
          return (await names(store.db)).length;
        }),
      ),
    );
    expect(order).toEqual(Array.from({ length: 30 }, (_, index) => index));
    // All came before the first began, so none saw another committed.
    expect(new Set(marks)).toEqual(new Set([0]));
    expect(await names(store.db)).toHaveLength(30);
  });

  it('lets a work that fails fail alone', async () => {
    await fresh();
    const works = [
      store.write(put('first')),
      store.write(async (db) => {
        await put('half')(db);
        throw new Error('no more');
      }),
      store.write(put('first')),
      store.write(put('last')),
    ];
    const [, thrown, twice, last] = await Promise.allSettled(works);
    expect(thrown).toMatchObject({ status: 'rejected', reason: { message: 'no more' } });
    expect(twice.status === 'rejected' && isDuplicate(twice.reason)).toBe(true);
    expect(last.status).toBe('fulfilled');
    expect(await names(store.db)).toEqual(['first', 'last']);
  });

  it('does not commit half of a work that hid an error from itself', async () => {
    await fresh();
    await store.write(put('a'));
    const hidden = await Promise.allSettled([
      store.write(async (db) => {
        await put('b')(db);
        await put('a')(db).catch(() => undefined);
      }),
    ]);
    const kept = await names(store.db);
    expect(hidden[0].status === 'fulfilled').toBe(kept.includes('b'));
  });

  it('lets no work ask anything after its end', async () => {
    await fresh();
    let held: Db | undefined;
    await store.write(async (db) => {
      held = db;
      await put('a')(db);
    });
    await expect(put('late')(held as Db)).rejects.toThrow('after its end');
    await Promise.all([
      store.write(async (db) => {
        held = db;
      }),
      store.write(() => expect(put('late')(held as Db)).rejects.toThrow('after its end')),
    ]);
    expect(await names(store.db)).toEqual(['a']);
  });

  it('lets nobody write outside of a transaction', async () => {
    await fresh();
    await expect(put('a')(store.db)).rejects.toThrow(/read-?only/);
    await expect(store.read(put('a'))).rejects.toThrow(/read-?only/);
    expect(await names(store.db)).toEqual([]);
  });

  it('answers several questions about one moment', async () => {
    await fresh();
    const counts = await store.read(async (db) => {
      const before = (await names(db)).length;
      await store.write(put('between'));
      return [before, (await names(db)).length];
    });
    expect(counts).toEqual([0, 0]);
    expect(await names(store.db)).toEqual(['between']);
  });

  it.each([
    ['a boolean', true],
    ['a Date', new Date(0)],
    ['an object', { a: 1 }],
    ['a list', ['a']],
    ['undefined', undefined],
    ['a symbol', Symbol('a')],
    ['no number', Number.NaN],
    ['infinity', Number.POSITIVE_INFINITY],
    ['text with a zero letter', 'a\0b'],
  ])('refuses %s as a parameter, and goes on', async (_, value) => {
    const work = store.write((db) =>
      sql`insert into secrets (name, value) values ('bad', ${value})`.execute(db),
    );
    await expect(work).rejects.toThrow('can be kept');
    await store.ready();
    expect(await names(store.db)).not.toContain('bad');
  });

  it.each([
    ['text', 'soon'],
    ['a broken number', 1.5],
  ])('refuses %s where a whole number belongs', async (_, created) => {
    const row = {
      id: 'x',
      kind: 'guest',
      name: 'X',
      language: 'en',
      login: null,
      password: null,
    } as const;
    const wrong = { ...row, created: created as number };
    await expect(store.write((db) => db.insertInto('people').values(wrong).execute())).rejects.toThrow(
      /cannot store|invalid input syntax/,
    );
    expect(await store.db.selectFrom('people').selectAll().execute()).toEqual([]);
  });

  it('keeps every letter and large times as they are', async () => {
    await fresh();
    const value = `"'\\\n\r\t\u2028 Übergröße 羊 🐑 %_ ${'x'.repeat(100_000)}`;
    await store.write(put('text', value));
    expect(await secretNamed(store, 'text', () => 'other')).toBe(value);
    const created = 8_640_000_000_000_000;
    const row = { id: 'late', kind: 'guest', name: '', language: 'en', login: null, password: null } as const;
    await store.write((db) =>
      db
        .insertInto('people')
        .values({ ...row, created })
        .execute(),
    );
    expect(await store.db.selectFrom('people').select('created').executeTakeFirst()).toEqual({ created });
    await store.write((db) => db.deleteFrom('people').execute());
  });

  it('refuses a row that refers to nobody', async () => {
    const session = { hash: 'h', person: 'nobody', created: 1, seen: 1, ends: 2 };
    await expect(store.write((db) => db.insertInto('sessions').values(session).execute())).rejects.toThrow(
      /foreign key/i,
    );
  });

  it('finishes what is under way before it closes, and then refuses everything', async () => {
    const place = await kind.place();
    const closing = await openStore(place);
    const work = closing.write(put('last'));
    await closing.close();
    await work;
    await expect(closing.ready()).rejects.toThrow(/destroyed|closed/);
    await expect(closing.write(put('later'))).rejects.toThrow(/destroyed|closed/);
    const again = await openStore(place);
    expect(await names(again.db)).toEqual(['last']);
    await again.close();
  });

  it('makes a secret once, whoever asks first', async () => {
    await fresh();
    const made = await Promise.all(
      Array.from({ length: 5 }, () => secretNamed(store, 'one', () => randomBytes(8).toString('hex'))),
    );
    expect(new Set(made).size).toBe(1);
  });
});
