import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tableStoreIn } from '../src/store/database-table-store';
import { openStore, type Store } from '../src/store/open';
import {
  dropDoneNotifications,
  dropSuperseded,
  dueNotifications,
  hasNewerNotification,
  nextNotificationDue,
  notificationDone,
  notificationFailed,
  notificationPutOff,
  outboxLength,
  peopleWithDueNotifications,
} from '../src/store/outbox';
import { dropKeys, listedTable, listTables, myTables, recordOf, tablesOf } from '../src/store/table-lists';
import type { NumberedEntry } from '../src/table/store/entry';
import { StaleChange } from '../src/table/store/table-change';
import type { TableStore } from '../src/table/store/table-store';
import { resumeClocks } from '../src/table/upkeep/resume-clocks';
import { databaseKinds, useDatabases } from './databases';
import { addPeople, chatChange, factsOf, sitter, snapshotOf, wish } from './store-samples';

useDatabases();

describe.each(databaseKinds)('tables in $name', (kind) => {
  let store: Store;
  let tableStore: TableStore;

  beforeAll(async () => {
    store = await openStore(await kind.place());
    tableStore = tableStoreIn(store, () => 5000);
    await addPeople(store, 'Ada', 'Bea', 'Cleo');
  });
  afterAll(() => store.close());

  it('are loaded as they were created', async () => {
    const facts = factsOf('as-created', { after: 'old', daily: '2030-01-01-solo' });
    const snapshot = snapshotOf({ deadline: 99 });
    await tableStore.create(facts, snapshot);
    expect(await tableStore.load('as-created')).toEqual({ facts, snapshot, entries: [] });
    expect(await tableStore.header('as-created')).toEqual({ facts, snapshot, last: 0 });
    expect(await tableStore.load('nowhere')).toBeUndefined();
    expect(await tableStore.header('nowhere')).toBeUndefined();
    await expect(tableStore.create(facts, snapshot)).rejects.toThrow(/unique/i);
  });

  it('are opened together with the change of another one that leads to them, whole or not at all', async () => {
    const { entries } = chatChange('next-game', 0, ['first']);
    const opens = (id: string) => ({
      facts: factsOf(id, { after: 'last-game' }),
      snapshot: snapshotOf(),
      entries,
    });
    await tableStore.create(factsOf('last-game'), snapshotOf());
    const notifications = [{ person: 'cleo', table: 'next-game', what: 'begun', no: 1 } as const];
    await tableStore.commit(
      chatChange('last-game', 0, ['ready'], { opens: opens('next-game'), notifications }),
    );
    expect(await tableStore.header('next-game')).toMatchObject({ last: 1, facts: { after: 'last-game' } });
    expect(await tableStore.news('next-game', 'public', 0, 9)).toMatchObject([{ text: 'first' }]);
    const stale = chatChange('last-game', 0, ['ready'], { opens: opens('too-late') });
    await expect(tableStore.commit(stale)).rejects.toThrow(StaleChange);
    expect(await tableStore.header('too-late')).toBeUndefined();
    const twice = chatChange('last-game', 1, ['again'], { opens: opens('next-game') });
    await expect(tableStore.commit(twice)).rejects.toThrow(/unique/i);
    expect(await tableStore.header('last-game')).toMatchObject({ last: 1 });
  });

  it('are created with their first entries, whole or not at all', async () => {
    const { entries } = chatChange('begun', 0, ['first', 'second']);
    await tableStore.create(factsOf('begun'), snapshotOf(), entries);
    expect(await tableStore.header('begun')).toMatchObject({ last: 2 });
    expect(await tableStore.news('begun', 'public', 0, 9)).toMatchObject([
      { text: 'first' },
      { text: 'second' },
    ]);
    await tableStore.commit(chatChange('begun', 2, ['third']));
    expect((await tableStore.load('begun'))?.entries).toHaveLength(3);
    const twice = [entries[0], { ...entries[1], news: [...entries[1].news, ...entries[1].news] }];
    await expect(tableStore.create(factsOf('half'), snapshotOf(), twice)).rejects.toThrow(/unique/i);
    expect(await tableStore.load('half')).toBeUndefined();
    expect(() => tableStore.create(factsOf('half'), snapshotOf(), entries.slice(1))).toThrow(
      'from 1 without',
    );
  });

  it('keep entries, news, the answer and notifications of a change together', async () => {
    await tableStore.create(factsOf('whole'), snapshotOf());
    const answer = { person: 'bea', key: 'key-0001', answer: { ok: true, no: 2 } } as const;
    const news: NumberedEntry['news'] = [
      [0, { kind: 'step', seat: 0, text: 'a secret', heard: [], patch: [['goods.0', 3]], moves: 1 }],
      [1, { kind: 'step', seat: 0, heard: [], patch: [], moves: 1 }],
      ['public', { kind: 'step', seat: 0, heard: [], patch: [], moves: 1 }],
    ];
    const step = { no: 1, time: 7, entry: { kind: 'step', seat: 0, text: 'a secret' }, news } as const;
    const resigned = { kind: 'resigned', seat: 1 } as const;
    const last = { no: 2, time: 8, entry: resigned, news: [['all', resigned]] } as const;
    const result = { how: 'resigned', scores: [3, -4], winners: [0], record: 'Furrow record 1\n\n' } as const;
    const snapshot = snapshotOf({ phase: 'over', sitters: [sitter('Ada'), sitter('Bea')], result });
    const notification = { person: 'bea', table: 'whole', what: 'over', no: 2 } as const;
    const change = {
      table: 'whole',
      after: 0,
      before: 17,
      entries: [step, last],
      snapshot,
      answer,
      notifications: [notification, notification],
    };
    await tableStore.commit(change);
    const kept = await tableStore.load('whole');
    expect(kept?.snapshot).toEqual(snapshot);
    expect(kept?.entries).toEqual([step, last].map(({ no, time, entry }) => ({ no, time, entry })));
    expect(await tableStore.news('whole', 0, 0, 100)).toEqual([
      { no: 1, time: 7, ...news[0][1] },
      { no: 2, time: 8, ...resigned },
    ]);
    for (const audience of [1, 'public'] as const)
      expect(JSON.stringify(await tableStore.news('whole', audience, 0, 100))).not.toContain('secret');
    expect((await tableStore.news('whole', 1, 1, 100)).map(({ no }) => no)).toEqual([2]);
    expect((await tableStore.news('whole', 1, 0, 1)).map(({ no }) => no)).toEqual([1]);
    expect(await tableStore.news('whole', 1, Number.MAX_SAFE_INTEGER, 100)).toEqual([]);
    expect(await tableStore.answerTo('whole', 'bea', 'key-0001')).toEqual({ ok: true, no: 2 });
    expect(await tableStore.answerTo('whole', 'ada', 'key-0001')).toBeUndefined();
    expect(await recordOf(store.db, 'whole')).toEqual({ record: result.record, public: true });
    expect(await dueNotifications(store.db, notification.person, 5000, 10)).toMatchObject([
      { ...notification, tries: 0, due: 5000 },
    ]);
  });

  it('keep a change that has no entries', async () => {
    await tableStore.create(factsOf('quiet'), snapshotOf());
    await tableStore.commit(chatChange('quiet', 0, ['a']));
    const orders = [[], [{ when: 'feeding', spare: 'crops' } as const]];
    const snapshot = snapshotOf({ orders, pausedOrders: [[1, 4]] });
    await tableStore.commit(chatChange('quiet', 1, [], { snapshot }));
    expect(await tableStore.header('quiet')).toMatchObject({ snapshot, last: 1 });
  });

  it('refuse a change that does not follow the last entry, and keep nothing of it', async () => {
    await tableStore.create(factsOf('stale'), snapshotOf());
    await tableStore.commit(chatChange('stale', 0, ['one', 'two']));
    const notifications = [{ person: 'ada', table: 'stale', what: 'offer', no: 3 }] as const;
    const answer = { person: 'ada', key: 'key-stale', answer: { ok: true, no: 3 } } as const;
    for (const after of [0, 1, 3]) {
      const change = chatChange('stale', after, ['late'], { notifications, answer });
      await expect(tableStore.commit(change)).rejects.toThrow(StaleChange);
    }
    await expect(tableStore.commit(chatChange('nowhere', 0, ['lost']))).rejects.toThrow(StaleChange);
    expect((await tableStore.load('stale'))?.entries).toHaveLength(2);
    expect(await tableStore.answerTo('stale', 'ada', 'key-stale')).toBeUndefined();
    expect(await dueNotifications(store.db, 'ada', 9999, 99)).toEqual([]);
  });

  it('refuse a change that does not follow one without entries', async () => {
    await tableStore.create(factsOf('orders'), snapshotOf());
    const snapshot = snapshotOf({ since: 18, orders: [[], [{ when: 'forced' }]] });
    await tableStore.commit(chatChange('orders', 0, [], { snapshot }));
    await expect(tableStore.commit(chatChange('orders', 0, ['late']))).rejects.toThrow(StaleChange);
    expect(await tableStore.header('orders')).toMatchObject({ snapshot, last: 0 });
    await tableStore.commit(chatChange('orders', 0, ['in time'], { before: 18 }));
  });

  it('let live clocks run from a new start on', async () => {
    const playing = { phase: 'playing', waiting: [0], deadline: 600_017 } as const;
    await tableStore.create(factsOf('live'), snapshotOf(playing));
    await tableStore.create(factsOf('unclocked'), snapshotOf({ phase: 'playing', waiting: [] }));
    const days = { ...wish, pace: { pace: 'slow', days: 1, from: 0, to: 24 } } as const;
    await tableStore.create(factsOf('slow', { wish: days }), snapshotOf(playing));
    await tableStore.commit(chatChange('live', 0, ['hello'], { snapshot: snapshotOf(playing) }));
    const failures: unknown[] = [];
    await resumeClocks(tableStore, 4_000_000_000_017, (_, error) => failures.push(error));
    expect(failures).toEqual([]);
    expect(await tableStore.header('live')).toMatchObject({
      last: 2,
      snapshot: { since: 4_000_000_000_017, deadline: 4_000_000_600_017, left: [600_000, 590_500] },
    });
    expect(await tableStore.news('live', 'public', 1, 10)).toEqual([
      { no: 2, time: 4_000_000_000_017, kind: 'resumed', left: [600_000, 590_500] },
    ]);
    expect(await tableStore.header('unclocked')).toMatchObject({ last: 0, snapshot: { since: 17 } });
    expect(await tableStore.header('slow')).toMatchObject({ last: 0, snapshot: snapshotOf(playing) });
  });

  it('let one of several writers win, and all numbers follow each other', async () => {
    await tableStore.create(factsOf('race'), snapshotOf());
    for (let after = 0; after < 5; after++) {
      const writers = Array.from({ length: 6 }, (_, writer) =>
        tableStore.commit(chatChange('race', after, [`by ${writer}`])),
      );
      const outcomes = await Promise.allSettled(writers);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    }
    expect((await tableStore.load('race'))?.entries.map(({ no }) => no)).toEqual([1, 2, 3, 4, 5]);
  });

  it('refuse entries with a gap and a key that was used', async () => {
    await tableStore.create(factsOf('gap'), snapshotOf());
    const [first] = chatChange('gap', 1, ['two']).entries;
    expect(() => tableStore.commit(chatChange('gap', 0, [], { entries: [first] }))).toThrow('without gaps');
    const answer = { person: 'ada', key: 'key-gap', answer: { ok: true, no: 1 } } as const;
    await tableStore.commit(chatChange('gap', 0, ['a'], { answer }));
    await expect(tableStore.commit(chatChange('gap', 1, ['b'], { answer }))).rejects.toThrow(/unique/i);
    expect((await tableStore.header('gap'))?.last).toBe(1);
    expect(await store.write((db) => dropKeys(db, 5001))).toBeGreaterThan(0);
    expect(await tableStore.answerTo('gap', 'ada', 'key-gap')).toBeUndefined();
  });

  it('keep the changes of others that come with one that cannot be kept', async () => {
    const ids = ['with-a', 'with-b', 'with-c'];
    for (const id of ids) await tableStore.create(factsOf(id), snapshotOf());
    const answer = { person: 'ada', key: 'key-with', answer: { ok: true, no: 1 } } as const;
    await tableStore.commit(chatChange('with-b', 0, ['first'], { answer }));
    const [a, b, c] = await Promise.allSettled([
      tableStore.commit(chatChange('with-a', 0, ['a'])),
      tableStore.commit(chatChange('with-b', 1, ['the same key'], { answer })),
      tableStore.commit(chatChange('with-c', 0, ['c'])),
    ]);
    expect([a.status, b.status, c.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    for (const id of ids) expect((await tableStore.load(id))?.entries).toHaveLength(1);
  });

  it('say at once what is new since an entry, and what a key was answered', async () => {
    await tableStore.create(factsOf('new'), snapshotOf());
    const answer = { person: 'ada', key: 'key-new', answer: { ok: true, no: 2 } } as const;
    const snapshot = snapshotOf({ since: 18 });
    await tableStore.commit(chatChange('new', 0, ['one', 'two', 'three'], { answer, snapshot }));
    const { entries } = (await tableStore.load('new')) ?? {};
    const version = { last: 3, since: 18, edition: 0, phase: 'open' };
    expect(await tableStore.updateSince('new', 1, answer)).toMatchObject({
      version,
      snapshot,
      edition: 0,
      answer: answer.answer,
      entries: entries?.slice(1),
    });
    const nothing = await tableStore.updateSince('new', 3, { person: 'bea', key: 'key-new' });
    expect(nothing).toMatchObject({ version, snapshot, entries: [] });
    expect(nothing?.answer).toBeUndefined();
    expect(await tableStore.updateSince('nowhere', 0)).toBeUndefined();
  });

  it('are due when a clock runs out or a bot is waited for, while they are being played', async () => {
    const bot = { bot: 'level-2', name: 'Bot' };
    const playing = { phase: 'playing', sitters: [sitter('Ada'), bot], waiting: [0] } as const;
    await tableStore.create(factsOf('due-clock'), snapshotOf({ ...playing, deadline: 700 }));
    await tableStore.create(factsOf('due-later'), snapshotOf({ ...playing, deadline: 800 }));
    await tableStore.create(factsOf('due-bot'), snapshotOf({ ...playing, waiting: [1] }));
    await tableStore.create(factsOf('due-never'), snapshotOf(playing));
    await tableStore.create(factsOf('due-over'), snapshotOf({ ...playing, phase: 'over', deadline: 1 }));
    expect([...(await tableStore.dueTables(750))].sort()).toEqual(['due-bot', 'due-clock']);
    expect([...(await tableStore.dueTables(801))].sort()).toEqual(['due-bot', 'due-clock', 'due-later']);
  });

  it('refuse an owner or a sitter whom nobody knows', async () => {
    await expect(tableStore.create(factsOf('lost', { owner: 'zoe' }), snapshotOf())).rejects.toThrow(
      /foreign key/i,
    );
    const sitters = [sitter('Zoe'), null];
    await expect(tableStore.create(factsOf('lost'), snapshotOf({ sitters }))).rejects.toThrow(/foreign key/i);
    expect(await tableStore.header('lost')).toBeUndefined();
  });
});

describe.each(databaseKinds)('lists of tables in $name', (kind) => {
  let store: Store;
  let tableStore: TableStore;

  beforeAll(async () => {
    store = await openStore(await kind.place());
    tableStore = tableStoreIn(store);
    await addPeople(store, 'Ada', 'Bea', 'Cleo');
    const hidden = { ...wish, public: false };
    for (const [index, id] of ['one', 'two', 'three', 'four'].entries())
      await tableStore.create(factsOf(id, { created: 10 + Math.floor(index / 2) }), snapshotOf());
    await tableStore.create(factsOf('hidden', { wish: hidden, owner: 'bea', created: 30 }), snapshotOf());
    const sitters = [sitter('Cleo'), sitter('Bea')];
    const snapshot = snapshotOf({ phase: 'playing', sitters, waiting: [1] });
    await tableStore.create(factsOf('played', { owner: 'cleo' }), snapshot);
  });
  afterAll(() => store.close());

  it('show public tables, newest first, page by page', async () => {
    const seen: string[] = [];
    let page = await listTables(store.db, { phase: 'open', atMost: 3 });
    while (page.length > 0) {
      seen.push(...page.map(({ id }) => id));
      page = await listTables(store.db, { phase: 'open', atMost: 3, before: seen[seen.length - 1] });
    }
    expect(seen).toEqual(['three', 'four', 'two', 'one'].sort(byAge));
    const [listed] = await listTables(store.db, { phase: 'playing', atMost: 9 });
    expect(listed).toMatchObject({ id: 'played', wish, waiting: [1], phase: 'playing', last: 0 });
    expect(JSON.stringify(listed)).not.toContain('ab'.repeat(32));
    expect(await listedTable(store.db, 'played')).toEqual(listed);
    expect(await listedTable(store.db, 'nowhere')).toBeUndefined();
  });

  it('show mine, private ones too, and follow who sits down and leaves', async () => {
    const mine = async (person: string, phase: 'open' | 'playing') =>
      (await myTables(store.db, person, { phase, atMost: 9 })).map(({ id }) => id);
    expect(await mine('bea', 'open')).toEqual(['hidden']);
    expect(await mine('bea', 'playing')).toEqual(['played']);
    await tableStore.commit(
      chatChange('one', 0, ['hello'], { snapshot: snapshotOf({ sitters: [sitter('Bea'), null] }) }),
    );
    expect(await mine('bea', 'open')).toEqual(['hidden', 'one']);
    await tableStore.commit(
      chatChange('one', 1, ['bye'], { snapshot: snapshotOf({ sitters: [null, null] }) }),
    );
    expect(await mine('bea', 'open')).toEqual(['hidden']);
    expect(await mine('nobody', 'open')).toEqual([]);
  });

  it('count what somebody has set up and not finished', async () => {
    expect((await tablesOf(store.db, 'ada')).all).toBe(4);
    expect((await tablesOf(store.db, 'cleo')).all).toBe(1);
    expect((await tablesOf(store.db, 'nobody')).all).toBe(0);
  });

  it('send notifications: due, failed, tried again later, done, forgotten', async () => {
    const notification = { person: 'bea', table: 'two', what: 'your-turn', no: 1 } as const;
    await tableStoreIn(store, () => 100).commit(
      chatChange('two', 0, ['x'], { notifications: [notification] }),
    );
    const [due] = await dueNotifications(store.db, 'bea', 100, 10);
    expect(due).toMatchObject(notification);
    expect(await dueNotifications(store.db, 'bea', 99, 10)).toEqual([]);
    await store.write((db) => notificationFailed(db, due.id, { problem: 'no answer', due: 200 }));
    expect(await dueNotifications(store.db, 'bea', 199, 10)).toEqual([]);
    expect(await nextNotificationDue(store.db)).toBe(200);
    expect(await dueNotifications(store.db, 'bea', 200, 10)).toMatchObject([{ tries: 1 }]);
    expect(await outboxLength(store.db)).toBe(1);
    await store.write((db) => notificationDone(db, due.id, 201));
    expect(await outboxLength(store.db)).toBe(0);
    expect(await nextNotificationDue(store.db)).toBeUndefined();
    expect(await store.write((db) => dropDoneNotifications(db, 201))).toBe(0);
    expect(await store.write((db) => dropDoneNotifications(db, 202))).toBe(1);
  });

  it('send notifications of one person apart from those of others, and put them off', async () => {
    const notification = (person: string, no: number) =>
      ({ person, table: 'two', what: 'your-turn', no }) as const;
    const notifications = [notification('bea', 2), notification('bea', 3), notification('ada', 2)];
    const before = (await tableStore.header('two'))?.last ?? 0;
    await tableStoreIn(store, () => 300).commit(chatChange('two', before, ['y', 'z'], { notifications }));
    expect(await peopleWithDueNotifications(store.db, 299, 10)).toEqual([]);
    expect(await peopleWithDueNotifications(store.db, 300, 10)).toEqual(['ada', 'bea']);
    expect(await peopleWithDueNotifications(store.db, 300, 1)).toEqual(['ada']);
    const [first] = await dueNotifications(store.db, 'ada', 300, 10);
    await store.write((db) => notificationPutOff(db, first.id, 400));
    expect(await peopleWithDueNotifications(store.db, 300, 10)).toEqual(['bea']);
    expect(await peopleWithDueNotifications(store.db, 400, 10)).toEqual(['bea', 'ada']);
    expect(await dueNotifications(store.db, 'ada', 400, 10)).toMatchObject([{ tries: 0 }]);
    const newer = await Promise.all(notifications.map((one) => hasNewerNotification(store.db, one)));
    expect(newer).toEqual([true, false, false]);
    await store.write((db) => dropSuperseded(db, 400));
    expect(await dueNotifications(store.db, 'bea', 400, 10)).toMatchObject([{ no: 3 }]);
    expect(await dueNotifications(store.db, 'ada', 400, 10)).toMatchObject([{ no: 2 }]);
  });

  it('look at notifications for whoever is at the table a minute later', async () => {
    const before = (await tableStore.header('two'))?.last ?? 0;
    const notification = { person: 'cleo', table: 'two', what: 'your-turn', no: 9 } as const;
    const change = {
      notifications: [
        { ...notification, isHere: true },
        { ...notification, no: 10 },
      ],
    } as const;
    await tableStoreIn(store, () => 500).commit(chatChange('two', before, ['there'], change));
    expect(await dueNotifications(store.db, 'cleo', 500, 10)).toMatchObject([{ no: 10 }]);
    expect(await dueNotifications(store.db, 'cleo', 60_500, 10)).toMatchObject([{ no: 10 }, { no: 9 }]);
  });
});

/** The order of the four tables: the second two are younger; tables of one age go by id, backwards. */
function byAge(left: string, right: string): number {
  const young = (id: string) => ['three', 'four'].includes(id);
  if (young(left) !== young(right)) return young(left) ? -1 : 1;
  return left < right ? 1 : -1;
}
