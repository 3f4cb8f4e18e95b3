import { isOffered, SWITCHES } from '@furrow/testkit/agricola-switches';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { allRoutes } from '../src/http/routes';
import { listTables } from '../src/store/table-lists';
import { lines } from './http-lines';
import { account, act, guest, newTable, program, type Running, run, Visitor } from './http-visitor';
import { Listener } from './live-listener';

let running: Running;
beforeAll(async () => {
  running = await run({ LIMIT_TABLES: '30' });
});
afterAll(() => running.stop());

/** A wish for a public table that anybody may join. */
const OPEN = {
  game: 'creatures',
  options: {},
  seats: 2,
  public: true,
  rated: false,
  pace: { pace: 'free' },
};

test('a program plays a whole game by what the streams and decisions tell it', async () => {
  const [ann, bob] = [await guest(running, 'Ann'), await guest(running, 'Bob')];
  const [one, other] = [await program(ann), await program(bob)];
  // Without special buildings games are of much the same length.
  const table = await newTable(one, { options: { buildings: '4' } });
  const asks = await lines(one, '/api/stream');
  expect([asks.status, asks.type]).toEqual([200, 'application/x-ndjson; charset=utf-8']);
  await act(other, table, { act: 'sit' });
  for (let moves = 0; moves < 400; moves++) {
    const { body } = await one.get(`/api/tables/${table}`);
    if (body.phase !== 'playing') break;
    const who = (body.waiting as number[])[0] === 0 ? one : other;
    const decision = (await who.get(`/api/tables/${table}/decision?lang=de`)).body as unknown as {
      number: number;
      moves: { move: string }[];
    };
    const move = decision.moves[moves % decision.moves.length].move;
    const done = await act(who, table, { act: 'play', number: decision.number, move });
    expect(done.body).toMatchObject({ ok: true });
  }
  const over = (await one.get(`/api/tables/${table}`)).body;
  expect(over.phase).toBe('over');
  expect(asks.got.length).toBeGreaterThan(10);
  expect(asks.got.every(({ table: at }) => at === table)).toBe(true);
  asks.close();
  const record = await new Visitor(running.url).get(`/api/tables/${table}/record`);
  expect([record.status, record.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(record.text).toContain('deal: ');
  const again = await act(one, table, { act: 'resign' });
  expect(again.status).toBe(409);
  const rematch = await bob.post(`/api/tables/${table}/rematch`);
  expect([rematch.status, rematch.body.after]).toEqual([200, table]);
  const later = await ann.post(`/api/tables/${table}/rematch`);
  expect([later.status, later.body.id]).toEqual([200, rematch.body.id]);
}, 120_000);

test('a table tells its news in pages, waits for new ones, and streams them in lines', async () => {
  const ann = await guest(running);
  const table = await newTable(ann);
  const nobody = new Visitor(running.url);
  const { body } = await nobody.get(`/api/tables/${table}/news?from=0`);
  expect((body.news as { no: number }[]).map(({ no }) => no)).toEqual([1]);
  const stream = await lines(nobody, `/api/tables/${table}/stream?from=0`);
  const waiting = nobody.get(`/api/tables/${table}/news?from=1&wait=60`);
  await act(ann, table, { act: 'chat', text: 'anybody?' });
  expect(((await waiting).body.news as { no: number }[]).map(({ no }) => no)).toEqual([2]);
  await stream.until(() => stream.got.length === 2);
  expect(stream.got.map(({ no }) => no)).toEqual([1, 2]);
  stream.close();
  expect((await nobody.get(`/api/tables/${table}/news?from=2&wait=1`)).body).toEqual({ news: [] });
});

test('lists show public tables to everybody and private ones to those who sit there', async () => {
  const [ann, bob] = [await guest(running, 'Ann'), await guest(running, 'Bob')];
  const [open, hidden] = [await newTable(ann), await newTable(ann, { public: false })];
  const ids = async (who: Visitor, query: string) =>
    ((await who.get(`/api/tables?${query}`)).body.tables as { id: string }[]).map(({ id }) => id);
  expect(await ids(bob, 'phase=open')).toContain(open);
  expect(await ids(bob, 'phase=open')).not.toContain(hidden);
  expect(await ids(ann, 'phase=open&mine=1')).toEqual([hidden, open]);
  expect(await ids(ann, `phase=open&mine=1&before=${hidden}`)).toEqual([open]);
  expect((await new Visitor(running.url).get('/api/tables?mine=1')).status).toBe(401);
  expect((await bob.get(`/api/tables/${hidden}`)).body.phase).toBe('open');
});

test('a wish that cannot be fulfilled is refused in words, and what would be right is said', async () => {
  const ann = await guest(running, 'Anna', 'de');
  const refused = async (change: object) => {
    const { status, body } = await ann.post('/api/tables', { ...OPEN, ...change });
    return [status, body.refusal?.why];
  };
  expect(await refused({ game: 'chess' })).toEqual([422, 'no-such-game']);
  expect(await refused({ seats: 5 })).toEqual([422, 'wrong-seats']);
  expect(await refused({ rated: true })).toEqual([422, 'rated-needs-clock']);
  expect(await refused({ options: { weather: 'rain' } })).toEqual([422, 'no-such-option']);
  expect(await refused({ pace: { pace: 'live', bank: 1, increment: 0 } })).toEqual([400, 'not-understood']);
});

test('a person can have only so many unfinished tables', async () => {
  const small = await run({ LIMIT_TABLES: '2' });
  try {
    const ann = await guest(small);
    const table = await newTable(ann);
    await newTable(ann);
    await expect(newTable(ann)).rejects.toThrow('too-many-tables');
    await act(ann, table, { act: 'leave' });
    await newTable(ann);
  } finally {
    await small.stop();
  }
});

test('a rematch is a new table too: it counts with those that wait in the lobby and those of an hour', async () => {
  const small = await run({ LIMIT_OPEN_TABLES: '1', LIMIT_NEW_TABLES: '3' });
  try {
    const [ann, bob] = [await guest(small, 'Ann'), await guest(small, 'Bob')];
    const playedOut = async () => {
      const table = await newTable(ann);
      await act(bob, table, { act: 'sit' });
      await act(bob, table, { act: 'resign' });
      return table;
    };
    const over = [await playedOut(), await playedOut()];
    const again = async (who: Visitor, table: string) => {
      const { status, body } = await who.post(`/api/tables/${table}/rematch`);
      return body.refusal?.why ?? status;
    };
    expect(await again(ann, over[0])).toBe(200);
    expect(await again(ann, over[1])).toBe('too-many-open');
    expect(await again(bob, over[1])).toBe('too-often');
    expect(await again(bob, over[0])).toBe(200);
  } finally {
    await small.stop();
  }
});

test('what was said can be reported, what was not cannot', async () => {
  const ann = await guest(running);
  const table = await newTable(ann);
  const { body } = await act(ann, table, { act: 'chat', text: 'rude' });
  const report = (no: unknown) => ann.post(`/api/tables/${table}/reports`, { no, text: 'that was rude' });
  expect((await report(body.no)).status).toBe(204);
  expect((await report(1)).body.refusal?.why).toBe('no-such-news');
  expect((await report(99)).status).toBe(404);
});

test('the digest of a table that is not there, or not for me, is refused', async () => {
  const [ann, bob] = [await guest(running), await guest(running, 'Bob')];
  const deals = (await ann.get('/api/daily')).body.deals as { id: string }[];
  const hidden = String((await ann.post(`/api/daily/${deals[0].id}/tables`)).body.table);
  const digestOf = async (who: Visitor, table: string) => {
    const { status, body } = await who.get(`/api/tables/${table}/digest`);
    return [status, body.refusal?.why ?? body.opponents];
  };
  expect(await digestOf(ann, 'A'.repeat(16))).toEqual([404, 'no-such-table']);
  expect(await digestOf(bob, hidden)).toEqual([404, 'no-such-table']);
  expect((await digestOf(ann, hidden))[0]).toBe(200);
  expect(await digestOf(bob, await newTable(ann))).toEqual([200, []]);
});

test('notifications go to public https addresses only', async () => {
  const ann = await guest(running);
  const put = (body: object) => ann.send('PUT', '/api/me/notifications', { body });
  expect((await put({ webhook: 'https://hooks.example.org/x' })).body).toEqual({
    webhook: 'https://hooks.example.org/x',
    webhookKey: expect.stringMatching(/^[\da-f]{64}$/) as unknown,
    push: 0,
  });
  for (const webhook of [
    'http://hooks.example.org',
    'https://localhost/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://0x7f.1/x',
    'https://user:secret@hooks.example.org',
    'https://printer.local',
    'https://mail.example.org:465/x',
    'https://hooks.example.org:22',
    'file:///etc/passwd',
  ])
    expect((await put({ webhook })).body.refusal?.why).toBe('web-address');
  for (const webhook of ['https://hooks.example.org:8443/x', 'https://hooks.example.org/x'])
    expect((await put({ webhook })).status).toBe(200);
  expect((await put({ webhook: 'https://hooks.example.org/\u0000' })).body.refusal?.why).toBe(
    'not-understood',
  );
  expect((await ann.get('/api/me/notifications')).body.webhook).toBe('https://hooks.example.org/x');
});

test('a browser that subscribed is woken until its person wants that no more', async () => {
  const [ann, bob] = [await guest(running), await guest(running, 'Bob')];
  const browser = (number: number) => ({
    endpoint: `https://push.example.org/${number}`,
    keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) },
  });
  const woken = async (who: Visitor) => (await who.get('/api/me/notifications')).body.push;
  const sleep = (who: Visitor, { endpoint }: { readonly endpoint: string }) =>
    who.send('DELETE', '/api/me/notifications/push', { body: { endpoint } });
  for (const number of [1, 2])
    await ann.send('PUT', '/api/me/notifications', { body: { push: browser(number) } });
  expect((await sleep(bob, browser(1))).body).toEqual({ push: 0 });
  expect(await woken(ann)).toBe(2);
  expect((await sleep(ann, browser(1))).body).toEqual({ push: 1 });
  expect((await sleep(ann, browser(1))).status).toBe(200);
  expect(await woken(ann)).toBe(1);
});

test('games come with all options in four languages', async () => {
  const names = new Set<string>();
  for (const language of ['en', 'fr', 'it', 'de']) {
    const { body } = await new Visitor(running.url).get(`/api/games?lang=${language}`);
    const games = body.games as { id: string; options: { title: string; about: string }[] }[];
    expect(games.map(({ id }) => id)).toEqual(['creatures', 'agricola']);
    names.add(JSON.stringify(games));
  }
  expect(names.size).toBe(4);
});

test('AG-V01 to AG-V61: every switch of Agricola is offered online', async () => {
  const { body } = await new Visitor(running.url).get('/api/games');
  const games = body.games as { id: string; options: Parameters<typeof isOffered>[0] }[];
  const { options = [] } = games.find(({ id }) => id === 'agricola') ?? {};
  expect(SWITCHES.filter((one) => !isOffered(options, one))).toEqual([]);
});

test('the description names every door with its answers and refusals', async () => {
  const { body } = await new Visitor(running.url).get('/api/openapi.json');
  const { paths } = body as unknown as {
    paths: Record<string, Record<string, { responses: object; summary: string; requestBody?: object }>>;
  };
  for (const { method, path, body: wanted } of allRoutes(running.site.services)) {
    const one = paths[`/api${path.replace(/:(\w+)/g, '{$1}')}`]?.[method.toLowerCase()];
    expect(one.summary).toMatch(/\.$/);
    expect(Object.keys(one.responses).some((status) => status.startsWith('2'))).toBe(true);
    expect(Object.keys(one.responses)).toEqual(expect.arrayContaining(['400', '429', '500']));
    expect(one.requestBody !== undefined).toBe(wanted !== undefined);
  }
  expect(JSON.stringify(paths['/api/tables/{id}/acts'].post.requestBody)).toContain('"resign"');
});

test('answers have the form that the description gives them', async () => {
  const ann = await guest(running);
  const table = await newTable(ann);
  await act(await guest(running, 'Bob'), table, { act: 'sit' });
  const form = (method: string, path: string) =>
    allRoutes(running.site.services).find((one) => one.method === method && one.path === path)?.answer;
  for (const [path, door] of [
    ['/me', '/me'],
    ['/sessions', '/sessions'],
    ['/me/tokens', '/me/tokens'],
    ['/me/notifications', '/me/notifications'],
    ['/games', '/games'],
    ['/tables?phase=playing', '/tables'],
    [`/people/${ann.id}?against=${ann.id}`, '/people/:id'],
    [`/tables/${table}`, '/tables/:id'],
    [`/tables/${table}/view`, '/tables/:id/view'],
    [`/tables/${table}/news`, '/tables/:id/news'],
    [`/tables/${table}/digest`, '/tables/:id/digest'],
  ]) {
    const { status, body } = await ann.get(`/api${path}`);
    expect([path, status]).toEqual([path, 200]);
    const schema = form('GET', door);
    if (schema === undefined) throw new Error(`${door} has no form`);
    expect(z.safeParse(schema, body).error).toBeUndefined();
  }
});

test('the lobby is not flooded: so many public tables of a person, so many tables of an address in an hour', async () => {
  const small = await run({ LIMIT_OPEN_TABLES: '2', LIMIT_NEW_TABLES: '4' });
  try {
    const [ann, bob] = [await guest(small), await guest(small)];
    const wish = { game: 'creatures', options: {}, seats: 2, rated: false, pace: { pace: 'free' } };
    const whyNot = async (who: Visitor, isPublic: boolean) => {
      const { status, body } = await who.post('/api/tables', { ...wish, public: isPublic });
      return body.refusal?.why ?? status;
    };
    expect([await whyNot(ann, true), await whyNot(ann, true), await whyNot(ann, true)]).toEqual([
      201,
      201,
      'too-many-open',
    ]);
    expect([await whyNot(ann, false), await whyNot(bob, false), await whyNot(bob, false)]).toEqual([
      201,
      201,
      'too-often',
    ]);
  } finally {
    await small.stop();
  }
});

test('one person does not use up what a whole address may set up, nor newcomers what is for people who are known', async () => {
  let time = Date.parse('2030-05-05T12:00:00Z');
  const small = await run({ LIMIT_PERSON_TABLES: '2', LIMIT_NEW_TABLES: '5' }, { now: () => time });
  try {
    const regular = await guest(small, 'Regular');
    time += 24 * 3_600_000;
    const member = await account(small, 'member');
    const [ann, bob, cat] = [await guest(small, 'Ann'), await guest(small, 'Bob'), await guest(small, 'Cat')];
    const whyNot = async (who: Visitor) => {
      const { status, body } = await who.post('/api/tables', { ...OPEN, public: false });
      return body.refusal?.why ?? status;
    };
    for (let count = 0; count < 6; count++) expect(await whyNot(ann)).toBe(count < 2 ? 201 : 'too-often');
    expect([await whyNot(bob), await whyNot(bob)], 'what was refused to one is not counted for all').toEqual([
      201, 201,
    ]);
    expect([await whyNot(cat), await whyNot(cat)]).toEqual([201, 'too-often']);
    expect([await whyNot(regular), await whyNot(member)]).toEqual([201, 201]);
  } finally {
    await small.stop();
  }
});

test('one person does not use up the guests of an address: a browser that was here before may come in again', async () => {
  let time = Date.parse('2030-05-05T12:00:00Z');
  const small = await run({ LIMIT_GUESTS: '3', LIMIT_BROWSER_GUESTS: '2' }, { now: () => time });
  const comeIn = async (who: Visitor) => {
    who.cookies.delete('furrow');
    const { status, body } = await who.post('/api/people/guest', { name: 'Ann' });
    return body.refusal?.why ?? status;
  };
  try {
    const pupil = await guest(small, 'Pupil');
    time += 24 * 3_600_000;
    const pest = new Visitor(small.url);
    expect((await pest.post('/api/people/guest', { name: '\u3164' })).body.refusal?.why).toBe(
      'name-characters',
    );
    expect([await comeIn(pest), await comeIn(pest), await comeIn(pest), await comeIn(pest)]).toEqual([
      201,
      201,
      201,
      'too-often',
    ]);
    expect(await comeIn(new Visitor(small.url)), 'a browser that is new here').toBe('too-often');
    expect([await comeIn(pupil), await comeIn(pupil), await comeIn(pupil)]).toEqual([201, 201, 'too-often']);
    const forged = new Visitor(small.url);
    const old = (time - 30 * 24 * 3_600_000).toString(36);
    forged.cookies.set('furrow-since', String(pupil.cookies.get('furrow-since')).replace(/^[^-]+/, old));
    expect(await comeIn(forged)).toBe('too-often');
  } finally {
    await small.stop();
  }
});

test('the lobby is not flooded by many tables that are wanted at once', async () => {
  const small = await run({ LIMIT_OPEN_TABLES: '2' });
  try {
    const ann = await guest(small);
    const made = await Promise.all(Array.from({ length: 12 }, () => ann.post('/api/tables', OPEN)));
    expect(made.filter(({ status }) => status === 201).length).toBe(2);
    const refused = made.filter(({ status }) => status !== 201).map(({ body }) => body.refusal?.why);
    expect(new Set(refused)).toEqual(new Set(['too-many-open']));
  } finally {
    await small.stop();
  }
});

test('tables of people who are not connected sink below those of people who are, page by page', async () => {
  const small = await run({ LIMIT_TABLES: '100' });
  try {
    const [here, away] = [await guest(small), await guest(small)];
    const old: string[] = [];
    for (let count = 0; count < 3; count++) old.push(await newTable(here));
    const flood: string[] = [];
    for (let count = 0; count < 60; count++) flood.push(await newTable(away));
    const live = await Listener.open(here);
    const page = async (before?: string) => {
      const reply = await away.get(
        `/api/tables?phase=open${before === undefined ? '' : `&before=${before}`}`,
      );
      return reply.body.tables as { id: string; here: boolean }[];
    };
    const first = await page();
    expect(first.slice(0, 4).map((one) => one.here)).toEqual([true, true, true, false]);
    expect(first.slice(0, 3).map(({ id }) => id)).toEqual(old.toReversed());
    const second = await page(first.at(-1)?.id);
    const all = [...first, ...second].map(({ id }) => id);
    expect([all.length, new Set(all).size]).toEqual([63, 63]);
    const short = await small.site.services.store.read((db) =>
      listTables(db, { phase: 'open', atMost: 2 }, [here.id]),
    );
    const next = await small.site.services.store.read((db) =>
      listTables(db, { phase: 'open', atMost: 2, before: short[1].id }, [here.id]),
    );
    expect([...short, ...next].map(({ id }) => id)).toEqual([...old.toReversed(), flood.at(-1)]);
    await live.ask({ do: 'lobby', on: true });
    const rows = live.frames.flatMap((frame) => ('lobby' in frame && frame.row ? [frame.row] : []));
    expect(rows.filter((row) => row.here).map(({ table }) => table)).toEqual(old.toReversed());
    live.close();
  } finally {
    await small.stop();
  }
});
