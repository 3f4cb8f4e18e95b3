import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { act, guest, newTable, type Running, run, Visitor } from './http-visitor';
import { Listener } from './live-listener';

/** Runs a server with limits of its own. */
async function withLimits(
  limits: Readonly<Record<string, string>>,
  job: (running: Running) => Promise<void>,
): Promise<void> {
  const running = await run(limits);
  try {
    await job(running);
  } finally {
    await running.stop();
  }
}

test('an address has only so many tables played again in a minute, by whatever door; those in memory are open to all', () =>
  withLimits({ LIMIT_LOADS: '3', LIMIT_LOADED: '1' }, async (running) => {
    const ann = await guest(running);
    const tables = [await newTable(ann), await newTable(ann)];
    const anybody = new Visitor(running.url);
    const doors = ['', '/view', '/record', '/view', ''];
    const statuses: number[] = [];
    for (const [i, door] of doors.entries())
      statuses.push((await anybody.get(`/api/tables/${tables[i % 2]}${door}`)).status);
    // One table is in memory: whatever opens the other drives it out, unless it is refused.
    expect(statuses).toEqual([200, 200, 409, 429, 200]);
    const inMemory = tables[0];
    expect((await anybody.get(`/api/tables/${inMemory}/view`)).status).toBe(200);
    expect((await act(ann, inMemory, { act: 'chat', text: 'still here' })).status).toBe(200);
    const refused = await act(ann, tables[1], { act: 'chat', text: 'too much' });
    expect([refused.status, refused.body.refusal?.why]).toEqual([429, 'too-often']);
    const live = await Listener.open(ann);
    const wanted = { do: 'act', table: tables[1], key: 'key-socket', act: { act: 'chat', text: 'as well' } };
    expect(await live.ask(wanted)).toMatchObject({ ok: false, refusal: { why: 'too-often' } });
    live.close();
  }));

test('requests that wait count as streams, of a person and of an address', () =>
  withLimits({ LIMIT_STREAMS: '2' }, async (running) => {
    const ann = await guest(running);
    const table = await newTable(ann);
    const wait = (who: Visitor, seconds: number) =>
      who.get(`/api/tables/${table}/news?from=1&wait=${seconds}`);
    const anybody = new Visitor(running.url);
    const waiting = [wait(anybody, 20), wait(anybody, 20)];
    let refused = await wait(anybody, 1);
    while (refused.status === 200) refused = await wait(anybody, 1);
    expect([refused.status, refused.body.refusal?.why]).toEqual([429, 'too-many-streams']);
    expect((await anybody.get(`/api/tables/${table}/news?from=1`)).status).toBe(200);
    expect((await wait(ann, 1)).status).toBe(200);
    await act(ann, table, { act: 'chat', text: 'here you are' });
    for (const { body } of await Promise.all(waiting)) expect(body.news).toMatchObject([{ kind: 'chat' }]);
    expect((await anybody.get(`/api/tables/${table}/news?from=2&wait=1`)).status).toBe(200);
  }));

test('all people of an address together have only so many sockets', () =>
  withLimits({ LIMIT_ADDRESS_STREAMS: '3' }, async (running) => {
    const people: Visitor[] = [];
    for (const name of ['Ann', 'Bob', 'Cid', 'Dee']) people.push(await guest(running, name));
    const open = [];
    for (const who of people.slice(0, 3)) open.push(await Listener.open(who));
    await expect(Listener.open(people[3])).rejects.toThrow('429');
    open[0].close();
    await expect
      .poll(() => Listener.open(people[3]).then(() => 'open', String), { timeout: 10_000 })
      .toBe('open');
  }));

test('an address begins to follow tables and the lobby by socket only so often in a minute', () =>
  withLimits({ LIMIT_REQUESTS: '20' }, async (running) => {
    const sockets = [];
    for (let i = 0; i < 2; i++) sockets.push(await Listener.open(new Visitor(running.url)));
    const answers = [];
    for (let i = 0; i < 24; i++) answers.push(await sockets[i % 2].ask({ do: 'lobby', on: true }));
    const refused = answers.filter(({ ok }) => !ok);
    expect(refused.length).toBe(4);
    expect(refused[0]).toMatchObject({ refusal: { why: 'too-often' } });
    expect(await sockets[0].ask({ do: 'follow', table: 'AAAAAAAAAAAAAAAA', from: 0 })).toMatchObject({
      refusal: { why: 'too-often' },
    });
    expect(await sockets[0].ask({ do: 'ping' })).toMatchObject({ ok: true });
  }));

/** Sends something over a connection of its own; gives all that comes back until the server ends it, or says so after a while. */
function raw({ url }: Pick<Running, 'url'>, text: string): Promise<{ text: string; ended: boolean }> {
  const { port, hostname } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let heard = '';
    const done = (ended: boolean) => {
      socket.destroy();
      resolve({ text: heard, ended });
    };
    socket.on('data', (data) => {
      heard += data.toString();
    });
    socket.on('error', () => done(true)).on('close', () => done(true));
    setTimeout(() => done(false), 3000);
    socket.write(text);
  });
}

test('a connection that sends many requests without waiting for answers is ended, and nothing is done for them', () =>
  withLimits({ LIMIT_REQUESTS: '100000' }, async (running) => {
    const request = 'GET /api/games HTTP/1.1\r\nhost: x\r\n\r\n';
    const few = await raw(running, request.repeat(3));
    expect([few.ended, few.text.match(/HTTP\/1\.1 200/g)?.length]).toEqual([false, 3]);
    const many = await raw(running, request.repeat(500));
    expect(many.ended).toBe(true);
    expect(many.text.match(/HTTP\/1\.1 /g)?.length ?? 0).toBeLessThanOrEqual(10);
    expect((await new Visitor(running.url).get('/api/games')).status).toBe(200);
  }));

test('whoever asks too often is answered once more, and must connect anew', () =>
  withLimits({ LIMIT_REQUESTS: '3' }, async (running) => {
    const request = 'GET /api/games HTTP/1.1\r\nhost: x\r\n\r\n';
    const { text, ended } = await raw(running, request.repeat(6));
    expect(ended).toBe(true);
    const statuses: readonly string[] = text.match(/(?<=HTTP\/1\.1 )\d+/g) ?? [];
    expect(statuses.indexOf('429')).toBe(statuses.length - 1);
    expect(statuses.length).toBeGreaterThan(0);
  }));

/** Opens connections and says the same on each, and does something while they are open; it is told how many still are. */
async function holding(
  { url }: Running,
  count: number,
  said: string,
  job: (open: () => number) => Promise<void>,
): Promise<void> {
  const sockets = Array.from({ length: count }, () => connect(Number(new URL(url).port), '127.0.0.1'));
  for (const socket of sockets) {
    socket.on('error', () => {}).on('data', () => {});
    socket.write(said);
  }
  try {
    await job(() => sockets.filter(({ closed }) => !closed).length);
  } finally {
    for (const socket of sockets) socket.destroy();
  }
}

const HALF_A_HEAD = 'GET /api/games HTTP/1.1\r\nhost: x\r\n';
const PATIENCE = { timeout: 20_000 };

test('an address has only so many connections, whether anything is asked by them or not; closed ones count no more', () =>
  withLimits({ LIMIT_CONNECTIONS: '4' }, async (running) => {
    await holding(running, 7, HALF_A_HEAD, async (open) => {
      await expect.poll(open, PATIENCE).toBe(4);
      expect(await raw(running, `${HALF_A_HEAD}\r\n`)).toEqual({ text: '', ended: true });
    });
    const answered = async () => (await raw(running, `${HALF_A_HEAD}connection: close\r\n\r\n`)).text;
    await expect.poll(answered, PATIENCE).toContain('HTTP/1.1 200');
  }));

test('behind a proxy, from which all connections come, they are not counted', () =>
  withLimits({ LIMIT_CONNECTIONS: '4', TRUST_PROXY: '1' }, (running) =>
    holding(running, 7, HALF_A_HEAD, async () => {
      expect((await raw(running, `${HALF_A_HEAD}connection: close\r\n\r\n`)).text).toContain('HTTP/1.1 200');
    }),
  ));

test('whoever does not come to the end of the head of a request is ended soon', () =>
  withLimits({}, (running) =>
    holding(running, 3, HALF_A_HEAD, async (open) => {
      expect(open()).toBe(3);
      await expect.poll(open, PATIENCE).toBe(0);
    }),
  ));
