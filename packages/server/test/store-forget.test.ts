import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashOfSecret } from '../src/ids';
import { tableStoreIn } from '../src/store/database-table-store';
import { exportOf } from '../src/store/export';
import { forgetPerson, NAMELESS } from '../src/store/forget';
import { addLetter } from '../src/store/letters';
import { setMailCode } from '../src/store/mail-codes';
import { mute, mutesOf } from '../src/store/mutes';
import { addPushSubscription, setNotificationSettings } from '../src/store/notification-settings';
import { openStore, type Store } from '../src/store/open';
import { makeAccount, personById } from '../src/store/people';
import { addResults, ratingsOf, resultsAt, setRating } from '../src/store/ratings';
import { replaceRecoveryCodes } from '../src/store/recovery';
import { addReport, listReports } from '../src/store/reports';
import { addSession, sessionOf } from '../src/store/sessions';
import { addToken, tokenBySecret } from '../src/store/tokens';
import { databaseKinds, useDatabases } from './databases';
import { addPeople, chatChange, factsOf, sitter, snapshotOf } from './store-samples';

useDatabases();

describe.each(databaseKinds)('people in $name', (kind) => {
  let store: Store;

  beforeAll(async () => {
    store = await openStore(await kind.place());
    await addPeople(store, 'Ada', 'Cleo', 'Dan');
  });
  afterAll(() => store.close());

  it('get everything about themselves and are forgotten, but their games stay', async () => {
    const tableStore = tableStoreIn(store);
    const sitters = [sitter('Cleo'), sitter('Ada')];
    const begin = { kind: 'begin', commitment: 'c', sitters } as const;
    const said = { kind: 'chat', person: 'cleo', name: 'Cleo', text: 'I live in Rome' } as const;
    const record = 'Furrow record 1\ngame: x\nseat 1: Cleo\nseat 2: Ada\n\n1 a move\n';
    const result = { how: 'played', scores: [1, 2], winners: [1], record } as const;
    await tableStore.create(factsOf('played'), snapshotOf({ sitters: [null, sitter('Ada')] }));
    const entries = [
      { no: 1, time: 1, entry: { kind: 'seat', seat: 0, sitter: sitters[0] }, news: [] },
      { no: 2, time: 2, entry: begin, news: [['all', begin]] },
      { no: 3, time: 3, entry: said, news: [['all', said]] },
    ] as const;
    const notifications = [{ person: 'cleo', table: 'played', what: 'over', no: 3 }] as const;
    const snapshot = snapshotOf({ phase: 'over', sitters, result });
    await tableStore.commit({ table: 'played', after: 0, before: 17, entries, snapshot, notifications });
    await tableStore.create(factsOf('watched'), snapshotOf());
    const watching = chatChange('watched', 0, []);
    const spoken = { no: 1, time: 1, entry: said, news: [['all', said]] } as const;
    await tableStore.commit({ ...watching, entries: [spoken] });
    await store.write(async (db) => {
      await makeAccount(db, 'cleo', { login: 'cleo', password: 'her hash' });
      await addSession(db, 'secret', { person: 'cleo', created: 1, ends: 100 });
      await addToken(db, 'token', {
        id: 't',
        person: 'cleo',
        name: 'bot',
        scopes: ['play'],
        created: 1,
        ends: 9,
      });
      await replaceRecoveryCodes(db, 'cleo', ['code']);
      await setNotificationSettings(db, 'cleo', { email: 'cleo@example.org' });
      await setMailCode(db, 'cleo', 'mail code', 100);
      await addLetter(db, { person: 'cleo', what: 'email-changed', email: 'before@example.org' }, 1);
      const session = hashOfSecret('secret');
      await addPushSubscription(db, 'cleo', {
        endpoint: 'https://push.example/c',
        session,
        body: '{}',
        created: 1,
      });
      await mute(db, 'dan', 'cleo', 1);
      await addReport(db, {
        table: 'played',
        no: 3,
        person: 'dan',
        about: 'cleo',
        words: 'rude',
        created: 1,
      });
      await addReport(db, { table: 'played', no: 3, person: 'cleo', words: 'not rude', created: 2 });
      await addResults(db, [{ table: 'played', seat: 0, person: 'cleo', score: 1, place: 2, ended: 3 }]);
      await setRating(db, { person: 'cleo', ladder: 'l' }, { mu: 1, sigma: 1, games: 1 });
    });
    const all = JSON.stringify(await exportOf(store, 'cleo'));
    for (const known of [
      'I live in Rome',
      'cleo@example.org',
      'before@example.org',
      'not rude',
      'Furrow record',
      '"login":"cleo"',
      'push.example/c',
    ])
      expect(all).toContain(known);
    for (const secret of [
      'her hash',
      hashOfSecret('secret'),
      hashOfSecret('token'),
      hashOfSecret('mail code'),
      'ab'.repeat(32),
    ])
      expect(all).not.toContain(secret);

    expect(await forgetPerson(store, 'cleo')).toBe(true);
    const left = JSON.stringify(await everything(store));
    for (const gone of [
      'Cleo',
      'Rome',
      '@example.org',
      hashOfSecret('mail code'),
      'her hash',
      'not rude',
      'push.example/c',
    ])
      expect(left).not.toContain(gone);
    expect(await personById(store.db, 'cleo')).toMatchObject({ kind: 'gone', name: NAMELESS });
    expect(await sessionOf(store.db, 'secret', 1)).toBeUndefined();
    expect(await tokenBySecret(store.db, 'token')).toBeUndefined();
    expect(await mutesOf(store.db, 'dan')).toEqual([]);
    expect(await listReports(store.db, 9)).toEqual([
      { table: 'played', no: 3, person: 'dan', words: 'rude', created: 1 },
    ]);
    expect(await ratingsOf(store.db, 'cleo')).toEqual(new Map());
    const kept = await tableStore.load('played');
    expect(kept?.entries).toHaveLength(3);
    expect(kept?.snapshot.sitters).toEqual([{ person: 'cleo', name: NAMELESS }, sitter('Ada')]);
    expect(kept?.snapshot.result?.record).toBe(
      `Furrow record 1\ngame: x\nseat 1: ${NAMELESS}\nseat 2: Ada\n\n1 a move\n`,
    );
    expect(await tableStore.news('watched', 'public', 0, 9)).toMatchObject([{ name: NAMELESS, text: '' }]);
    expect(await resultsAt(store.db, 'played')).toMatchObject([{ person: 'cleo', score: 1 }]);
  });

  it('are not forgotten while they sit at a table that is not over', async () => {
    const tableStore = tableStoreIn(store);
    await tableStore.create(factsOf('waiting'), snapshotOf({ sitters: [sitter('Ada'), sitter('Dan')] }));
    expect(await forgetPerson(store, 'dan')).toBe(false);
    expect(await personById(store.db, 'dan')).toMatchObject({ kind: 'guest', name: 'Dan' });
    await tableStore.commit(chatChange('waiting', 0, [], { snapshot: snapshotOf() }));
    expect(await forgetPerson(store, 'dan')).toBe(true);
    expect(await personById(store.db, 'dan')).toMatchObject({ kind: 'gone' });
  });
});

async function everything(store: Store): Promise<readonly unknown[]> {
  const tables = await store.db.introspection.getTables();
  const rows = tables.map(({ name }) =>
    store.db
      .selectFrom(name as 'people')
      .selectAll()
      .execute(),
  );
  return Promise.all(rows);
}
