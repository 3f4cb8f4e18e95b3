import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { localBus } from '../src/cluster/bus';
import { Roster } from '../src/cluster/roster';
import { type CloseReason, Connections } from '../src/live/connections';
import type { Caller } from '../src/people/caller';
import { Sessions } from '../src/people/sessions';
import { Tokens } from '../src/people/tokens';
import { openStore, type Store } from '../src/store/open';
import { addPerson } from '../src/store/people';
import { Refused } from '../src/words/refused';
import { databaseKinds, useDatabases } from './databases';
import { account, newTable, PASSWORD, program, type Running, run, Visitor } from './http-visitor';

useDatabases();

const OTHER = 'eight ducks under a dry bridge';

describe.each(databaseKinds)('tokens and sessions that end at the same moment on $name', (kind) => {
  let stores: readonly Store[];
  beforeAll(async () => {
    const place = await kind.place();
    const first = await openStore(place);
    // Another process, where there can be one.
    stores = [first, place.databaseUrl === undefined ? first : await openStore(place)];
  });
  afterAll(async () => {
    for (const store of new Set(stores)) await store.close();
  });

  /** A session of somebody new. */
  async function sessionOf(id: string): Promise<Caller> {
    const sessions = new Sessions(stores[0], () => 1000);
    const person = { id, kind: 'guest', name: id, language: 'en', created: 1000 } as const;
    await stores[0].write((db) => addPerson(db, person));
    const caller = await sessions.find(await sessions.start(id));
    if (caller === undefined) throw new Error('there is no session');
    return caller;
  }

  test('no token is made with a session that has ended meanwhile', async () => {
    const caller = await sessionOf('ann');
    await new Sessions(stores[0], () => 1000).endEverywhere('ann');
    const made = await new Tokens(stores[1], 20, () => 1000).make(caller, { name: 'late', scopes: ['play'] });
    expect(made instanceof Refused && made.why).toBe('sign-in');
  });

  test('no token outlives the end of all sessions, whichever comes first', async () => {
    for (let round = 0; round < 20; round++) {
      const caller = await sessionOf(`round-${round}`);
      const tokens = new Tokens(stores[1], 20, () => 1000);
      const wanted = { name: 'quick', scopes: ['play'] } as const;
      const makes = [1, 2, 3].map(() => tokens.make(caller, wanted));
      const ended = new Sessions(stores[0], () => 1000).endEverywhere(caller.person.id);
      await Promise.all([...makes, ended]);
      expect(await tokens.of(caller.person.id)).toEqual([]);
    }
  });
});

test.each([
  [true, []],
  [false, ['session']],
] as const)('what is opened is looked at again: its session is still there: %s', async (isThere, ends) => {
  const bus = localBus();
  const most = { ofPerson: 9, ofAddress: 9 };
  const connections = new Connections(most, new Roster(bus, undefined), bus, async () => isThere);
  const person = { id: 'ann', kind: 'guest', name: 'Ann', language: 'en', created: 0 } as const;
  const caller: Caller = { person, by: 'session', hash: 'h', scopes: ['read'] };
  for (const open of [(one: Opened) => connections.add(one), (one: Opened) => void connections.poll(one)]) {
    const heard: CloseReason[] = [];
    open({ caller, address: '1.2.3.4', end: (why) => heard.push(why) });
    await new Promise((go) => setImmediate(go));
    expect(heard).toEqual(ends);
  }
});

type Opened = Parameters<Connections['add']>[0];

describe('whoever has a stolen session or token', () => {
  let running: Running;
  beforeAll(async () => {
    running = await run({ LIMIT_CHANGES: '12' });
  });
  afterAll(() => running.stop());

  test('does not use up what its owner needs to end it', async () => {
    const ann = await account(running, 'ann');
    const thief = await program(ann);
    const table = await newTable(ann);
    const act = { key: 'key-of-thief', act: { act: 'chat', text: 'ha' } };
    for (let i = 0; i < 14; i++) await thief.post(`/api/tables/${table}/acts`, act);
    expect((await ann.post('/api/tables', {})).body.refusal?.why).toBe('too-often');
    const { tokens } = (await ann.get('/api/me/tokens')).body as { tokens: { id: string }[] };
    const replies = [
      await ann.send('DELETE', `/api/me/tokens/${tokens[0].id}`),
      await ann.post('/api/me/recovery-codes', { password: PASSWORD }),
      await ann.post('/api/me/password', { old: PASSWORD, new: OTHER }),
      await ann.send('DELETE', '/api/sessions'),
    ];
    expect(replies.map(({ status }) => status)).toEqual([204, 200, 204, 204]);
  });

  test('does not lock its owner out by wrong passwords in a session of their own', async () => {
    const ben = await account(running, 'ben');
    const thief = new Visitor(running.url);
    await thief.post('/api/sessions', { login: 'ben', password: PASSWORD });
    const wrong = { old: 'not this one, of course', new: OTHER };
    for (let i = 0; i < 6; i++) await thief.post('/api/me/password', wrong);
    expect((await thief.post('/api/me/password', wrong)).body.refusal?.why).toBe('too-many-tries');
    expect((await ben.post('/api/me/password', { old: PASSWORD, new: OTHER })).status).toBe(204);
  });

  test.each([
    ['a new password', (who: Owner) => who.post('/api/me/password', { old: PASSWORD, new: OTHER })],
    ['logging out everywhere', (who: Owner) => who.send('DELETE', '/api/sessions')],
    [
      'recovery',
      (who: Owner) =>
        new Visitor(who.url).post('/api/recovery', { login: who.login, code: who.codes[0], password: OTHER }),
    ],
  ])('hears nothing by a webhook after %s', async (what, ends) => {
    const login = `hook-${what.length}`;
    const owner = Object.assign(await account(running, login), { login });
    const webhook = 'https://hooks.example.org/thief';
    expect((await owner.send('PUT', '/api/me/notifications', { body: { webhook } })).status).toBe(200);
    const password = what === 'logging out everywhere' ? PASSWORD : OTHER;
    expect((await ends(owner)).status).toBeLessThan(300);
    const again = new Visitor(running.url);
    expect((await again.post('/api/sessions', { login, password })).status).toBe(201);
    expect((await again.get('/api/me/notifications')).body.webhook).toBeUndefined();
  });
});

type Owner = Visitor & { readonly codes: readonly string[]; readonly login: string };
