import { createHash } from 'node:crypto';
import { act as actForm } from '@furrow/wire/acts';
import { request as frameForm } from '@furrow/wire/frames';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { allRoutes } from '../src/http/routes';
import {
  account,
  act,
  guest,
  newTable,
  PASSWORD,
  type Reply,
  type Running,
  run,
  Visitor,
} from './http-visitor';
import { Listener } from './live-listener';

let running: Running;
let ann: Visitor;
let eve: Visitor;
let playing: string;
let open: string;
beforeAll(async () => {
  running = await run();
  ann = await account(running, 'ann-fuzzed');
  eve = await guest(running, 'Eve');
  playing = await newTable(ann);
  open = await newTable(ann, { public: false });
  await act(await guest(running, 'Bob'), playing, { act: 'sit' });
});
afterAll(() => running.stop());

/** A fingerprint of everything that is kept, but for when somebody was last seen and whether a notification was run. */
async function kept(): Promise<string> {
  const { db } = running.site.services.store;
  const hash = createHash('sha256');
  for (const table of [
    'people',
    'tokens',
    'tables',
    'sitters',
    'entries',
    'news',
    'keys',
    'mutes',
    'notices',
    'mail_codes',
    'mail_sent',
  ] as const)
    hash.update(JSON.stringify(await db.selectFrom(table).selectAll().execute()));
  const notifications = db
    .selectFrom('outbox')
    .select(['id', 'person', 'table_id', 'what', 'no'])
    .orderBy('id');
  hash.update(JSON.stringify(await notifications.execute()));
  const sessions = await db.selectFrom('sessions').select(['hash', 'person']).orderBy('hash').execute();
  return hash.update(JSON.stringify(sessions)).digest('hex');
}

/** Proves that whatever is sent so is refused clearly, leaves everything as it was, and the server up. */
async function refusesAll<T>(
  sent: fc.Arbitrary<T>,
  send: (value: T) => Promise<Reply>,
  numRuns: number,
): Promise<void> {
  const before = await kept();
  await fc.assert(
    fc.asyncProperty(sent, async (value) => {
      const { status, body } = await send(value);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(Object.keys(body)).toEqual(['refusal']);
      expect(body.refusal?.why).toMatch(/^[a-z-]+$/);
      expect(body.refusal?.words).toMatch(/\S/);
    }),
    { numRuns },
  );
  expect(await kept()).toBe(before);
  expect((await eve.get('/ready')).status).toBe(200);
  expect((await eve.get('/api/me')).body.name).toBe('Eve');
}

const nasty: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(
    -1,
    0,
    1.5,
    2 ** 53,
    -(2 ** 31),
    1e308,
    '',
    ' ',
    '\u0000',
    '\u202E',
    '\uD800',
    '💥'.repeat(300),
  ),
  fc.constantFrom(
    null,
    true,
    [],
    {},
    [[]],
    { then: 1 },
    '__proto__',
    'constructor',
    "'; drop table people; --",
  ),
  fc.string({ unit: 'binary', maxLength: 3000 }),
);

/** Something that is nearly right: one part of it is lacking, too much, or something else. */
function nearly(right: object): fc.Arbitrary<unknown> {
  const names = fc.constantFrom(...Object.keys(right), 'extra', 'constructor');
  return fc.oneof(
    nasty,
    fc.tuple(names, nasty).map(([name, value]) => ({ ...right, [name]: value })),
    names.map((name) => Object.fromEntries(Object.entries(right).filter(([key]) => key !== name))),
  );
}

const wish = { game: 'creatures', options: {}, seats: 2, public: true, rated: false, pace: { pace: 'free' } };
const SAMPLES: Readonly<Record<string, object>> = {
  'POST /people/guest': { name: 'Ann', language: 'en' },
  'POST /me/account': { login: 'eve-here', password: PASSWORD },
  'POST /me/password': { old: PASSWORD, new: PASSWORD },
  'POST /me/recovery-codes': { password: PASSWORD },
  'POST /recovery': { login: 'ann-fuzzed', code: 'aaaa', password: PASSWORD },
  'POST /sessions': { login: 'ann-fuzzed', password: 'not the password' },
  'PATCH /me': { name: 'Eve', language: 'de' },
  'DELETE /me': { password: PASSWORD },
  'PUT /me/notifications': { email: 'a@example.org', webhook: 'https://example.org/x' },
  'DELETE /me/notifications/push': { endpoint: 'https://push.example.org/x' },
  'POST /me/email/confirmation': { code: 'aaaa' },
  'POST /me/tokens': { name: 'bot', scopes: ['read'], days: 30 },
  'POST /tables': wish,
  'POST /tables/:id/acts': { key: 'fuzz-0001', act: { act: 'leave' } },
  'POST /tables/:id/reports': { no: 1, text: 'rude' },
  'POST /moderation/results/:id': { counts: true },
};

/** The address of a door, with an id of somebody else wherever one stands. */
function addressOf(path: string): string {
  return `/api${path.replace(/:\w+/g, playing)}`;
}

test('every door that takes something is fuzzed', () => {
  const takes = allRoutes(running.site.services).filter(({ body }) => body !== undefined);
  expect(takes.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(Object.keys(SAMPLES).sort());
});

test.each(Object.keys(SAMPLES))('%s refuses whatever has not the right form', async (name) => {
  const [method, path] = name.split(' ');
  const form = allRoutes(running.site.services).find(
    (one) => one.method === method && one.path === path,
  )?.body;
  if (form === undefined) throw new Error(`${name} takes nothing`);
  const wrong = nearly(SAMPLES[name]).filter(
    (value) => !z.safeParse(form, JSON.parse(JSON.stringify(value))).success,
  );
  await refusesAll(wrong, (body) => eve.send(method, addressOf(path), { body }), 60);
});

test('what is no JSON is refused, whatever it is', async () => {
  const raw = fc.string({ unit: 'binary', maxLength: 2000 }).filter((text) => {
    try {
      JSON.parse(text);
      return false;
    } catch {
      return true;
    }
  });
  await refusesAll(raw, (text) => eve.send('POST', '/api/tables', { raw: text }), 60);
});

test('addresses and questions of every door can be anything', async () => {
  const before = await kept();
  const doors = allRoutes(running.site.services).filter(
    ({ method, line }) => method === 'GET' && line === undefined,
  );
  const part = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.constantFrom('..', '%00', 'A'.repeat(16), '-1'),
  );
  const query = fc.dictionary(
    fc.constantFrom('from', 'wait', 'lang', 'phase', 'mine', 'before', 'x'),
    fc.oneof(part, fc.constantFrom('-1', '1e9', '0.5', 'NaN', '')),
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...doors), part, query, async ({ path }, id, asked) => {
      const text = new URLSearchParams({ ...asked, ...(asked.wait !== undefined && { wait: '-1' }) });
      const address = `/api${path.replace(/:\w+/g, encodeURIComponent(id.replace(/\p{Surrogate}/gu, '\uFFFD')))}?${text}`;
      const { status, body } = await eve.get(address);
      expect(status).toBeLessThan(500);
      if (status >= 400) expect(body.refusal?.words).toMatch(/\S/);
    }),
    { numRuns: 300 },
  );
  expect(await kept()).toBe(before);
});

const number = fc.oneof(fc.integer({ min: 0, max: 100_000 }), fc.constantFrom(0, 1, 2, 3, 100_000));
const seat = fc.integer({ min: 0, max: 5 });
const bot = fc.constantFrom('level-1', 'level-5');
const move = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 200 }),
  fc.constantFrom('pass', 'done', 'wood-3', '* start 1'),
);
/** Every act in its right form, with whatever numbers and words. */
const rightActs: fc.Arbitrary<object> = fc.oneof(
  fc.record({ act: fc.constant('sit'), seat }),
  fc.constant({ act: 'sit' }),
  fc.constant({ act: 'leave' }),
  fc.record({ act: fc.constant('bot'), seat, bot: fc.option(bot) }),
  fc.constant({ act: 'start' }),
  fc.record({ act: fc.constant('play'), number, move }),
  fc.record({ act: fc.constant('undo'), to: number }),
  fc.record({
    act: fc.constant('offer'),
    wants: fc.oneof(
      fc.record({ what: fc.constant('undo'), to: number }),
      fc.constant({ what: 'end' }),
      fc.record({ what: fc.constant('replace'), seat, bot }),
    ),
  }),
  fc.record({ act: fc.constant('vote'), offer: number, yes: fc.boolean() }),
  fc.constant({ act: 'resign' }),
  fc.record({ act: fc.constant('chat'), text: move }),
  fc.record({
    act: fc.constant('orders'),
    orders: fc.array(fc.constantFrom({ when: 'forced' }, { when: 'feeding', spare: 'crops' }), {
      maxLength: 3,
    }),
  }),
);

test('the acts that are tried have the right form', () => {
  fc.assert(fc.property(rightActs, (wanted) => z.safeParse(actForm, wanted).success));
});

test('a stranger can do nothing at a table of others, in whatever order they try', async () => {
  await refusesAll(rightActs, (wanted) => act(eve, playing, wanted), 200);
});

test('nobody can do anything anywhere', async () => {
  const nobody = new Visitor(running.url);
  const doors = allRoutes(running.site.services).filter(
    ({ who, method }) => who !== 'anybody' && method !== 'GET',
  );
  await refusesAll(
    fc.tuple(fc.constantFrom(...doors), nasty),
    ([{ method, path }, body]) => nobody.send(method, addressOf(path), { body }),
    150,
  );
  await refusesAll(rightActs, (wanted) => act(nobody, open, wanted), 50);
});

test('old, future and made-up answers of a player are refused', async () => {
  const asked = Number(
    ((await ann.get(`/api/tables/${playing}`)).body.asked as { number?: number } | undefined)?.number ?? -1,
  );
  const wrong = fc.record({ act: fc.constant('play'), number: number.filter((one) => one !== asked), move });
  await refusesAll(wrong, (wanted) => act(ann, playing, wanted), 100);
  const garbage = fc.record({
    act: fc.constant('play'),
    number: fc.constant(Math.max(0, asked)),
    move: fc.string({ unit: 'binary', minLength: 20, maxLength: 200 }),
  });
  await refusesAll(garbage, (wanted) => act(ann, playing, wanted), 100);
});

test('whatever comes over a socket is answered with a refusal, and the socket lives', async () => {
  const live = await Listener.open(eve);
  const before = await kept();
  const frames = fc.oneof(
    nearly({ do: 'follow', id: 1, table: playing, from: 0 }),
    nearly({ do: 'unfollow', id: 1, table: playing }),
    nearly({ do: 'act', id: 1, table: playing, key: 'fuzz-0002', act: { act: 'resign' } }),
    nearly({ do: 'lobby', id: 1, on: false }),
    nearly({ do: 'ping', id: 1 }),
    fc
      .tuple(rightActs, fc.uuid())
      .map(([wanted, key]) => ({ do: 'act', id: 1, table: playing, key, act: wanted })),
  );
  await fc.assert(
    fc.asyncProperty(frames, async (frame) => {
      const text = JSON.stringify(frame) ?? 'undefined';
      const asked = z.safeParse(frameForm, JSON.parse(JSON.stringify(frame) ?? 'null'));
      const count = live.frames.length;
      live.socket.send(text);
      const answer = await live.until(() =>
        live.frames.slice(count).find((one) => 'answer' in one || 'refusal' in one),
      );
      if (asked.success && asked.data.do !== 'act') return;
      expect(answer).toHaveProperty('refusal.words');
    }),
    { numRuns: 400 },
  );
  expect(live.ended).toBeUndefined();
  expect(await kept()).toBe(before);
  live.close();
});
