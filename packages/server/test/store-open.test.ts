import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { migrationNames, migrationsOf } from '../src/store/migrations';
import { openStore } from '../src/store/open';
import { StoreProblem } from '../src/store/problems';
import type { Db } from '../src/store/schema';
import { databaseKinds, embedded, postgres, useDatabases } from './databases';

const put = (name: string) => (db: Db) => db.insertInto('secrets').values({ name, value: 'x' }).execute();
const names = async (db: Db) =>
  (await db.selectFrom('secrets').select('name').orderBy('name').execute()).map(({ name }) => name);

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
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()`,
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
    await store.ready();
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
    await postgres.tell(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
    await expect(store.write(put('lost'))).rejects.toThrow(/terminat|connection/i);
    await expect(store.ready()).rejects.toThrow('cannot be reached');
    await postgres.tell(`alter database ${name} allow_connections true`);
    await store.ready();
    await store.write(put('after'));
    expect(await names(store.db)).toEqual(['after', 'before']);
    await store.close();
  });
});
