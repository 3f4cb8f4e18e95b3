import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { PasswordHashing } from '../src/people/password-hashing';
import { replaceRecoveryCodes } from '../src/store/recovery';
import { account, act, guest, newTable, PASSWORD, program, type Running, run, Visitor } from './http-visitor';
import { Listener } from './live-listener';

const OTHER = 'nine hens in a dry barn';
/** Somebody with an account, who knows how they log in. */
type Owner = Visitor & { readonly login: string; readonly codes: readonly string[] };
/** After so long nobody remembers wrong tries. */
const FORGOTTEN = 61 * 60_000;
/** The time of the server, which goes on only when a test says so, however long things take. */
let time = Date.now();
const DAY = 24 * 60 * 60_000;
let running: Running;
beforeAll(async () => {
  running = await run({ LIMIT_TOKENS: '3' }, { now: () => time });
});
afterAll(() => running.stop());

/** What comes of logging in anew, from another browser. */
async function logIn(login: string, password: string) {
  time += FORGOTTEN;
  return new Visitor(running.url).post('/api/sessions', { login, password });
}

test('a guest becomes an account and keeps their id, and logs in with any capitals', async () => {
  const ann = await guest(running, 'Ann');
  const { status, body } = await ann.post('/api/me/account', { login: 'Ann.Plough', password: PASSWORD });
  expect(status).toBe(201);
  const codes = body.codes as string[];
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^([2-9a-hjkmnp-z]{4}-){5}[2-9a-hjkmnp-z]{4}$/);
  const again = await logIn('ANN.plough', PASSWORD);
  expect([again.status, again.body.id, again.body.login]).toEqual([201, ann.id, 'ann.plough']);
});

test('neither password nor recovery codes are kept as they are', async () => {
  const { codes } = await account(running, 'kept-safe');
  const kept = readdirSync(running.data)
    .map((file) => readFileSync(join(running.data, file), 'latin1'))
    .join('');
  expect(kept).toContain('$argon2id$');
  for (const secret of [PASSWORD, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
    expect(kept).not.toContain(secret);
});

test.each([
  [{ login: 'x', password: PASSWORD }, 422, 'bad-login'],
  [{ login: 'taken-once', password: 'short' }, 422, 'password-length'],
  [{ login: 'taken-once', password: 'password1234' }, 422, 'password-common'],
  [{ login: 'taken-once', password: 'taken-once-1' }, 422, 'password-like-login'],
  [{ login: 'taken', password: PASSWORD }, 409, 'login-taken'],
])('an account %j is refused: %i %s', async (wanted, status, why) => {
  const taken = await guest(running);
  await taken.post('/api/me/account', { login: 'taken', password: PASSWORD });
  const ann = await guest(running);
  const refused = await ann.post('/api/me/account', wanted);
  expect([refused.status, refused.body.refusal?.why]).toEqual([status, why]);
  expect((await ann.get('/api/me')).body.kind).toBe('guest');
});

test('an unknown login and a wrong password get the same answer in about the same time', async () => {
  await account(running, 'is-there');
  // Processor time, which whatever else the machine does cannot stretch; the server hashes in this process.
  const tried = async (login: string) => {
    const from = process.cpuUsage();
    const { status, body } = await logIn(login, 'wrong wrong wrong');
    const { user, system } = process.cpuUsage(from);
    return { status, body, took: user + system };
  };
  await tried('warm-up');
  let [known, unknown] = [0, 0];
  for (let round = 0; round < 10; round++) {
    const one = await tried('is-there');
    const other = await tried(`is-not-there-${round}`);
    expect([one.status, one.body]).toEqual([other.status, other.body]);
    known += one.took;
    unknown += other.took;
  }
  expect(known / unknown).toBeGreaterThan(0.5);
  expect(known / unknown).toBeLessThan(2);
});

test('what cannot be a login is a wrong one, and counted', async () => {
  const visitor = new Visitor(running.url);
  const statuses: number[] = [];
  for (let count = 0; count < 4; count++)
    statuses.push((await visitor.post('/api/sessions', { login: 'abc\u0000', password: 'wrong' })).status);
  expect(statuses).toEqual([403, 403, 403, 429]);
  time += FORGOTTEN;
  const recovery = { login: '\u0000', code: 'a', password: OTHER };
  expect((await visitor.post('/api/recovery', recovery)).body.refusal).toMatchObject({ why: 'wrong-code' });
  time += FORGOTTEN;
});

test('wrong tries make the next ones wait, also with the right password', async () => {
  await account(running, 'guessed');
  const visitor = new Visitor(running.url);
  const tryIt = (password: string) => visitor.post('/api/sessions', { login: 'guessed', password });
  const statuses: number[] = [];
  for (let count = 0; count < 5; count++) statuses.push((await tryIt('wrong wrong wrong')).status);
  expect(statuses).toEqual([403, 403, 403, 429, 429]);
  const waiting = await tryIt(PASSWORD);
  expect(waiting.body.refusal).toMatchObject({ why: 'too-many-tries', right: { seconds: 1 } });
  expect(waiting.headers['retry-after']).toBe('1');
  time += 2000;
  expect((await tryIt(PASSWORD)).status).toBe(201);
});

test('wrong tries of others do not lock out a browser in which the account was used before', async () => {
  const home = await account(running, 'besieged');
  await home.send('DELETE', '/api/sessions/current');
  const stranger = new Visitor(running.url);
  const tryIt = (visitor: Visitor, password: string) =>
    visitor.post('/api/sessions', { login: 'besieged', password });
  for (let count = 0; count < 5; count++) await tryIt(stranger, 'wrong wrong wrong');
  expect((await tryIt(stranger, PASSWORD)).status).toBe(429);
  expect((await tryIt(home, PASSWORD)).status).toBe(201);
  time += 60_000;
});

test('a login that is taken is refused before anything is hashed', async () => {
  await account(running, 'first-come');
  const late = new Visitor(running.url);
  await late.post('/api/people/guest', { name: 'Late', language: 'en' });
  const hashed = vi.spyOn(PasswordHashing.prototype, 'hash');
  const reply = await late.post('/api/me/account', { login: 'First-Come', password: PASSWORD });
  expect([reply.status, reply.body.refusal?.why]).toEqual([409, 'login-taken']);
  expect(hashed).not.toHaveBeenCalled();
  hashed.mockRestore();
});

test('a changed password ends the other sessions, and only the new one is right', async () => {
  const ann = await account(running, 'changing');
  const other = new Visitor(running.url);
  await other.post('/api/sessions', { login: 'changing', password: PASSWORD });
  const wrong = await ann.post('/api/me/password', { old: 'wrong wrong wrong', new: OTHER });
  expect([wrong.status, wrong.body.refusal?.why]).toEqual([403, 'wrong-password']);
  expect((await ann.post('/api/me/password', { old: PASSWORD, new: OTHER })).status).toBe(204);
  expect((await ann.get('/api/me')).status).toBe(200);
  expect((await other.get('/api/me')).status).toBe(401);
  expect((await logIn('changing', PASSWORD)).status).toBe(403);
  expect((await logIn('changing', OTHER)).status).toBe(201);
});

test('a browser is woken over an account and a new password that are made in it, the others are not', async () => {
  const wake = async (visitor: Visitor, name: string) => {
    const push = {
      endpoint: `https://push.example.org/${name}`,
      keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) },
    };
    const woken = await visitor.send('PUT', '/api/me/notifications', { body: { push } });
    return woken.body.push;
  };
  const woken = async (visitor: Visitor) => (await visitor.get('/api/me/notifications')).body.push;
  const ann = await guest(running);
  expect(await wake(ann, 'here')).toBe(1);
  await ann.post('/api/me/account', { login: 'waking', password: PASSWORD });
  expect(await woken(ann)).toBe(1);
  const other = new Visitor(running.url);
  await other.post('/api/sessions', { login: 'waking', password: PASSWORD });
  expect(await wake(other, 'there')).toBe(2);
  expect((await ann.post('/api/me/password', { old: PASSWORD, new: OTHER })).status).toBe(204);
  expect(await woken(ann)).toBe(1);
  await ann.send('DELETE', '/api/sessions/current');
  await other.post('/api/sessions', { login: 'waking', password: OTHER });
  expect(await woken(other)).toBe(0);
});

test('a recovery code sets a new password, once; new codes replace the old ones', async () => {
  const ann = await account(running, 'forgetful');
  const nobody = new Visitor(running.url);
  const recover = (code: string) => {
    time += FORGOTTEN;
    return nobody.post('/api/recovery', { login: 'Forgetful', code, password: OTHER });
  };
  expect((await recover('aaaa-bbbb-cccc-dddd')).body.refusal?.why).toBe('wrong-code');
  expect((await recover(ann.codes[0].toUpperCase().replaceAll('-', ' '))).status).toBe(200);
  expect((await nobody.get('/api/me')).body.login).toBe('forgetful');
  expect((await ann.get('/api/me')).status).toBe(401);
  expect((await recover(ann.codes[0])).body.refusal?.why).toBe('wrong-code');
  const renewed = await nobody.post('/api/me/recovery-codes', { password: OTHER });
  expect(renewed.status).toBe(200);
  expect((await recover(ann.codes[1])).status).toBe(403);
  expect((await recover((renewed.body.codes as string[])[0])).status).toBe(200);
});

test('a shorter code from before still sets a new password', async () => {
  const ann = await account(running, 'long-here');
  await running.site.services.store.write((db) => replaceRecoveryCodes(db, ann.id, ['h7kq2m9xabcd2345']));
  const recovered = await new Visitor(running.url).post('/api/recovery', {
    login: 'long-here',
    code: 'h7kq-2m9x-abcd-2345',
    password: OTHER,
  });
  expect([recovered.status, recovered.body.id]).toEqual([200, ann.id]);
});

test('a guest has no password to change and no codes', async () => {
  const ann = await guest(running);
  for (const [path, body] of [
    ['/api/me/password', { old: PASSWORD, new: OTHER }],
    ['/api/me/recovery-codes', { password: PASSWORD }],
  ] as const)
    expect((await ann.post(path, body)).body.refusal?.why).toBe('account-needed');
});

test('everything about me can be had, without what is secret', async () => {
  const ann = await account(running, 'curious');
  const table = await newTable(ann);
  await act(ann, table, { act: 'chat', text: 'hello everybody' });
  const { status, text, body } = await ann.get('/api/me/export');
  expect(status).toBe(200);
  expect(text).toContain('hello everybody');
  expect(body.person).toMatchObject({ id: ann.id, login: 'curious' });
  for (const secret of ['argon2', '"hash"', '"seed"', ann.session]) expect(text).not.toContain(secret);
});

test('who is forgotten needs the password, leaves the tables, loses the name everywhere, and cannot come back', async () => {
  const ann = await account(running, 'leaving');
  const bob = await guest(running, 'Bob');
  const table = await newTable(ann);
  await act(bob, table, { act: 'sit' });
  await act(ann, table, { act: 'chat', text: 'farewell' });
  const token = await program(ann);
  const refused = await ann.send('DELETE', '/api/me', { body: { password: 'wrong wrong wrong' } });
  expect(refused.body.refusal?.why).toBe('wrong-password');
  expect((await ann.send('DELETE', '/api/me', { body: { password: PASSWORD } })).status).toBe(204);
  expect((await token.get('/api/me')).status).toBe(401);
  expect((await logIn('leaving', PASSWORD)).status).toBe(403);
  const facts = await bob.get(`/api/tables/${table}`);
  expect(facts.body.phase).toBe('over');
  expect(facts.text).not.toContain('leaving');
  const news = await bob.get(`/api/tables/${table}/news`);
  expect(news.text).not.toContain('leaving');
  expect(news.text).not.toContain('farewell');
  expect((await bob.get(`/api/tables/${table}/record`)).text).not.toContain('leaving');
  expect((await bob.get(`/api/people/${ann.id}`)).body).toMatchObject({ kind: 'gone' });
});

test.each([
  [
    'a recovery',
    (ann: Owner) => ann.post('/api/recovery', { login: ann.login, code: ann.codes[0], password: OTHER }),
  ],
  ['a new password', (ann: Owner) => ann.post('/api/me/password', { old: PASSWORD, new: OTHER })],
  ['logging out everywhere', (ann: Owner) => ann.send('DELETE', '/api/sessions')],
])('%s ends the tokens of programs too, with what they have open', async (what, ends) => {
  const login = `ends-${what.length}`;
  const ann = Object.assign(await account(running, login), { login });
  const bot = await program(ann);
  const live = await Listener.open(bot);
  expect((await bot.get('/api/me')).status).toBe(200);
  expect((await ends(ann)).status).toBeLessThan(300);
  const gone = await bot.get('/api/me');
  expect([gone.status, gone.body.refusal?.why]).toEqual([401, 'unknown-token']);
  expect((await live.until(() => live.ended)).code).toBe(4001);
});

test('a guest who becomes an account keeps the tokens of their programs', async () => {
  const ann = await guest(running, 'Ann');
  const bot = await program(ann);
  await ann.post('/api/me/account', { login: 'keeps-tokens', password: PASSWORD });
  expect((await bot.get('/api/me')).status).toBe(200);
});

test('a token does what its scopes say, nothing that is for people in person, and nothing once it is withdrawn', async () => {
  const ann = await guest(running, 'Owner');
  const full = await program(ann);
  time += 1;
  const reader = await program(ann, ['read']);
  expect(full.token).toMatch(/^furrow_[\w-]{43}$/);
  const table = await newTable(full);
  expect((await reader.get(`/api/tables/${table}`)).body.seat).toBe(0);
  const refused = await act(reader, table, { act: 'leave' });
  expect([refused.status, refused.body.refusal?.right]).toEqual([403, { scope: 'play' }]);
  for (const [method, path] of [
    ['GET', '/api/me/tokens'],
    ['GET', '/api/me/export'],
    ['DELETE', '/api/me'],
    ['DELETE', '/api/sessions'],
    ['POST', '/api/me/account'],
    ['POST', '/api/me/tokens'],
  ])
    expect((await full.send(method, path)).body.refusal?.why).toBe('not-for-programs');
  const { tokens } = (await ann.get('/api/me/tokens')).body as { tokens: { id: string; scopes: string[] }[] };
  expect(tokens.map(({ scopes }) => scopes)).toEqual([['play', 'read'], ['read']]);
  expect(JSON.stringify(tokens)).not.toContain('furrow_');
  expect((await ann.send('DELETE', `/api/me/tokens/${tokens[0].id}`)).status).toBe(204);
  const gone = await full.get('/api/me');
  expect([gone.status, gone.body.refusal?.why]).toEqual([401, 'unknown-token']);
  const bob = await guest(running, 'Bob');
  expect((await bob.send('DELETE', `/api/me/tokens/${tokens[1].id}`)).status).toBe(404);
  expect((await reader.get('/api/me')).status).toBe(200);
});

test('a token ends after the days that its owner said, a year without a word, and says so then', async () => {
  const ann = await account(running, 'tokens-end');
  const make = (days?: number) => ann.post('/api/me/tokens', { name: 'bot', days });
  for (const days of [0, 366, 1.5]) expect((await make(days)).status).toBe(400);
  const short = await make(3);
  time += 1;
  const long = await make();
  for (const [{ body }, days] of [
    [short, 3],
    [long, 365],
  ] as const)
    expect(Number(body.ends) - Number(body.created)).toBe(days * DAY);
  const bot = new Visitor(running.url);
  bot.token = String(short.body.token);
  const live = await Listener.open(bot);
  expect((await bot.get('/api/me')).status).toBe(200);
  time += 3 * DAY;
  const ended = await bot.get('/api/me');
  expect([ended.status, ended.body.refusal?.why]).toEqual([401, 'token-ended']);
  expect(await live.until(() => live.ended)).toEqual({ code: 4001, reason: 'session-ended' });
  await make();
  expect((await make()).status).toBe(201);
  expect((await make()).body.refusal?.why).toBe('too-many-tokens');
  const { tokens } = (await ann.get('/api/me/tokens')).body as {
    tokens: { ends: number; ended: boolean }[];
  };
  expect(tokens.map(({ ended }) => ended)).toEqual([true, false, false, false]);
  expect(tokens.map(({ ends }) => ends).slice(0, 2)).toEqual([short.body.ends, long.body.ends]);
});

test('a person can have only so many tokens', async () => {
  const ann = await guest(running);
  for (let count = 0; count < 3; count++) await program(ann);
  await expect(program(ann)).rejects.toThrow('too-many-tokens');
});

test.each(['Bearer', 'Bearer x', 'Bearer furrow_x', 'Basic YTpi', 'Bearer a b'])(
  'the authorization %j is nobody, also with a good cookie beside it',
  async (authorization) => {
    const ann = await guest(running);
    const reply = await ann.get('/api/me', { authorization });
    expect([reply.status, reply.body.refusal?.why]).toEqual([401, 'unknown-token']);
  },
);

test('whom I mute is known to me alone', async () => {
  const ann = await guest(running, 'Ann');
  const bob = await guest(running, 'Bob');
  const put = (who: string) => ann.send('PUT', `/api/me/mutes/${who}`);
  expect((await put(bob.id)).status).toBe(204);
  expect((await put(bob.id)).status).toBe(204);
  expect((await put(ann.id)).body.refusal?.why).toBe('not-yourself');
  expect((await put('A'.repeat(16))).body.refusal?.why).toBe('no-such-person');
  expect((await ann.get('/api/me')).body.mutes).toEqual([bob.id]);
  expect((await bob.get('/api/me')).body.mutes).toEqual([]);
  await ann.send('DELETE', `/api/me/mutes/${bob.id}`);
  expect((await ann.get('/api/me')).body.mutes).toEqual([]);
});
