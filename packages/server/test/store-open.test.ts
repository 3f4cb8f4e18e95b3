import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Kysely, Migrator, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { addLetter } from '../src/store/letters';
import { firstMigration } from '../src/store/migrations/first';
import { migrationNames, migrationsOf } from '../src/store/migrations/index';
import { notificationSettingsOf } from '../src/store/notification-settings';
import { openStore, type StoreSettings } from '../src/store/open';
import { dueNotifications } from '../src/store/outbox';
import { postgresWriter } from '../src/store/postgres';
import { isDuplicate, StoreProblem } from '../src/store/problems';
import type { Db } from '../src/store/schema';
import { sqliteDialect } from '../src/store/sqlite-dialect';
import { SqliteLink } from '../src/store/sqlite-link';
import { tokensOf } from '../src/store/tokens';
import { databaseKinds, embedded, postgres, useDatabases } from './databases';

const put = (name: string) => (db: Db) => db.insertInto('secrets').values({ name, value: 'x' }).execute();
const names = async (db: Db) =>
  (await db.selectFrom('secrets').select('name').orderBy('name').execute()).map(({ name }) => name);

const YEAR = 365 * 24 * 3_600_000;

useDatabases();

describe.each(databaseKinds)('opening a store in $name', (kind) => {
  it('is migrated once: opening it again changes nothing', async () => {
    const place = await kind.place();
    const first = await openStore(place);
    await first.write(put('kept'));
    expect(await migrationsOf(first.db)).toEqual(migrationNames);
    await first.close();
    const second = await openStore(place);
    expect(await names(second.db)).toEqual(['kept']);
    expect(await migrationsOf(second.db)).toEqual(migrationNames);
    await second.close();
  });

  it('refuses a database that a newer program made', async () => {
    const place = await kind.place();
    const newer = await openStore(place);
    await newer.write((db) =>
      sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(db),
    );
    await newer.close();
    await expect(openStore(place)).rejects.toThrow('made by a newer furrow');
  });
});

/** A database as it was before mail addresses were confirmed, with an address and a notification in it. */
async function openFirst({ data, databaseUrl }: StoreSettings): Promise<Kysely<never>> {
  if (databaseUrl === undefined) mkdirSync(data, { recursive: true });
  const dialect =
    databaseUrl === undefined
      ? sqliteDialect(
          await SqliteLink.open({ file: join(data, 'furrow.db'), lock: join(data, 'furrow.lock') }),
          'write',
        )
      : postgresWriter(databaseUrl, { patience: 1000, alone: false }).dialect;
  const db = new Kysely<never>({ dialect });
  const provider = { getMigrations: async () => ({ '0001-first': firstMigration }) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) throw error;
  return db;
}

describe.each(databaseKinds)('a store in $name from before', (kind) => {
  it('keeps its people, their mail addresses, not confirmed, its notifications, and its tokens, for a year, and takes letters', async () => {
    const place = await kind.place();
    const before = await openFirst(place);
    for (const statement of [
      `insert into people (id, kind, name, language, created, seen) values ('ada', 'guest', 'Ada', 'en', 1, 1)`,
      `insert into notices (person, email) values ('ada', 'ada@example.org')`,
      `insert into tokens (id, person, name, hash, scopes, created) values ('k', 'ada', 'bot', 'x', 'play read', 1)`,
      `insert into tables (id, owner, created, seed, wish, game, public, rated, phase, last, changed, sitters, time_left,
        since, waiting, bot_waited, orders) values ('t', 'ada', 1, '', '{}', 'x', 1, 0, 'over', 0, 1, '[]', '[]', 1, '[]', 0, '[]')`,
      `insert into outbox (id, person, table_id, what, no, created, due, tries, sent, problem)
        values ('e', 'ada', 't', 'over', 3, 5, 6, 2, null, 'the road is closed')`,
    ])
      await sql.raw(statement).execute(before);
    await before.destroy();
    const opened = Date.now();
    const store = await openStore(place);
    expect(await store.db.selectFrom('people').selectAll().execute()).toEqual([
      { id: 'ada', kind: 'guest', name: 'Ada', language: 'en', login: null, password: null, created: 1 },
    ]);
    const [{ ends, ...token }] = await tokensOf(store.db, 'ada');
    expect(token).toEqual({ id: 'k', name: 'bot', scopes: ['play', 'read'], created: 1, seen: null });
    expect(ends - YEAR).toBeGreaterThanOrEqual(opened);
    expect(ends - YEAR).toBeLessThanOrEqual(Date.now());
    expect(await notificationSettingsOf(store.db, 'ada')).toEqual({ email: 'ada@example.org' });
    const letter = { person: 'ada', what: 'email-changed', email: 'ada@example.org' } as const;
    await store.write((db) => addLetter(db, letter, 7));
    const [notification, ...letters] = await dueNotifications(store.db, 'ada', 9, 9);
    expect(notification).toEqual({
      id: 'e',
      person: 'ada',
      table: 't',
      what: 'over',
      no: 3,
      created: 5,
      due: 6,
      tries: 2,
    });
    expect(letters).toMatchObject([{ ...letter, created: 7, due: 7, tries: 0 }]);
    const again = { id: 'f', person: 'ada', table_id: 't', email: null, what: 'over', no: 3 };
    const more = { created: 5, due: 6, tries: 0, sent: null, problem: null };
    const twice = store.write((db) =>
      db
        .insertInto('outbox')
        .values({ ...again, ...more })
        .execute(),
    );
    await expect(twice).rejects.toSatisfy(isDuplicate);
    await store.close();
  });
});

describe('the embedded database', () => {
  it('says that another store holds the folder', async () => {
    const place = await embedded.place();
    const store = await openStore(place);
    await expect(openStore(place)).rejects.toThrow(`another furrow uses the database in ${place.data}`);
    await store.ready();
    await store.close();
    await (await openStore(place)).close();
  });

  it('says that the folder or the file cannot be used', async () => {
    const { data } = await embedded.place();
    mkdirSync(dirname(data), { recursive: true });
    writeFileSync(data, 'a file');
    await expect(openStore({ data })).rejects.toThrow(StoreProblem);
    const { data: other } = await embedded.place();
    mkdirSync(other, { recursive: true });
    writeFileSync(
      join(other, 'furrow.db'),
      'this is no database at all, but long enough to look like one'.repeat(20),
    );
    await expect(openStore({ data: other })).rejects.toThrow('cannot be opened: file is not a database');
  });
});

describe('PostgreSQL', () => {
  it('is found again after all connections were cut, and a write under way fails whole', async () => {
    const place = await postgres.place();
    const name = String(place.databaseUrl).split('/').at(-1);
    const store = await openStore(place);
    await store.write(put('before'));
    const cut = () =>
      postgres.tell(
        `select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()`,
      );
    const halfway = store.write(async (db) => {
      await put('half')(db);
      await cut();
      await put('other half')(db);
    });
    const beside = store.write(put('beside'));
    await expect(halfway).rejects.toThrow(/terminat|connection/i);
    await expect(beside).rejects.toThrow(/terminat|connection/i);
    await store.write(put('after'));
    expect(await names(store.db)).toEqual(['after', 'before']);
    await cut();
    await store.write(put('later'));
    const isReady = () =>
      store.ready().then(
        () => true,
        () => false,
      );
    await expect.poll(isReady, { timeout: 10_000 }).toBe(true);
    await store.close();
  });

  it('says that it cannot be reached, and never the password', async () => {
    const opening = openStore({ data: '', databaseUrl: 'postgres://ada:secret@127.0.0.1:1/farm' });
    await expect(opening).rejects.toThrow('PostgreSQL at 127.0.0.1:1/farm as ada cannot be reached');
    await expect(opening).rejects.not.toThrow('secret');
    await expect(opening).rejects.toThrow(StoreProblem);
  });

  it('is gone for a while: the store says so, and works again when it is back', async () => {
    const place = await postgres.place();
    const store = await openStore(place);
    await store.write(put('before'));
    const name = String(place.databaseUrl).split('/').at(-1);
    await postgres.tell(`alter database ${name} allow_connections false`);
    await postgres.tell(
      `select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = '${name}'`,
    );
    await expect(store.write(put('lost'))).rejects.toThrow(/terminat|connection/i);
    await expect(store.ready()).rejects.toThrow('cannot be reached');
    await postgres.tell(`alter database ${name} allow_connections true`);
    await store.ready();
    await store.write(put('after'));
    expect(await names(store.db)).toEqual(['after', 'before']);
    await store.close();
  });
});
