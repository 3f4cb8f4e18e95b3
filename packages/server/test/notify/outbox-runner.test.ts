import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Channel } from '../../src/notify/channel';
import type { Notice } from '../../src/notify/notice';
import { type OutboxContext, OutboxRunner } from '../../src/notify/outbox-runner';
import { tableStoreIn } from '../../src/store/database-table-store';
import { openStore, type Store } from '../../src/store/open';
import { outboxLength } from '../../src/store/outbox';
import { addPerson } from '../../src/store/people';
import type { Player } from '../../src/table/command/actor';
import { Tables } from '../../src/table/tables';
import { wish } from '../table/people';

const folder = mkdtempSync(join(tmpdir(), 'furrow-outbox-'));
const ann: Player = { id: 'ann', name: 'Ann', language: 'en' };
const bob: Player = { id: 'bob', name: 'Bob', language: 'de' };
let store: Store;
let tables: Tables;
let time = 1_000_000;
let keys = 0;

const everybody = () => Promise.resolve(true);

/** A way that everybody wants, and that may be broken. */
class Courier implements Channel {
  readonly reaches = everybody;
  readonly sent: [person: string, notice: Notice][] = [];
  broken = false;
  tries = 0;

  send(person: string, notice: Notice): Promise<boolean> {
    this.tries++;
    if (this.broken) return Promise.reject(new Error('the road is closed'));
    this.sent.push([person, notice]);
    return Promise.resolve(true);
  }
}

beforeAll(async () => {
  store = await openStore({ data: folder });
  for (const { id, name, language } of [ann, bob])
    await store.write((db) => addPerson(db, { id, name, language, kind: 'guest', created: 1 }));
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  await store.write((db) => sql`delete from outbox`.execute(db));
  tables = new Tables({
    tableStore: tableStoreIn(store, () => time),
    now: () => time,
    failed: (_, error) => {
      throw error;
    },
  });
});

const act = async (id: string, who: Player, wanted: Parameters<Tables['act']>[2]['act']) => {
  keys++;
  const answer = await tables.act(id, who, { key: `key-${String(keys).padStart(6, '0')}`, act: wanted });
  if (!answer.ok) throw new Error(answer.refusal.words);
};

/** A game of Ann with others that has just begun. */
async function begun(others = [bob], wished = wish('creatures', 2)): Promise<string> {
  const created = await tables.create(ann, wished);
  if ('refusal' in created) throw new Error(created.refusal.words);
  for (const who of others) await act(created.id, who, { act: 'sit' });
  return created.id;
}

/** Whoever is waited for makes the first move that there is. */
async function move(id: string): Promise<Player> {
  const known = await tables.facts(id);
  const who = known?.waiting[0] === 0 ? ann : bob;
  const asked = await tables.decision(id, who.id, 'en');
  if (asked === undefined) throw new Error('nobody is asked');
  await act(id, who, { act: 'play', number: asked.number, move: asked.moves[0].move });
  return who;
}

/** Whoever sends notifications. */
function runner(channels: readonly Channel[], more: Partial<OutboxContext> = {}): OutboxRunner {
  return new OutboxRunner({
    store,
    tables,
    channels,
    tableStore: tableStoreIn(store, () => time),
    now: () => time,
    isHere: () => false,
    origin: 'https://furrow.example',
    failed: (error) => {
      throw error;
    },
    stopping: new AbortController().signal,
    began: 0,
    ...more,
  });
}

/** Runs what is due; `here` are those who see for themselves. */
async function run(channels: readonly Channel[], here: readonly Player[] = []): Promise<unknown[]> {
  const failures: unknown[] = [];
  const notifications = runner(channels, {
    isHere: (person) => here.some(({ id }) => id === person),
    failed: (error) => failures.push(error),
  });
  await notifications.run();
  await notifications.settled();
  return failures;
}

/** A game in which somebody else has moved since and it is somebody's turn. */
async function turnOfAnother(): Promise<{ id: string; waited: Player; mover: Player }> {
  const id = await begun();
  await store.write((db) => sql`delete from outbox`.execute(db));
  let mover = await move(id);
  for (;;) {
    const waited = (await tables.facts(id))?.waiting[0] === 0 ? ann : bob;
    if (waited !== mover) return { id, waited, mover };
    mover = await move(id);
  }
}

test('whoever is away is told once, in their language, what the others did, and where the table is', async () => {
  const { id, waited, mover } = await turnOfAnother();
  const courier = new Courier();
  await run([courier]);
  const [[person, notice], ...more] = courier.sent;
  expect([person, more]).toEqual([waited.id, []]);
  expect(notice.link).toBe(`https://furrow.example/#/online/${id}`);
  expect(notice.what).toBe('your-turn');
  expect(notice.title).toContain(waited === ann ? 'it is your turn' : 'Du bist am Zug');
  expect(notice.lines.length).toBeGreaterThan(0);
  expect(notice.lines.length).toBeLessThanOrEqual(2);
  for (const line of notice.lines) expect(line.startsWith(`${mover.name}: `)).toBe(true);
  await run([courier]);
  expect(courier.sent).toHaveLength(1);
  expect(await outboxLength(store.db)).toBe(0);
});

test('whoever keeps a full table with a live clock waiting is sent for, as long as it waits for them', async () => {
  const pace = { pace: 'live', bank: 600, increment: 5 } as const;
  const waits = async (): Promise<string> => {
    const created = await tables.create(bob, { ...wish('creatures', 2), pace });
    if ('refusal' in created) throw new Error(created.refusal.words);
    tables.presence.join(created.id, ann.id);
    await act(created.id, ann, { act: 'sit' });
    return created.id;
  };
  const courier = new Courier();
  const id = await waits();
  await run([courier]);
  expect(courier.sent).toMatchObject([[bob.id, { what: 'awaited', table: id, lines: [] }]]);
  expect(courier.sent[0][1].title).toContain('Der Tisch ist voll und wartet auf dich');
  await act(await waits(), ann, { act: 'leave' });
  tables.presence.join(await waits(), bob.id);
  await run([courier]);
  expect(courier.sent.filter(([, { what }]) => what === 'awaited')).toHaveLength(1);
});

test('whoever is here is told a minute later if they have gone and not moved, and it counts as no failure', async () => {
  const { waited } = await turnOfAnother();
  const courier = new Courier();
  await run([courier], [waited]);
  time += 59_999;
  await run([courier]);
  expect([courier.sent.length, await outboxLength(store.db)]).toEqual([0, 1]);
  time++;
  await run([courier], [waited]);
  expect([courier.sent.length, await outboxLength(store.db)]).toEqual([0, 1]);
  const { rows } = await sql<{ tries: number }>`select tries from outbox`.execute(store.db);
  expect(rows).toEqual([{ tries: 0 }]);
  time += 60_000;
  await run([courier]);
  expect(courier.sent.map(([person, { what }]) => [person, what])).toEqual([[waited.id, 'your-turn']]);
  expect(await outboxLength(store.db)).toBe(0);
});

test('after a start people have a minute to come back before they are told what is older', async () => {
  const { waited } = await turnOfAnother();
  const courier = new Courier();
  time += 1000;
  const notifications = runner([courier], { began: time });
  const settle = async () => {
    await notifications.run();
    await notifications.settled();
    return courier.sent.map(([person]) => person);
  };
  expect(await settle()).toEqual([]);
  time += 59_999;
  expect(await settle()).toEqual([]);
  time++;
  expect(await settle()).toEqual([waited.id]);
});

test('whoever was here for many moves and goes is told of the last question alone', async () => {
  const { id, waited } = await turnOfAnother();
  const courier = new Courier();
  let turns = 1;
  for (let before: Player = waited; turns < 3 || before !== waited; ) {
    await move(id);
    const next = (await tables.facts(id))?.waiting[0] === 0 ? ann : bob;
    if (next === waited && before !== waited) turns++;
    before = next;
    await run([courier], [ann, bob]);
  }
  time += 60_000;
  await run([courier]);
  expect(courier.sent.map(([person, { what }]) => [person, what])).toEqual([[waited.id, 'your-turn']]);
  expect(await outboxLength(store.db)).toBe(0);
  const { rows } = await sql`select person from outbox where what = 'your-turn'`.execute(store.db);
  expect(rows).toHaveLength(new Set(rows.map((row) => JSON.stringify(row))).size);
});

test('whoever is here sees the beginning and the end of a game for themselves', async () => {
  const id = await begun();
  await act(id, ann, { act: 'resign' });
  const courier = new Courier();
  await run([courier], [ann, bob]);
  expect([courier.sent, await outboxLength(store.db)]).toEqual([[], 0]);
});

test('an offer is told as long as it waits for an answer', async () => {
  const id = await begun();
  const offerAnd = async (answered: boolean) => {
    await store.write((db) => sql`delete from outbox`.execute(db));
    await act(id, ann, { act: 'offer', wants: { what: 'end' } });
    const [made] = (await tables.facts(id))?.offers ?? [];
    const courier = new Courier();
    await run([courier], [bob]);
    if (answered) await act(id, bob, { act: 'vote', offer: made.offer, yes: false });
    time += 60_000;
    await run([courier]);
    return courier.sent.map(([person, { what }]) => [person, what]);
  };
  expect(await offerAnd(true)).toEqual([]);
  expect(await offerAnd(false)).toEqual([['bob', 'offer']]);
});

test('whoever is slow to be reached keeps nobody else waiting, and is called once at a time', async () => {
  const { waited } = await turnOfAnother();
  const other = waited === ann ? bob : ann;
  await act(await begun(), waited, { act: 'resign' });
  const asked: string[] = [];
  let goOn: () => void = () => {};
  const waiting = new Promise<void>((resolve) => (goOn = resolve));
  const slow: Channel = {
    reaches: everybody,
    async send(person) {
      asked.push(person);
      if (person === waited.id) await waiting;
      return true;
    },
  };
  const notifications = runner([slow]);
  await notifications.run();
  while (!asked.includes(other.id) || !asked.includes(waited.id))
    await new Promise((resolve) => setImmediate(resolve));
  await notifications.run();
  await act(await begun(), waited, { act: 'resign' });
  const before = asked.filter((person) => person === other.id).length;
  while (asked.filter((person) => person === other.id).length === before) {
    await notifications.run();
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(asked.filter((person) => person === waited.id)).toHaveLength(1);
  goOn();
  await notifications.settled();
});

test('whoever has moved since is not told that it is their turn', async () => {
  const { id, waited } = await turnOfAnother();
  for (;;) {
    await move(id);
    const waits = (await tables.facts(id))?.waiting[0] === 0 ? ann : bob;
    if (waits !== waited) break;
  }
  const courier = new Courier();
  await run([courier]);
  expect(courier.sent.filter(([person]) => person === waited.id)).toEqual([]);
});

test('what fails is tried again after growing times, six times in all', async () => {
  await turnOfAnother();
  const courier = new Courier();
  courier.broken = true;
  const waits: number[] = [];
  for (let tried = 0; tried < 5; tried++) {
    expect(await run([courier])).toHaveLength(1);
    const { rows } = await sql<{
      due: number;
      problem: string;
    }>`select due, problem from outbox where sent is null`.execute(store.db);
    expect(rows[0].problem).toBe('the road is closed');
    waits.push(Number(rows[0].due) - time);
    time = Number(rows[0].due) - 1;
    expect(await run([courier])).toEqual([]);
    time++;
  }
  for (let i = 1; i < waits.length; i++) expect(waits[i]).toBe(4 * waits[i - 1]);
  expect(await run([courier])).toHaveLength(1);
  time += 1_000_000_000;
  expect(await run([courier])).toEqual([]);
  expect([courier.tries, await outboxLength(store.db)]).toEqual([6, 0]);
});

test('a way that is broken does not keep another from being gone', async () => {
  await turnOfAnother();
  const [broken, whole] = [new Courier(), new Courier()];
  broken.broken = true;
  expect(await run([broken, whole])).toEqual([]);
  expect([broken.tries, whole.sent.length, await outboxLength(store.db)]).toEqual([1, 1, 0]);
});

test('the end of a game is told to whoever did not end it', async () => {
  const id = await begun();
  await store.write((db) => sql`delete from outbox`.execute(db));
  await act(id, ann, { act: 'resign' });
  const courier = new Courier();
  await run([courier]);
  expect(courier.sent.map(([person, { what }]) => [person, what])).toEqual([['bob', 'over']]);
});

test('offers that are made again and again bring one letter in a while, which says who asks what, and few in a day', async () => {
  const { id, waited, mover } = await turnOfAnother();
  await store.write((db) => sql`delete from outbox`.execute(db));
  const courier = new Courier();
  const offer = async () => {
    await act(id, mover, { act: 'offer', wants: { what: 'end' } });
    const number = (await tables.facts(id))?.offers[0].offer ?? 0;
    return () => act(id, mover, { act: 'vote', offer: number, yes: false });
  };
  for (let count = 0; count < 5; count++) {
    time += 2000;
    const withdraw = await offer();
    await run([courier], [mover]);
    await withdraw();
  }
  for (let count = 5; count < 26; count++) {
    time += 2000;
    await expect(offer()).rejects.toThrow(/\b(9|10) min/i);
    await run([courier], [mover]);
  }
  const letters = () => courier.sent.filter(([person]) => person === waited.id).map(([, notice]) => notice);
  expect(letters().length).toBe(1);
  const says =
    mover === ann
      ? 'Ann möchte das Spiel so beenden, wie es steht.'
      : 'Bob would like to end the game as it stands.';
  expect(letters()[0].title).toContain(mover.name);
  expect(letters()[0].lines[0]).toBe(says);
  for (let count = 0; count < 12; count++) {
    time += 11 * 60_000;
    const withdraw = await offer();
    await run([courier], [mover]);
    await withdraw();
  }
  expect(letters().length).toBe(6);
});

test('offers of several people that wait are told with one letter', async () => {
  const cid: Player = { id: 'cid', name: 'Cid', language: 'en' };
  await store.write((db) => addPerson(db, { ...cid, kind: 'guest', created: 1 }));
  const id = await begun([bob, cid], wish('agricola', 3));
  await store.write((db) => sql`delete from outbox`.execute(db));
  for (const who of [ann, cid]) await act(id, who, { act: 'offer', wants: { what: 'end' } });
  const courier = new Courier();
  await run([courier], [ann, cid]);
  time += 11 * 60_000;
  await run([courier], [ann, cid]);
  expect(courier.sent).toMatchObject([[bob.id, { title: expect.stringContaining('Ann und Cid bitten') }]]);
});

test('whoever acts at a table is told of their next turn there at once', async () => {
  const { id, waited } = await turnOfAnother();
  const courier = new Courier();
  await run([courier]);
  const turns = () =>
    courier.sent.filter(([person, { what }]) => person === waited.id && what === 'your-turn').length;
  expect(turns()).toBe(1);
  time += 1000;
  while ((await move(id)) === waited);
  time += 1000;
  for (
    let count = 0;
    count < 40 && (await tables.facts(id))?.waiting[0] !== (waited === ann ? 0 : 1);
    count++
  )
    await move(id);
  time += 1000;
  await run([courier]);
  expect(turns()).toBe(2);
});
