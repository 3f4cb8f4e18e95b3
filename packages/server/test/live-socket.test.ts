import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { act, guest, newTable, program, type Running, run, Visitor } from './http-visitor';
import { Listener } from './live-listener';

let running: Running;
beforeAll(async () => {
  running = await run({ LIMIT_FOLLOWS: '3', LIMIT_STREAMS: '4' });
});
afterAll(() => running.stop());

test('who follows a table is told everything from the number they have, in order', async () => {
  const ann = await guest(running);
  const bob = await guest(running, 'Bob');
  const table = await newTable(ann);
  const early = await Listener.open(ann);
  expect(await early.ask({ do: 'follow', table, from: 0 })).toMatchObject({ ok: true });
  await act(ann, table, { act: 'chat', text: 'who plays?' });
  const other = await Listener.open(bob);
  const begun = await other.ask({ do: 'act', table, key: 'sit-00001', act: { act: 'sit' } });
  expect(begun).toMatchObject({ ok: true });
  const last = begun.ok ? Number(begun.no) : 0;
  await early.until(() => early.told(table).length >= last);
  expect(early.told(table).map(({ no }) => no)).toEqual(
    Array.from({ length: last }, (_, index) => index + 1),
  );
  const late = await Listener.open(bob);
  await late.ask({ do: 'follow', table, from: last - 2 });
  await late.until(() => late.told(table).length >= 2);
  expect(late.told(table).map(({ no }) => no)).toEqual([last - 1, last]);
  for (const one of [early, late, other]) one.close();
});

test('who could not follow a table does not follow it, and may ask again', async () => {
  const ann = await guest(running);
  const table = await newTable(ann);
  const live = await Listener.open(ann);
  vi.spyOn(running.site.services.tables, 'follow').mockRejectedValueOnce(new Error('the database is away'));
  expect(await live.ask({ do: 'follow', table, from: 0 })).toMatchObject({ refusal: { why: 'our-mistake' } });
  expect(await live.ask({ do: 'unfollow', table })).toMatchObject({ refusal: { why: 'not-following' } });
  expect(await live.ask({ do: 'follow', table, from: 0 })).toMatchObject({ ok: true });
  expect(live.told(table)).toHaveLength(1);
  live.close();
});

test('the same key gets the same answer, by socket and by request, and is done once', async () => {
  const ann = await guest(running);
  const table = await newTable(ann);
  const live = await Listener.open(ann);
  const wanted = { key: 'hello-0001', act: { act: 'chat', text: 'once' } };
  const first = await live.ask({ do: 'act', table, ...wanted });
  const second = await live.ask({ do: 'act', table, ...wanted });
  const third = await ann.post(`/api/tables/${table}/acts`, wanted);
  expect(second).toEqual({ ...first, answer: 2 });
  expect(third.body).toEqual({ ok: true, no: first.ok ? first.no : -1 });
  const { body } = await ann.get(`/api/tables/${table}/news`);
  expect(JSON.stringify(body).match(/once/g)?.length).toBe(1);
  live.close();
});

test('what people say whom I mute is not told to me, and no number is lacking', async () => {
  const [ann, bob, eve] = [await guest(running), await guest(running, 'Bob'), await guest(running, 'Eve')];
  const table = await newTable(ann);
  const [mine, theirs] = [await Listener.open(ann), await Listener.open(bob)];
  for (const live of [mine, theirs]) await live.ask({ do: 'follow', table, from: 0 });
  const say = async (who: Visitor, text: string) => {
    const { body } = await act(who, table, { act: 'chat', text });
    await mine.until(() => mine.told(table).some(({ no }) => no === body.no));
  };
  await say(eve, 'heard');
  await ann.send('PUT', `/api/me/mutes/${eve.id}`);
  await say(eve, 'rude');
  await say(bob, 'polite');
  await ann.send('DELETE', `/api/me/mutes/${eve.id}`);
  await say(eve, 'sorry');
  const texts = async (live: Listener) => {
    await live.until(() => live.told(table).length >= 5);
    expect(live.told(table).map(({ no }) => no)).toEqual([1, 2, 3, 4, 5]);
    return live.told(table).flatMap((told) => (told.kind === 'chat' ? [told.text] : []));
  };
  expect(await texts(mine)).toEqual(['heard', '', 'polite', 'sorry']);
  expect(await texts(theirs)).toEqual(['heard', 'rude', 'polite', 'sorry']);
  await ann.send('PUT', `/api/me/mutes/${eve.id}`);
  const { news } = (await ann.get(`/api/tables/${table}/news?from=2`)).body;
  expect(news).toMatchObject([
    { no: 3, kind: 'chat', person: eve.id, name: 'Eve', text: '', muted: true },
    { no: 4, text: 'polite' },
    { no: 5, text: '', muted: true },
  ]);
  expect((await bob.get(`/api/tables/${table}/news`)).text).not.toContain('muted');
  for (const live of [mine, theirs]) live.close();
});

test('a spectator hears what is public, and may not act without a name', async () => {
  const ann = await guest(running);
  const table = await newTable(ann);
  await act(await guest(running, 'Bob'), table, { act: 'sit' });
  const nobody = await Listener.open(new Visitor(running.url));
  await nobody.ask({ do: 'follow', table, from: 0 });
  await nobody.until(() => nobody.told(table).some(({ kind }) => kind === 'step'));
  for (const told of nobody.told(table)) expect(told).not.toHaveProperty('asked');
  const refused = await nobody.ask({ do: 'act', table, key: 'nobody-01', act: { act: 'resign' } });
  expect(refused).toMatchObject({ ok: false, refusal: { why: 'sign-in' } });
  nobody.close();
});

test('the lobby tells of tables as they come, fill and go; private ones never', async () => {
  const ann = await guest(running, 'Lobbyist');
  const bob = await guest(running, 'Bob');
  const before = await newTable(ann);
  const live = await Listener.open(new Visitor(running.url));
  await live.ask({ do: 'lobby', on: true });
  const row = (table: string) =>
    live.frames.flatMap((frame) => ('lobby' in frame && frame.lobby === table ? [frame.row] : []));
  await live.until(() => row(before).length > 0);
  const hidden = await newTable(ann, { public: false });
  const seen = await newTable(ann);
  await live.until(() => row(seen).length > 0);
  expect(row(seen)[0]).toMatchObject({
    phase: 'open',
    sitters: [{ person: ann.id, name: 'Lobbyist' }, null],
  });
  await act(bob, seen, { act: 'sit' });
  await live.until(() => row(seen).at(-1)?.phase === 'playing');
  await act(ann, seen, { act: 'resign' });
  await live.until(() => row(seen).at(-1) === null);
  expect(JSON.stringify(live.frames)).not.toContain(hidden);
  live.close();
});

test('what cannot be understood is refused and the socket stays open', async () => {
  const ann = await guest(running);
  const live = await Listener.open(ann);
  for (const said of ['', 'nonsense', '[]', 'null', '{"do":"fly","id":7}', '{"do":"ping"}']) {
    const before = live.frames.length;
    live.socket.send(said);
    await live.until(() => live.frames.length > before);
    expect(live.frames.at(-1)).toMatchObject({ refusal: { why: 'not-understood' } });
  }
  live.socket.send(Buffer.from([1, 2, 3]));
  expect(await live.ask({ do: 'ping' })).toMatchObject({ ok: true });
  expect(await live.ask({ do: 'unfollow', table: 'A'.repeat(16) })).toMatchObject({
    refusal: { why: 'not-following' },
  });
  expect(await live.ask({ do: 'follow', table: 'A'.repeat(16), from: 0 })).toMatchObject({
    refusal: { why: 'no-such-table' },
  });
  live.close();
});

test('a message that is too large ends the socket, and nothing else', async () => {
  const ann = await guest(running);
  const live = await Listener.open(ann);
  live.socket.send('x'.repeat(20_000));
  expect((await live.until(() => live.ended)).code).toBe(1009);
  expect((await ann.get('/health')).status).toBe(200);
});

test('too many messages end the socket with a code that says so', async () => {
  const small = await run({ LIMIT_MESSAGES: '5' });
  try {
    const live = await Listener.open(await guest(small));
    for (let count = 0; count < 6; count++) live.socket.send('{"do":"ping","id":1}');
    expect(await live.until(() => live.ended)).toEqual({ code: 4029, reason: 'too-many-messages' });
  } finally {
    await small.stop();
  }
});

test.each(['ping', 'pong'] as const)(
  'too many frames of the kind %s end the socket as well',
  async (kind) => {
    const small = await run({ LIMIT_MESSAGES: '5' });
    try {
      const live = await Listener.open(await guest(small));
      for (let count = 0; count < 6; count++) live.socket[kind]();
      expect(await live.until(() => live.ended)).toEqual({ code: 4029, reason: 'too-many-messages' });
    } finally {
      await small.stop();
    }
  },
);

test('a message in many fragments, which is counted as one, ends the socket', async () => {
  const live = await Listener.open(await guest(running));
  for (let count = 0; count < 4; count++) live.socket.send('', { fin: false });
  live.socket.send('{"do":"ping","id":7}', { fin: true });
  expect(await live.until(() => live.frames.find((frame) => 'answer' in frame))).toEqual({
    answer: 7,
    ok: true,
  });
  for (let count = 0; count < 17; count++) live.socket.send('', { fin: false });
  expect((await live.until(() => live.ended)).code).toBe(1008);
});

test('a ping is answered with what it said', async () => {
  const live = await Listener.open(await guest(running));
  const answered = new Promise<string>((resolve) => {
    live.socket.once('pong', (data) => resolve(data.toString()));
  });
  live.socket.ping('are you there?');
  expect(await answered).toBe('are you there?');
  live.close();
});

test('a socket follows only so many tables, and a person has only so many sockets', async () => {
  const ann = await guest(running);
  const tables: string[] = [];
  for (let count = 0; count < 4; count++) tables.push(await newTable(ann));
  const live = await Listener.open(ann);
  const answers: boolean[] = [];
  for (const table of tables) answers.push((await live.ask({ do: 'follow', table, from: 0 })).ok);
  expect(answers).toEqual([true, true, true, false]);
  await live.ask({ do: 'unfollow', table: tables[0] });
  expect((await live.ask({ do: 'follow', table: tables[3], from: 0 })).ok).toBe(true);
  const more = [await Listener.open(ann), await Listener.open(ann), await Listener.open(ann)];
  await expect(Listener.open(ann)).rejects.toThrow('refused with 429');
  more[0].close();
  await more[0].until(() => more[0].ended);
  // The server may hear of the end after the one who ended it.
  const again = await vi.waitFor(() => Listener.open(ann), { timeout: 10_000 });
  for (const one of [live, again, ...more]) one.close();
});

test('a socket from another page, or with a wrong token, is refused before it opens', async () => {
  const ann = await guest(running);
  await expect(Listener.open(ann, { origin: 'https://evil.example' })).rejects.toThrow('refused with 403');
  await expect(Listener.open(ann, { authorization: 'Bearer furrow_x' })).rejects.toThrow('refused with 401');
  const own = await Listener.open(ann, { origin: running.url });
  own.close();
});

test('a socket where there is none is refused', async () => {
  const ann = await guest(running);
  const elsewhere = new Visitor(`${running.url}/api/tables/${'A'.repeat(16)}?`);
  elsewhere.cookies = ann.cookies;
  await expect(Listener.open(elsewhere)).rejects.toThrow('refused with 404');
});

test('sockets end with the session or token that opened them', async () => {
  const ann = await guest(running);
  const bot = await program(ann);
  const [byCookie, byToken] = [await Listener.open(ann), await Listener.open(bot)];
  const { tokens } = (await ann.get('/api/me/tokens')).body as { tokens: { id: string }[] };
  await ann.send('DELETE', `/api/me/tokens/${tokens[0].id}`);
  expect((await byToken.until(() => byToken.ended)).code).toBe(4001);
  expect(byCookie.ended).toBeUndefined();
  await ann.send('DELETE', '/api/sessions/current');
  expect((await byCookie.until(() => byCookie.ended)).code).toBe(4001);
});

test('what is said after the session ended is not heard, however long the other keeps the socket open', async () => {
  const [ann, eve] = [await guest(running), await guest(running, 'Eve')];
  const table = await newTable(ann);
  const live = await Listener.open(eve);
  live.socket.pause();
  await eve.send('DELETE', '/api/sessions/current');
  const said = { do: 'act', id: 1, table, key: 'too-late-1', act: { act: 'chat', text: 'still here' } };
  live.socket.send(JSON.stringify(said));
  live.socket.resume();
  expect((await live.until(() => live.ended)).code).toBe(4001);
  await act(ann, table, { act: 'chat', text: 'Eve?' });
  const { news } = (await ann.get(`/api/tables/${table}/news`)).body as { news: { text?: string }[] };
  expect(news.flatMap(({ text }) => text ?? [])).toEqual(['Eve?']);
});

test('sockets of whoever is being forgotten end before anything else is done', async () => {
  const [ann, eve] = [await guest(running), await guest(running, 'Eve')];
  const table = await newTable(eve);
  const live = await Listener.open(eve);
  let goOn: () => void = () => {};
  const gate = new Promise<void>((resolve) => (goOn = resolve));
  const held = running.site.services.tables.exclusively([table], () => gate);
  const forgotten = eve.send('DELETE', '/api/me');
  expect((await live.until(() => live.ended)).code).toBe(4001);
  goOn();
  await held;
  expect((await forgotten).status).toBe(204);
  expect((await ann.get(`/api/tables/${table}`)).body.phase).toBe('dropped');
});

test('acts by socket and by request are counted together, of all sockets of a person', async () => {
  const small = await run({ LIMIT_CHANGES: '4' });
  try {
    const [ann, eve] = [await guest(small), await guest(small, 'Eve')];
    const table = await newTable(ann);
    const sockets = [await Listener.open(eve), await Listener.open(eve)];
    const leave = { act: 'leave' };
    const answers: unknown[] = [];
    for (const [index, live] of [...sockets, ...sockets].entries())
      answers.push(await live.ask({ do: 'act', table, key: `leaving-${index}`, act: leave }));
    for (const answer of answers) expect(answer).toMatchObject({ refusal: { why: 'not-seated' } });
    const refused = await sockets[0].ask({ do: 'act', table, key: 'leaving-4', act: leave });
    expect(refused).toMatchObject({ refusal: { why: 'too-often', right: { seconds: expect.any(Number) } } });
    expect((await act(eve, table, leave)).status).toBe(429);
    expect((await act(ann, table, { act: 'chat', text: 'quiet here' })).status).toBe(200);
    for (const live of sockets) live.close();
  } finally {
    await small.stop();
  }
});

test('a person may say only so much in a minute, by whatever door, and still act', async () => {
  let time = Date.now();
  const small = await run({ LIMIT_CHATS: '3' }, { now: () => time });
  try {
    const [ann, eve] = [await guest(small), await guest(small, 'Eve')];
    const [table, other] = [await newTable(ann), await newTable(ann)];
    const live = await Listener.open(eve);
    const say = (at: string, key: string) =>
      live.ask({ do: 'act', table: at, key, act: { act: 'chat', text: 'and another thing' } });
    expect(await say(table, 'chat-0001')).toMatchObject({ ok: true });
    expect(await say(other, 'chat-0002')).toMatchObject({ ok: true });
    expect((await act(eve, table, { act: 'chat', text: 'and this' })).status).toBe(200);
    expect(await say(table, 'chat-0003')).toMatchObject({ refusal: { why: 'too-often' } });
    const refused = await act(eve, other, { act: 'chat', text: 'and that' });
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60']);
    expect((await act(ann, table, { act: 'chat', text: 'hm' })).status).toBe(200);
    expect((await act(eve, table, { act: 'sit' })).status).toBe(200);
    time += 60_000;
    expect(await say(table, 'chat-0003')).toMatchObject({ ok: true });
    live.close();
  } finally {
    await small.stop();
  }
});

test('a token that may only read can listen and not act', async () => {
  const ann = await guest(running);
  const table = await newTable(ann);
  const live = await Listener.open(await program(ann, ['read']));
  expect((await live.ask({ do: 'follow', table, from: 0 })).ok).toBe(true);
  const refused = await live.ask({ do: 'act', table, key: 'reading-1', act: { act: 'leave' } });
  expect(refused).toMatchObject({ ok: false, refusal: { why: 'token-may-not' } });
  live.close();
  await expect(Listener.open(await program(ann, ['play']))).rejects.toThrow('refused with 403');
});

test('a reader that does not read is cut off with a code that says so', async () => {
  const small = await run({ LIMIT_WAITING_BYTES: '100000' });
  try {
    const live = await Listener.open(await guest(small));
    await live.ask({ do: 'lobby', on: true });
    live.socket.pause();
    const { lobby, connections } = small.site.services;
    const pace = { pace: 'free' } as const;
    const plain = {
      game: 'creatures',
      sitters: [],
      phase: 'open',
      pace,
      rated: false,
      advice: true,
      created: 0,
    } as const;
    const row = { ...plain, table: 'A'.repeat(16), options: { deck: 'x'.repeat(100_000) } };
    for (let count = 0; count < 1000 && connections.size > 0; count++) {
      lobby.tell(row.table, row);
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(connections.size).toBe(0);
    live.socket.resume();
    expect(await live.until(() => live.ended)).toEqual({ code: 4008, reason: 'too-slow' });
  } finally {
    await small.stop();
  }
});

test('who has a lot to catch up on is told no faster than they read, without being cut off', async () => {
  const small = await run({ LIMIT_WAITING_BYTES: '20000' });
  try {
    const ann = await guest(small);
    const table = await newTable(ann);
    const said = Array.from({ length: 250 }, () => act(ann, table, { act: 'chat', text: 'x'.repeat(500) }));
    await Promise.all(said);
    const live = await Listener.open(ann);
    await live.ask({ do: 'follow', table, from: 0 });
    await live.until(() => live.told(table).length === 251 || live.ended);
    expect(live.told(table).map(({ no }) => no)).toEqual(
      Array.from({ length: 251 }, (_, index) => index + 1),
    );
  } finally {
    await small.stop();
  }
});
