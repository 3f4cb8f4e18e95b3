import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { weightAfter } from '../../src/ratings/fairness';
import { gamesSetAside, resolveGame } from '../../src/ratings/moderation';
import { keepResults } from '../../src/ratings/results';
import { tableStoreIn } from '../../src/store/database-table-store';
import { openStore, type Store } from '../../src/store/open';
import { addPerson, makeAccount } from '../../src/store/people';
import { ratingsOf, resultsAt } from '../../src/store/ratings';
import type { TableSnapshot } from '../../src/table/store/stored-table';
import type { TableStore } from '../../src/table/store/table-store';
import { databaseKinds, useDatabases } from '../databases';
import { factsOf, snapshotOf } from '../store-samples';

useDatabases();

const DAY = 24 * 3_600_000;
const ENOUGH = [9, 9];

it('games of the same people count in full three times a week, then less and less', () => {
  expect([0, 1, 2, 3, 4, 5].map(weightAfter)).toEqual([1, 1, 1, 1 / 2, 1 / 3, 1 / 4]);
});

describe.each(databaseKinds)('what counts on ladders in $name', (kind) => {
  let store: Store;
  let tableStore: TableStore;
  let games = 0;

  beforeAll(async () => {
    store = await openStore(await kind.place());
    tableStore = tableStoreIn(store);
  });
  afterAll(() => store.close());

  /** Two people with accounts, or a guest and one. */
  async function pair(
    name: string,
    second: 'account' | 'guest' = 'account',
    created = -DAY,
  ): Promise<readonly [string, string]> {
    const ids = [`${name}-1`, `${name}-2`] as const;
    await store.write(async (db) => {
      for (const id of ids) await addPerson(db, { id, kind: 'guest', name: id, language: 'en', created });
      const accounts = second === 'account' ? ids : ids.slice(0, 1);
      for (const id of accounts) await makeAccount(db, id, { login: id, password: 'x' });
    });
    return ids;
  }

  /** A rated game that the first one wins; gives the table. */
  async function play(
    people: readonly string[],
    {
      how = 'played',
      moves = ENOUGH,
      ended = 0,
    }: { how?: 'played' | 'resigned' | 'time'; moves?: number[]; ended?: number } = {},
  ): Promise<string> {
    const table = `game-${++games}`;
    const facts = factsOf(table, { owner: people[0], created: games });
    const snapshot: TableSnapshot = snapshotOf({
      phase: 'over',
      since: ended,
      sitters: people.map((one) => ({ person: one, name: one })),
      result: { how, scores: [9, 1], winners: [0], record: '', moves },
    });
    await tableStore.create(facts, snapshot);
    await keepResults(store, { facts, snapshot });
    return table;
  }

  /** Two people who have met others in rated games, long ago. */
  async function seasonedPair(name: string): Promise<readonly [string, string]> {
    const [people, others] = [await pair(name), await pair(`before-${name}`)];
    for (const one of people) for (const other of others) await play([other, one], { ended: -30 * DAY });
    return people;
  }

  const gamesOf = async (person: string) => [...(await ratingsOf(store.db, person)).values()][0]?.games ?? 0;
  const gained = async (table: string) => {
    const [{ before, after }] = await resultsAt(store.db, table);
    return (after?.mu ?? 0) - (before?.mu ?? 0);
  };

  it('no game with a guest, and none in which somebody hardly moved', async () => {
    const mixed = await pair('mixed', 'guest');
    await play(mixed);
    expect(await gamesOf(mixed[0])).toBe(0);
    const quick = await pair('quick');
    await play(quick, { how: 'resigned', moves: [5, 9] });
    expect(await gamesOf(quick[0])).toBe(0);
    await play(quick, { moves: [6, 6] });
    expect(await gamesOf(quick[0])).toBe(1);
  });

  it('less for the same opponents, until a week has gone by', async () => {
    const people = await seasonedPair('again');
    const tables: string[] = [];
    for (let count = 0; count < 4; count++) tables.push(await play(people, { ended: count }));
    const later = await play(people, { ended: 8 * DAY });
    const gains = await Promise.all(tables.map(gained));
    expect(gains[2]).toBeGreaterThan(0);
    expect(gains[3]).toBeLessThan(0.6 * gains[2]);
    expect(await gained(later)).toBeGreaterThan(gains[3]);
  });

  it('nothing that looks like farming before a moderator has decided, once', async () => {
    const people = await seasonedPair('farm');
    for (let count = 0; count < 3; count++) await play(people, { how: 'resigned', ended: count });
    expect(await gamesOf(people[0])).toBe(2 + 3);
    const [fourth, fifth] = [
      await play(people, { how: 'time', ended: 4 }),
      await play(people, { how: 'resigned', ended: 5 }),
    ];
    expect(await gamesOf(people[0])).toBe(2 + 3);
    const waiting = await gamesSetAside(store, 9);
    expect(waiting.map(({ table, why }) => [table, why])).toEqual([
      [fourth, 'farming'],
      [fifth, 'farming'],
    ]);
    expect(waiting[0].people.map(({ person }) => person).sort()).toEqual([...people].sort());
    expect(await resolveGame(store, fourth, true)).toBe(true);
    expect(await resolveGame(store, fifth, false)).toBe(true);
    expect([await resolveGame(store, fourth, true), await resolveGame(store, fifth, true)]).toEqual([
      false,
      false,
    ]);
    expect([await gamesOf(people[0]), await gamesSetAside(store, 9)]).toEqual([2 + 4, []]);
    const honest = await play(people, { ended: 6 });
    expect(await gained(honest)).toBeGreaterThan(0);
  });

  it('little against newcomers who give up, and nothing from the fourth on in a day, whoever they are', async () => {
    const [winner] = await pair('crowned');
    const puppets = await Promise.all([1, 2, 3, 4].map(async (n) => (await pair(`puppet-${n}`))[1]));
    const tables: string[] = [];
    for (const [at, puppet] of puppets.entries())
      tables.push(await play([winner, puppet], { how: 'resigned', ended: 10 * DAY + at }));
    expect((await gamesSetAside(store, 9)).map(({ table }) => table)).toEqual([tables[3]]);
    const next = await play([winner, puppets[3]], { how: 'resigned', ended: 12 * DAY });
    expect(await gamesOf(winner)).toBe(4);
    const [seasoned] = await seasonedPair('seasoned');
    const [fresh] = await seasonedPair('fresh');
    const whole = await play([fresh, seasoned], { how: 'resigned', ended: 13 * DAY });
    const [another] = await seasonedPair('another');
    const part = await play([another, puppets[3]], { how: 'resigned', ended: 13 * DAY });
    expect(await gained(next)).toBeGreaterThan(0);
    expect(await gained(whole)).toBeGreaterThan(3 * (await gained(part)));
    for (const { table } of await gamesSetAside(store, 9)) await resolveGame(store, table, false);
  });

  it('a quarter with an account that is new or has met nobody else, however the game ends, and nothing from the fourth win on in a day', async () => {
    const [old, rival] = await seasonedPair('old');
    const full = await gained(await play([old, rival], { ended: 20 * DAY }));
    const [stranger] = await pair('stranger');
    const [born] = await pair('born', 'account', 20 * DAY - 1);
    const [other] = await seasonedPair('other');
    expect(full).toBeGreaterThan(3 * (await gained(await play([other, stranger], { ended: 20 * DAY }))));
    expect(full).toBeGreaterThan(3 * (await gained(await play([born, stranger], { ended: 20 * DAY }))));

    const [master] = await seasonedPair('master');
    const puppets = [...(await pair('doll-a')), ...(await pair('doll-b'))];
    const tables: string[] = [];
    for (const [at, puppet] of puppets.entries())
      tables.push(await play([master, puppet], { ended: 21 * DAY + at }));
    expect((await gamesSetAside(store, 9)).map(({ table }) => table)).toEqual([tables[3]]);
    const honest = await play([master, rival], { ended: 21 * DAY + 9 });
    expect(await gained(honest)).toBeGreaterThan(2 * (await gained(tables[0])));
  });
});
