import { seededDice } from '@furrow/kernel/dice';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useDatabases } from '../databases';
import { act, guest, newTable, type Visitor } from '../http-visitor';
import { Listener } from '../live-listener';
import { elsewhere, type TwoServers, twoServers, until } from './two-servers';

useDatabases();

/** Somebody comes to a table. */
async function comes(who: Visitor, table: string): Promise<Listener> {
  const live = await Listener.open(who);
  expect(await live.ask({ do: 'follow', table, from: 0, here: true })).toMatchObject({ ok: true });
  return live;
}

/** Any move of whoever is asked; false if it is not this person. */
async function anyMove(who: Visitor, table: string, below: (n: number) => number): Promise<boolean> {
  const { status, body } = await who.get(`/api/tables/${table}/decision`);
  const moves = (body.moves ?? []) as { move: string }[];
  if (status !== 200 || body.open === true || moves.length === 0) return false;
  const played = await act(who, table, {
    act: 'play',
    number: body.number,
    move: moves[below(moves.length)].move,
  });
  expect(played.body).toMatchObject({ ok: true });
  return true;
}

describe('a table that is played at two servers', () => {
  let servers: TwoServers;
  beforeAll(async () => {
    servers = await twoServers();
  }, 120_000);
  afterAll(() => servers.stop());

  test('starts when all are there, is told to everybody in order, and each sees at once what was done at the other', async () => {
    const { one, two } = servers;
    const [ann, bob] = [await guest(one, 'Ann'), await guest(two, 'Bob')];
    const table = await newTable(ann, { pace: { pace: 'live', bank: 600, increment: 5 } });
    const [first, second] = [await comes(ann, table), await comes(bob, table)];
    expect((await act(bob, table, { act: 'sit' })).body).toMatchObject({ ok: true });
    for (const live of [first, second])
      await live.until(() => live.told(table).find(({ kind }) => kind === 'begin'));
    const dice = seededDice(3);
    for (let moves = 0; moves < 30; moves++) {
      // Whoever is asked moves at the server at which they are not.
      const moved =
        (await anyMove(elsewhere(ann, two), table, (n) => dice.below(n))) ||
        (await anyMove(elsewhere(bob, one), table, (n) => dice.below(n)));
      if (!moved) break;
    }
    const { no } = (await ann.get(`/api/tables/${table}`)).body;
    for (const live of [first, second]) {
      await live.until(() => live.told(table).at(-1)?.no === no);
      expect(live.told(table).map((told) => told.no)).toEqual(
        Array.from({ length: Number(no) }, (_, i) => i + 1),
      );
    }
    const seen = async (who: Visitor) => (await who.get(`/api/tables/${table}/view`)).body;
    expect(await seen(ann)).toEqual(await seen(elsewhere(ann, two)));
    expect(await seen(bob)).toEqual(await seen(elsewhere(bob, one)));
    first.close();
    second.close();
  }, 120_000);

  test('takes acts at both at the same time, each once; the same key gets the same answer at both', async () => {
    const { one, two } = servers;
    const ann = await guest(one, 'Ann');
    const [here, there] = [ann, elsewhere(ann, two)];
    const table = await newTable(ann);
    const listening = await comes(there, table);
    const say = (who: Visitor, key: string) =>
      who.post(`/api/tables/${table}/acts`, { key, act: { act: 'chat', text: key } });
    const keys = Array.from({ length: 60 }, (_, i) => `say-${String(i).padStart(6, '0')}`);
    const answers = await Promise.all(
      keys.map(async (key) => {
        for (;;) {
          const both = await Promise.all([say(here, key), say(there, key)]);
          if (both.every(({ body }) => body.ok === true)) return both.map(({ body }) => body.no);
        }
      }),
    );
    for (const [one, other] of answers) expect(one).toBe(other);
    await listening.until(() => listening.told(table).length === 61);
    const said = listening.told(table).flatMap((told) => (told.kind === 'chat' ? [told.text] : []));
    expect(said.toSorted()).toEqual(keys);
    listening.close();
  }, 120_000);

  test('is forgotten with a person at both, whatever either had in memory', async () => {
    const { one, two } = servers;
    const [ann, bob] = [await guest(one, 'Ann'), await guest(two, 'Dandelion')];
    const table = await newTable(ann, { game: 'agricola', seats: 3 });
    const cid = await guest(one, 'Cid');
    for (const who of [bob, cid]) await act(who, table, { act: 'sit' });
    await act(bob, table, { act: 'resign' });
    expect((await elsewhere(ann, two).get(`/api/tables/${table}`)).text).toContain('Ann');
    expect((await bob.send('DELETE', '/api/me')).status).toBe(204);
    expect((await act(ann, table, { act: 'chat', text: 'gone' })).body).toMatchObject({ ok: true });
    for (const who of [ann, elsewhere(ann, two)])
      for (const door of ['', '/news'])
        expect((await who.get(`/api/tables/${table}${door}`)).text).not.toContain('Dandelion');
  }, 60_000);

  test('has one rematch, whoever asks for it where', async () => {
    const { one, two } = servers;
    const [ann, bob] = [await guest(one, 'Ann'), await guest(two, 'Bob')];
    const table = await newTable(ann);
    await act(bob, table, { act: 'sit' });
    await act(bob, table, { act: 'resign' });
    const ask = (who: Visitor) => who.post(`/api/tables/${table}/rematch`);
    const ids = (await Promise.all([ask(ann), ask(bob), ask(ann), ask(bob)])).map(({ body }) => body.id);
    expect(new Set(ids).size).toBe(1);
    const mine = async (who: Visitor) =>
      ((await who.get('/api/tables?phase=open&mine=1')).body.tables as { id: string }[]).map(({ id }) => id);
    const all = new Set([...(await mine(ann)), ...(await mine(bob))]);
    expect([...all]).toEqual([ids[0]]);
  }, 60_000);

  test('shows who is there and who has come to the lobby, wherever they are', async () => {
    const { one, two } = servers;
    const [ann, bob] = [await guest(one, 'Ann'), await guest(two, 'Bob')];
    const watching = await Listener.open(bob);
    expect(await watching.ask({ do: 'lobby', on: true })).toMatchObject({ ok: true });
    const table = await newTable(ann);
    const rows = () =>
      watching.frames.flatMap((frame) => ('lobby' in frame && frame.lobby === table ? [frame.row] : []));
    await watching.until(() => rows().length > 0);
    const live = await comes(ann, table);
    await watching.until(() => rows().at(-1)?.here === true);
    expect((await bob.get(`/api/tables/${table}`)).body.here).toEqual([0]);
    live.close();
    await watching.until(() => rows().at(-1)?.here === false);
    await until(async () => JSON.stringify((await bob.get(`/api/tables/${table}`)).body.here) === '[]');
    watching.close();
  }, 60_000);
});

test('a person has only so many open tables, whichever servers they ask at the same moment', async () => {
  const pace = { pace: 'free' };
  const wish = { game: 'creatures', options: {}, seats: 2, public: true, rated: false, pace };
  const small = await twoServers({ LIMIT_OPEN_TABLES: '2' });
  try {
    for (let round = 0; round < 4; round++) {
      const ann = await guest(small.one, `Ann ${round}`);
      const both = [ann, elsewhere(ann, small.two)];
      const replies = await Promise.all(
        Array.from({ length: 8 }, (_, i) => both[i % 2].post('/api/tables', wish)),
      );
      const { tables } = (await ann.get('/api/tables?mine=1')).body as { tables: unknown[] };
      expect(tables.length).toBeLessThanOrEqual(2);
      expect(tables.length).toBe(replies.filter(({ status }) => status === 201).length);
    }
  } finally {
    await small.stop();
  }
});
