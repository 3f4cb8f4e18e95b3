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
  it('is written to by one server at a time; the next one waits until the first lets go', async () => {
    const place = await postgres.place();
    const first = await openStore(place);
    await expect(openStore({ ...place, patience: 200 })).rejects.toThrow(TAKEN);
    await expect(openStore({ ...place, patience: 200 })).rejects.toThrow(StoreProblem);
    await first.write(put('first'));
    const opening = openStore({ ...place, patience: 60_000 });
    await first.write(put('and again'));
    await first.close();
    const second = await opening;
    await second.write(put('second'));
    expect(await names(second.db)).toEqual(['and again', 'first', 'second']);
    await second.close();
  });

  it('is kept while nothing is written, and taken again by itself when the connection broke', async () => {
    const place = await postgres.place();
    const store = await openStore(place);
    const before = await holders(place);
    expect(before).toHaveLength(1);
    await cut(place);
    let after = await holders(place);
    while (after.length === 0 || after[0] === before[0]) after = await holders(place);
    await expect(openStore({ ...place, patience: 0 })).rejects.toThrow(TAKEN);
    await store.write(put('still mine'));
    expect(await holders(place)).toEqual(after);
    await store.close();
  });

  it('is lost to whoever takes it when the connection broke: nothing is written any more, even when it is free', async () => {
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
});
