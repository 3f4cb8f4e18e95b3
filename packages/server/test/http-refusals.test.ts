import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guest, type Running, run, Visitor } from './http-visitor';

let running: Running;
beforeAll(async () => {
  running = await run();
});
afterAll(() => running.stop());

test('the server says that it lives and that its database answers', async () => {
  const nobody = new Visitor(running.url);
  expect((await nobody.get('/health')).body).toEqual({ alive: true });
  expect((await nobody.get('/ready')).body).toEqual({ ready: true });
});

test('the server says for how long it keeps what, as it is set, and where its host says more', async () => {
  const own = 'https://host.example/privacy';
  const other = await run({ LIMIT_GUEST_DAYS: '7', PRIVACY_URL: own });
  try {
    const { status, body } = await new Visitor(other.url).get('/api/privacy');
    const kept = { unusedSessionDays: 60, sessionDays: 365, noticeDays: 7, endedTokenDays: 30, keyDays: 30 };
    expect([status, body]).toEqual([200, { guestDays: 7, ...kept, own }]);
    expect((await new Visitor(running.url).get('/api/privacy')).body).toEqual({ guestDays: 30, ...kept });
  } finally {
    await other.stop();
  }
});

test('what there is not is refused in the one form that refusals have', async () => {
  const nobody = new Visitor(running.url);
  for (const path of ['/nothing', '/api/nothing', '/api/tables/x/y/z', '/index.php', '/api/%ff']) {
    const { status, body, headers } = await nobody.get(path);
    expect([path, status]).toEqual([path, path === '/api/%ff' ? 400 : 404]);
    expect(body.refusal).toMatchObject({ words: expect.stringMatching(/\w/) as string });
    expect(Object.keys(body)).toEqual(['refusal']);
    expect(headers['x-request-id'] ?? '').not.toBe('');
  }
});

test('another method says which ones are right', async () => {
  const nobody = new Visitor(running.url);
  const { status, body, headers } = await nobody.send('PUT', '/api/me');
  expect([status, body.refusal?.why]).toEqual([405, 'wrong-method']);
  expect(body.refusal?.right).toEqual(['GET', 'PATCH', 'DELETE']);
  expect(headers.allow).toBe('GET, PATCH, DELETE');
  expect((await nobody.send('POST', '/health')).status).toBe(405);
});

test('what is no JSON, too large, or not of the right form is refused with what is wrong', async () => {
  const ann = await guest(running);
  const put = (raw: string, type = 'application/json') =>
    ann.send('PATCH', '/api/me', { raw, headers: { 'content-type': type } });
  expect((await put('{')).body.refusal?.why).toBe('not-understood');
  expect((await put('{"__proto__":{"name":"x"}}')).status).toBe(400);
  const large = await put(JSON.stringify({ name: 'x'.repeat(70_000) }));
  expect([large.status, large.body.refusal?.why]).toEqual([413, 'too-large']);
  expect(large.body.refusal?.right).toEqual({ bytes: 65_536 });
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    const other = await put('name=x', type);
    expect([other.status, other.body.refusal?.why]).toEqual([415, 'wrong-type']);
  }
  const wrong = await ann.send('PATCH', '/api/me', { body: { name: 7, size: 3 } });
  expect(wrong.status).toBe(400);
  expect(wrong.body.refusal?.words).toContain('name');
  expect(wrong.body.refusal?.right).toEqual([
    { at: 'name', what: expect.stringContaining('string') as string },
    { at: '', what: expect.stringContaining('size') as string },
  ]);
});

test('refusals come in the language of the person, or of the browser', async () => {
  const giulia = await guest(running, 'Giulia', 'it');
  const refused = await giulia.post('/api/tables', {});
  expect(refused.body.refusal?.words).toMatch(/^Non si capisce/);
  const nobody = new Visitor(running.url);
  const words = async (accepted: string) =>
    (await nobody.get('/api/me', { 'accept-language': accepted })).body.refusal?.words;
  expect(await words('de-CH,de;q=0.9')).toMatch(/^Bitte sag zuerst/);
  expect(await words('ja,fr;q=0.8,en;q=0.5')).toMatch(/^Dites d'abord/);
  expect(await words('ja')).toMatch(/^Please say/);
});

test('browsers are forbidden what the page never does', async () => {
  const { headers } = await new Visitor(running.url).get('/health');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain(`connect-src 'self' ${running.url.replace('http', 'ws')}`);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe-eval');
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(headers['strict-transport-security']).toBeUndefined();
  expect(headers['access-control-allow-origin']).toBeUndefined();
});

test('a strange host cannot write into the policy', async () => {
  const { headers } = await new Visitor(running.url).get('/health', {
    host: "x; script-src 'unsafe-inline'",
  });
  expect(headers['content-security-policy']).not.toContain('unsafe-inline; script');
  expect(headers['content-security-policy']).toContain("connect-src 'self' 'self'");
});

test('what is no HTTP gets an answer and does no harm', async () => {
  const { port } = new URL(running.url);
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1', () => socket.write('\u0000\u0001 nonsense\r\n\r\n'));
    let said = '';
    socket.on('data', (data) => (said += String(data)));
    socket.on('close', () => resolve(said));
    socket.on('error', reject);
  });
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain('"refusal"');
});

test('an address that asks too often must wait and is told how long', async () => {
  const small = await run({ LIMIT_REQUESTS: '5' });
  try {
    const nobody = new Visitor(small.url);
    const statuses: number[] = [];
    for (let count = 0; count < 7; count++) statuses.push((await nobody.get('/nothing')).status);
    expect(statuses).toEqual([404, 404, 404, 404, 404, 429, 429]);
    const { headers, body } = await nobody.get('/health');
    expect(body.refusal?.why).toBe('too-often');
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  } finally {
    await small.stop();
  }
});

test('guests per address and changes per person are limited apart from each other', async () => {
  const small = await run({ LIMIT_GUESTS: '2', LIMIT_CHANGES: '3' });
  try {
    const ann = await guest(small);
    const bob = await guest(small, 'Bob');
    await expect(guest(small, 'Cat')).rejects.toThrow('too-often');
    const rename = (who: Visitor) => who.send('PATCH', '/api/me', { body: { language: 'de' } });
    const statuses: number[] = [];
    for (let count = 0; count < 4; count++) statuses.push((await rename(ann)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await rename(bob)).status).toBe(200);
    expect((await ann.get('/api/me')).status).toBe(200);
  } finally {
    await small.stop();
  }
});

test('the measures are for this machine alone, unless everybody may read them', async () => {
  const nobody = new Visitor(running.url);
  const { text, status } = await nobody.get('/metrics');
  expect(status).toBe(200);
  for (const name of [
    'furrow_http_seconds',
    'furrow_acts_total',
    'furrow_streams',
    'furrow_tables_loaded',
    'furrow_commit_seconds',
    'furrow_outbox_length',
    'nodejs_eventloop_lag_seconds',
  ])
    expect(text).toContain(`# TYPE ${name} `);
  for (const said of [
    { 'x-forwarded-for': '8.8.8.8' },
    { forwarded: 'for=8.8.8.8' },
    { 'x-real-ip': '8.8.8.8' },
  ]) {
    const forwarded = await nobody.get('/metrics', said);
    expect([forwarded.status, forwarded.body.refusal?.why]).toEqual([403, 'only-here']);
  }
  const open = await run({ METRICS: 'public' });
  try {
    const far = await new Visitor(open.url).get('/metrics', { 'x-forwarded-for': '8.8.8.8' });
    expect(far.status).toBe(200);
  } finally {
    await open.stop();
  }
});
