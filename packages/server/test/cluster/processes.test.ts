import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postgres, useDatabases } from '../databases';
import { account, act, guest, newTable, PASSWORD, program, run, Visitor } from '../http-visitor';
import { Listener } from '../live-listener';
import { mailServer } from '../notify/outside';
import { withAddress } from '../notify/with-address';
import { elsewhere, type TwoServers, twoServers, until } from './two-servers';

useDatabases();

const LIVE = { pace: { pace: 'live', bank: 600, increment: 5 } };

describe('two servers', () => {
  let servers: TwoServers;
  beforeAll(async () => {
    servers = await twoServers({ LIMIT_GUESTS: '30' });
  }, 120_000);
  afterAll(() => servers.stop());

  test('end what was opened with a session or a token at the other', async () => {
    const { one, two } = servers;
    const ann = await account(one, 'ann');
    const bot = await program(ann);
    const [page, socket] = [
      await Listener.open(elsewhere(ann, two)),
      await Listener.open(elsewhere(bot, two)),
    ];
    const [{ id }] = (await ann.get('/api/me/tokens')).body.tokens as { id: string }[];
    expect((await ann.send('DELETE', `/api/me/tokens/${id}`)).status).toBe(204);
    expect(await socket.until(() => socket.ended)).toEqual({ code: 4001, reason: 'session-ended' });
    expect(page.ended).toBeUndefined();
    expect((await ann.send('DELETE', '/api/sessions')).status).toBe(204);
    expect(await page.until(() => page.ended)).toEqual({ code: 4001, reason: 'session-ended' });
  }, 60_000);

  test('give somebody who begins the deal of the day at both at once one table', async () => {
    const { one, two } = servers;
    const ann = await guest(one, 'Ann');
    const { deals } = (await ann.get('/api/daily')).body as { deals: { id: string }[] };
    for (const { id } of deals) {
      const both = [ann, elsewhere(ann, two)].map((who) => who.post(`/api/daily/${id}/tables`));
      const [here, there] = await Promise.all(both);
      expect([here.status, there.status]).toEqual([200, 200]);
      expect(there.body.table).toBe(here.body.table);
    }
    const mine = await ann.get('/api/tables?mine=1&phase=playing');
    expect(mine.body.tables).toHaveLength(deals.length);
  }, 60_000);

  test('count wrong passwords and new guests together', async () => {
    const { one, two } = servers;
    await account(one, 'bea');
    const tries = [];
    for (let i = 0; i < 6; i++) {
      const visitor = new Visitor((i % 2 === 0 ? one : two).url);
      const { body } = await visitor.post('/api/sessions', { login: 'bea', password: `${PASSWORD}?` });
      tries.push(body.refusal?.why);
    }
    expect(tries).toEqual([...Array(3).fill('wrong-login'), ...Array(3).fill('too-many-tries')]);
    const guests = [];
    for (let i = 0; i < 31; i++)
      guests.push(
        (
          await new Visitor((i % 2 === 0 ? one : two).url).post('/api/people/guest', {
            name: 'G',
            language: 'en',
          })
        ).status,
      );
    expect(guests.filter((status) => status === 201).length).toBeLessThanOrEqual(30);
    expect(guests.at(-1)).toBe(429);
  }, 60_000);

  test('share the lease: one has it, and the other when that one ends', async () => {
    const holding = async ({ one, two }: Pick<TwoServers, 'one' | 'two'>) => [
      await one.site.services.store.lease.holds(),
      await two.site.services.store.lease.holds(),
    ];
    const pair = await twoServers();
    await until(async () => (await holding(pair)).some(Boolean));
    const before = await holding(pair);
    expect(before.filter(Boolean)).toHaveLength(1);
    const [first, second] = before[0] ? [pair.one, pair.two] : [pair.two, pair.one];
    await first.stop();
    await until(() => second.site.services.store.lease.holds());
    expect(second.site.services.roster.others).toBe(0);
    await second.stop();
  }, 60_000);

  test('hear each other again when the connections to the database broke; whoever was connected comes anew', async () => {
    const { one, two } = servers;
    const pair = { one, two };
    const visitor = new Visitor(pair.one.url);
    const live = await Listener.open(visitor);
    await servers.cut();
    expect(await live.until(() => live.ended)).toEqual({ code: 1012, reason: 'restart' });
    const ready = async () => (await visitor.get('/ready')).status === 200;
    await until(async () => (await ready()) && one.site.services.roster.others === 1);
    await until(() => two.site.services.roster.others === 1);
  }, 60_000);
});

test('two servers send one letter for one notice', async () => {
  const mail = await mailServer();
  const pair = await twoServers({
    SMTP_URL: mail.url,
    MAIL_FROM: 'furrow@example.org',
    PUBLIC_URL: 'https://furrow.example',
  });
  try {
    const { one, two } = pair;
    const [ann, bob] = [await guest(one, 'Ann'), await guest(two, 'Bob')];
    await withAddress(mail, ann, 'ann@example.org');
    mail.letters.length = 0;
    const table = await newTable(ann);
    await act(bob, table, { act: 'sit' });
    const subjects = () => mail.letters.map(({ text }) => /^Subject: (.*)$/m.exec(text)?.[1]);
    const begun = () => subjects().filter((subject) => subject?.endsWith('the game has begun'));
    await expect.poll(begun).toHaveLength(1);
    // Whoever would send it too looks every tenth of a second.
    await new Promise((go) => setTimeout(go, 1000));
    expect(begun()).toHaveLength(1);
    // If she begins, another one tells her that it is her turn.
    expect(new Set(subjects()).size).toBe(subjects().length);
    const outboxes = [one, two].map(({ site }) => site.services.store.lease.holds());
    expect((await Promise.all(outboxes)).filter(Boolean)).toHaveLength(1);
  } finally {
    await pair.stop();
    await mail.close();
  }
}, 120_000);

test('clocks are resumed by the first server alone: one that comes beside another leaves them as they are', async () => {
  const place = await postgres.place();
  const environment = { DATABASE_URL: String(place.databaseUrl) };
  const one = await run(environment);
  const [ann, bob] = [await guest(one, 'Ann'), await guest(one, 'Bob')];
  const table = await newTable(ann, LIVE);
  const [first, second] = [await Listener.open(ann), await Listener.open(bob)];
  for (const live of [first, second]) await live.ask({ do: 'follow', table, from: 0, here: true });
  await act(bob, table, { act: 'sit' });
  const kinds = async (who: Visitor) =>
    ((await who.get(`/api/tables/${table}/news`)).body.news as { kind: string }[]).map(({ kind }) => kind);
  await until(async () => (await kinds(ann)).includes('begin'));
  const two = await run(environment);
  expect(await kinds(elsewhere(ann, two))).not.toContain('resumed');
  await one.stop();
  await two.stop();
  const [three, four] = await Promise.all([run(environment), run(environment)]);
  expect((await kinds(elsewhere(ann, three))).filter((kind) => kind === 'resumed')).toHaveLength(1);
  await three.stop();
  await four.stop();
}, 120_000);
