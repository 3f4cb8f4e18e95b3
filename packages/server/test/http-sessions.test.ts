import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { account, guest, newTable, PASSWORD, program, type Running, run, Visitor } from './http-visitor';
import { Listener } from './live-listener';

const DAY = 24 * 60 * 60_000;
let skipped = 0;
let running: Running;
beforeAll(async () => {
  running = await run({}, { now: () => Date.now() + skipped });
});
afterAll(() => running.stop());

test('a guest has a session in a cookie that scripts and other pages cannot use', async () => {
  const visitor = new Visitor(running.url);
  const { headers, status } = await visitor.post('/api/people/guest', { name: 'Ann', language: 'fr' });
  expect(status).toBe(201);
  const cookie = String(headers['set-cookie']);
  expect(cookie).toMatch(/^furrow=[\w-]{43}; /);
  for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/']) expect(cookie).toContain(part);
  expect(cookie).not.toContain('Secure');
  expect((await visitor.get('/api/me')).body).toMatchObject({ name: 'Ann', language: 'fr', kind: 'guest' });
});

test('over https the cookie is bound to this host', async () => {
  const secure = await run({ PUBLIC_URL: 'https://farm.example' });
  try {
    const visitor = new Visitor(secure.url);
    const { headers } = await visitor.post('/api/people/guest', { name: 'Ann' });
    expect(String(headers['set-cookie'])).toMatch(/^__Host-furrow=[\w-]{43}; .*Path=\/; .*Secure/);
    expect(String(headers['set-cookie'])).not.toContain('Domain');
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    expect(headers['content-security-policy']).toContain('wss://farm.example');
    const made = await visitor.post('/api/me/account', { login: 'secure', password: PASSWORD });
    const cookies = [made.headers['set-cookie'] ?? []].flat();
    expect(cookies.map((cookie) => cookie.split('=')[0]).sort()).toEqual([
      '__Host-furrow',
      '__Host-furrow-browser',
    ]);
    for (const cookie of cookies) expect(cookie).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax/);
  } finally {
    await secure.stop();
  }
});

test('only the hash of a session is kept', async () => {
  const ann = await guest(running);
  const secret = ann.session;
  await ann.get('/ready');
  const kept = readdirSync(running.data)
    .map((file) => readFileSync(join(running.data, file), 'latin1'))
    .join('');
  expect(kept).not.toContain(secret);
  expect(kept).toContain(createHash('sha256').update(secret).digest('hex'));
});

test('a made-up session is nobody', async () => {
  for (const value of ['x', 'A'.repeat(43), '%00', '"; drop table sessions; --', 'A'.repeat(3000)]) {
    const reply = await new Visitor(running.url).get('/api/me', { cookie: `furrow=${value}` });
    expect([reply.status, reply.body.refusal?.why]).toEqual([401, 'sign-in']);
  }
});

test('becoming an account and logging in change the session; the old one is nobody', async () => {
  const ann = await guest(running);
  const before = ann.session;
  await ann.post('/api/me/account', { login: 'rotating', password: PASSWORD });
  expect(ann.session).not.toBe(before);
  expect((await new Visitor(running.url).get('/api/me', { cookie: `furrow=${before}` })).status).toBe(401);
  const middle = ann.session;
  await ann.post('/api/sessions', { login: 'rotating', password: PASSWORD });
  expect(ann.session).not.toBe(middle);
  expect((await new Visitor(running.url).get('/api/me', { cookie: `furrow=${middle}` })).status).toBe(401);
  expect((await ann.get('/api/me')).body).toMatchObject({ kind: 'account', login: 'rotating' });
});

test('sessions are listed, end here, and end everywhere', async () => {
  const home = await account(running, 'two-places');
  const away = new Visitor(running.url);
  await away.post('/api/sessions', { login: 'two-places', password: PASSWORD });
  const { sessions } = (await home.get('/api/sessions')).body as { sessions: { current: boolean }[] };
  expect(sessions.map(({ current }) => current)).toEqual([true, false]);
  expect((await away.send('DELETE', '/api/sessions/current')).status).toBe(204);
  expect(away.session).toBe('');
  expect((await home.get('/api/me')).status).toBe(200);
  await away.post('/api/sessions', { login: 'two-places', password: PASSWORD });
  const old = `furrow=${away.session}`;
  expect((await home.send('DELETE', '/api/sessions')).status).toBe(204);
  expect((await new Visitor(running.url).get('/api/me', { cookie: old })).status).toBe(401);
});

test('a request that waits for news ends with its session or token, and tells nothing', async () => {
  const ann = await account(running, 'waits-for-news');
  const reader = await program(ann);
  const table = await newTable(ann);
  const { no } = (await ann.get(`/api/tables/${table}`)).body;
  const { connections } = running.site.services;
  const left = vi.spyOn(connections, 'poll');
  const waiting = [ann, reader].map((who) => who.get(`/api/tables/${table}/news?from=${String(no)}&wait=60`));
  await expect.poll(() => left.mock.calls.length).toBe(2);
  left.mockRestore();
  expect((await ann.send('DELETE', '/api/sessions')).status).toBe(204);
  for (const { status, body } of await Promise.all(waiting))
    expect([status, body.refusal]).toEqual([401, expect.objectContaining({ why: 'sign-in' })]);
});

test('a session that nobody uses ends after two months, and every session after a year', async () => {
  const idle = await guest(running, 'Idle');
  const busy = await guest(running, 'Busy');
  try {
    for (let day = 0; day < 360; day += 50) {
      expect((await busy.get('/api/me')).status).toBe(200);
      skipped += 50 * DAY;
    }
    expect((await idle.get('/api/me')).status).toBe(401);
    expect((await busy.get('/api/me')).status).toBe(401);
  } finally {
    skipped = 0;
  }
});

test('what changes something needs the header of the page, and must not come from another page', async () => {
  const ann = await guest(running);
  const rename = (headers: Record<string, string>) =>
    ann.send('PATCH', '/api/me', { body: { language: 'de' }, headers });
  const why = async (headers: Record<string, string>) => (await rename(headers)).body.refusal?.why;
  const { host } = new URL(running.url);
  expect(await why({ 'x-furrow': '' })).toBe('not-from-here');
  expect(await why({ origin: 'https://evil.example' })).toBe('not-from-here');
  expect(await why({ origin: 'null' })).toBe('not-from-here');
  expect(await why({ origin: `http://${host}.evil.example` })).toBe('not-from-here');
  expect(await why({ 'sec-fetch-site': 'cross-site' })).toBe('not-from-here');
  expect((await ann.get('/api/me')).body.language).toBe('en');
  expect(await why({ origin: `http://${host}`, 'sec-fetch-site': 'same-origin' })).toBeUndefined();
  expect((await ann.get('/api/me')).body.language).toBe('de');
});

test('only what is sent to a name of this server is answered: a page that passes for ours gets nothing', async () => {
  const [named, unnamed] = [await run({ PUBLIC_URL: 'https://farm.example', TRUST_PROXY: '1' }), running];
  const { port } = new URL(running.url);
  const ask = (server: Running, host: string, headers: Record<string, string> = {}) =>
    new Visitor(server.url).get('/api/sessions/current', { ...headers, host });
  const open = (server: Running, host: string) =>
    Listener.open(new Visitor(server.url), { host, origin: `http://${host}` }).then(
      (live) => live.socket.terminate(),
      (error: Error) => error.message,
    );
  try {
    for (const host of [
      'evil.example',
      `evil.example:${port}`,
      'farm.example.evil.example',
      'localhost.evil.example',
    ])
      for (const server of [named, unnamed]) {
        const reply = await ask(server, host);
        expect([host, reply.status, reply.body.refusal?.why]).toEqual([host, 421, 'wrong-host']);
        expect(await open(server, host)).toBe('refused with 421');
      }
    expect((await ask(unnamed, 'farm.example')).status).toBe(421);
    expect((await ask(named, 'farm.example')).status).toBe(200);
    for (const host of [
      'localhost',
      `127.0.0.1:${port}`,
      '[::1]:3000',
      'farmhouse',
      'farm.local',
      'farm.home.arpa',
    ])
      for (const server of [named, unnamed])
        expect([host, (await ask(server, host)).status]).toEqual([host, 200]);
    const forwarded = { 'x-forwarded-host': 'farm.example' };
    expect((await ask(named, 'evil.example', forwarded)).status).toBe(421);
    expect((await ask(named, 'backend:3000', forwarded)).status).toBe(200);
    expect((await ask(named, 'backend:3000', { 'x-forwarded-host': 'evil.example' })).status).toBe(421);
  } finally {
    await named.stop();
  }
});

test('nobody is made a guest or logged in by another page', async () => {
  const nobody = new Visitor(running.url);
  for (const path of ['/api/people/guest', '/api/sessions', '/api/recovery']) {
    const reply = await nobody.send('POST', path, { body: { name: 'x' }, headers: { 'x-furrow': '0' } });
    expect([reply.status, reply.body.refusal?.why]).toEqual([403, 'not-from-here']);
  }
});

test('whoever comes for the first time is told that they are nobody, without a refusal', async () => {
  const visitor = new Visitor(running.url);
  const first = await visitor.get('/api/sessions/current');
  expect([first.status, first.body]).toEqual([200, { me: null }]);
  await visitor.post('/api/people/guest', { name: 'Ann', language: 'fr' });
  expect((await visitor.get('/api/sessions/current')).body.me).toMatchObject({ name: 'Ann', kind: 'guest' });
});

test('a proxy that the server was not told of is named in the log, once, with what to do', async () => {
  const [alone, told] = [await run(), await run({ TRUST_PROXY: '1' })];
  const lines = (server: typeof alone) =>
    server
      .logged()
      .split('\n')
      .filter((line) => line.includes('TRUST_PROXY'));
  try {
    for (const { url } of [alone, told]) {
      const visitor = new Visitor(url);
      await visitor.get('/api/games');
      expect(lines(alone).length).toBe(url === told.url ? 1 : 0);
      for (let count = 0; count < 2; count++)
        await visitor.get('/api/games', { 'x-forwarded-for': '10.1.2.3' });
    }
    expect(lines(alone)).toEqual([expect.stringContaining('set TRUST_PROXY to the number of proxies')]);
    expect(JSON.parse(lines(alone)[0])).toMatchObject({ level: 40 });
    expect(lines(told)).toEqual([]);
  } finally {
    await alone.stop();
    await told.stop();
  }
});
