import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { cleanUp } from '../src/cleanup-job';
import { sessionsOf } from '../src/store/sessions';
import { databaseKinds, useDatabases } from './databases';
import { act, guest, newTable, PASSWORD, program, type Running, run, type Visitor } from './http-visitor';
import { Listener } from './live-listener';

const DAY = 24 * 3_600_000;

useDatabases();

describe.each(databaseKinds)('cleaning up in $name', (kind) => {
  let running: Running | undefined;
  let time = 0;

  /** A server whose clock stands, and goes on when the test says so. */
  const open = async (): Promise<Running> => {
    time = Date.parse('2030-05-05T12:00:00Z');
    const { data, databaseUrl } = await kind.place();
    running = await run(
      { ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) },
      { now: () => time, ...(data !== '' && { data }) },
    );
    return running;
  };
  afterEach(() => running?.stop());

  const later = async ({ site }: Running, days: number): Promise<void> => {
    time += days * DAY;
    await cleanUp(site.services);
  };
  const phaseOf = async (who: Visitor, table: string) => (await who.get(`/api/tables/${table}`)).body.phase;

  it('drops open tables on which nothing happens; the lobby and whoever follows hear of it', async () => {
    const site = await open();
    const [ann, bob] = [await guest(site, 'Ann'), await guest(site, 'Bob')];
    const [left, spoken, played] = [
      await newTable(ann, { game: 'agricola', seats: 3 }),
      await newTable(ann),
      await newTable(ann),
    ];
    await act(bob, left, { act: 'sit', seat: 2 });
    await act(bob, played, { act: 'sit' });
    const live = await Listener.open(bob);
    await live.ask({ do: 'follow', table: left, from: 0 });
    await live.ask({ do: 'lobby', on: true });
    await later(site, 10);
    await act(bob, spoken, { act: 'chat', text: 'tomorrow' });
    expect(await phaseOf(bob, left)).toBe('open');
    await later(site, 5);
    const stoodUp = await live.until(() => live.told(left).find(({ no }) => no === 4));
    expect(stoodUp).toMatchObject({ kind: 'seat', seat: 2, sitter: null });
    await live.until(() =>
      live.frames.some((frame) => 'lobby' in frame && frame.lobby === left && frame.row === null),
    );
    expect([await phaseOf(bob, left), await phaseOf(bob, spoken), await phaseOf(bob, played)]).toEqual([
      'dropped',
      'open',
      'playing',
    ]);
    expect((await act(ann, left, { act: 'sit' })).body.refusal?.why).toBe('not-open');
  });

  it('remembers the key of an act for as many days as the privacy page and the description for programs say', async () => {
    const site = await open();
    const [ann, bob] = [await guest(site, 'Ann'), await guest(site, 'Bob')];
    const { keyDays } = (await ann.get('/api/privacy')).body as { readonly keyDays: number };
    expect(readFileSync(new URL('../../../docs/api.md', import.meta.url), 'utf8')).toContain(
      `For ${keyDays} days the same key gets the same answer`,
    );
    const table = await newTable(ann);
    await act(bob, table, { act: 'sit' });
    const say = () =>
      ann.post(`/api/tables/${table}/acts`, { key: 'once-only', act: { act: 'chat', text: 'hello' } });
    const first = await say();
    await later(site, keyDays - 1);
    expect((await say()).body).toEqual(first.body);
    await later(site, 2);
    expect((await say()).body.no).toBeGreaterThan(Number(first.body.no));
  });

  it('drops guests who cannot come back, unless they have a key, a seat or a result', async () => {
    const site = await open();
    const { store } = site.site.services;
    const names = ['Idle', 'Owner', 'Talker', 'Loser', 'Winner', 'Program', 'Member', 'Sitter', 'Away'];
    const people = new Map<string, Visitor>();
    for (const name of names) people.set(name, await guest(site, name));
    const who = (name: string): Visitor => {
      const found = people.get(name);
      if (found === undefined) throw new Error(`${name} is not there`);
      return found;
    };
    const empty = await newTable(who('Owner'));
    await act(who('Owner'), empty, { act: 'leave' });
    const game = await newTable(who('Winner'));
    await act(who('Talker'), game, { act: 'chat', text: 'I live in Rome' });
    await act(who('Loser'), game, { act: 'sit' });
    await act(who('Loser'), game, { act: 'resign' });
    await program(who('Program'));
    const account = { login: 'member', password: PASSWORD };
    expect((await who('Member').post('/api/me/account', account)).status).toBe(201);
    await newTable(who('Sitter'));
    const reader = await guest(site, 'Reader');
    while (((await reader.get(`/api/people/${who('Loser').id}`)).body.results as unknown[]).length === 0);
    for (const name of names) if (name !== 'Away') await who(name).send('DELETE', '/api/sessions/current');

    const left = async (): Promise<readonly string[]> => {
      const rows = await store.db.selectFrom('people').select(['id', 'kind']).execute();
      return names.filter((name) => rows.some(({ id, kind: is }) => id === who(name).id && is !== 'gone'));
    };
    await later(site, 12);
    await act(who('Away'), game, { act: 'chat', text: 'still here' });
    expect(await left()).toEqual(names);
    await later(site, 12);
    await later(site, 12);
    expect(await left()).toEqual(['Loser', 'Winner', 'Program', 'Member', 'Away']);
    expect((await reader.get(`/api/people/${who('Idle').id}`)).status).toBe(404);
    expect((await reader.get(`/api/people/${who('Talker').id}`)).body).toMatchObject({ kind: 'gone' });
    const news = (await reader.get(`/api/tables/${game}/news`)).text;
    expect(news).not.toMatch(/Talker|Rome/);
    expect(news).toContain('Loser');

    await later(site, 50);
    expect(await sessionsOf(store.db, who('Away').id, time)).toEqual([]);
    expect(await left()).toEqual(['Loser', 'Winner', 'Program', 'Member']);
    await later(site, 365);
    expect(await left()).toEqual(['Loser', 'Winner', 'Member']);
  });
});
