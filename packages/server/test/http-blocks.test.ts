import { afterAll, beforeAll, expect, test } from 'vitest';
import { account, act, guest, newTable, PASSWORD, type Running, run, Visitor } from './http-visitor';

let running: Running;
/** Somebody whose account is older than what `MODERATORS` says. */
let judge: Visitor;
beforeAll(async () => {
  const before = await run();
  const { cookies } = await account(before, 'judge');
  await before.site.close();
  running = await run({ MODERATORS: 'judge, other' }, { data: before.data });
  judge = new Visitor(running.url);
  judge.cookies = cookies;
});
afterAll(() => running.stop());

const whyOf = async (reply: ReturnType<Visitor['get']>) => {
  const { status, body } = await reply;
  return [status, body.refusal?.why];
};

test('whom I block takes no seat where I sit, and I do not read them; they know only that somebody does not want to meet them', async () => {
  const [ann, pest] = [await guest(running, 'Ann'), await guest(running, 'Pest')];
  expect((await ann.send('PUT', `/api/me/blocks/${pest.id}`)).status).toBe(204);
  expect((await ann.get('/api/me')).body.blocks).toEqual([pest.id]);
  const table = await newTable(ann);
  expect(await whyOf(act(pest, table, { act: 'sit' }))).toEqual([403, 'blocked']);
  expect(await whyOf(act(pest, table, { act: 'chat', text: 'hey' }))).toEqual([403, 'blocked']);
  const theirs = await newTable(pest);
  await act(pest, theirs, { act: 'chat', text: 'come here' });
  const { news } = (await ann.get(`/api/tables/${theirs}/news?from=0`)).body as { news: { kind: string }[] };
  expect(news.find(({ kind }) => kind === 'chat')).toMatchObject({ text: '', muted: true });
  expect((await ann.send('DELETE', `/api/me/blocks/${pest.id}`)).status).toBe(204);
  expect((await act(pest, table, { act: 'sit' })).status).toBe(200);
});

test('nobody blocks themselves, or somebody who is not there', async () => {
  const ann = await guest(running);
  expect(await whyOf(ann.send('PUT', `/api/me/blocks/${ann.id}`))).toEqual([422, 'not-yourself']);
  expect(await whyOf(ann.send('PUT', `/api/me/blocks/${'x'.repeat(16)}`))).toEqual([404, 'no-such-person']);
});

test('a table says on whose seats guests and programs sit', async () => {
  const [ann, bob] = [await guest(running, 'Ann'), await account(running, 'bob-the-builder')];
  const token = (await bob.post('/api/me/tokens', { name: 'bot' })).body.token;
  const table = await newTable(ann);
  const sat = await running.site.services.tables.facts(table);
  expect(sat?.sitters[0]).toMatchObject({ guest: true });
  const headers = { authorization: `Bearer ${String(token)}` };
  await bob.send('POST', `/api/tables/${table}/acts`, {
    headers,
    body: { key: 'sit-00000001', act: { act: 'sit' } },
  });
  const { sitters } = (await ann.get(`/api/tables/${table}`)).body as { sitters: object[] };
  expect(sitters[1]).toEqual({ person: bob.id, name: 'bob-the-builder', program: true });
});

test('only moderators read complaints and decide about games that were set aside', async () => {
  const ann = await account(running, 'ann-no-judge');
  for (const path of ['/api/moderation/reports', '/api/moderation/results']) {
    expect(await whyOf(ann.get(path))).toEqual([403, 'not-moderator']);
    expect((await judge.get(path)).status).toBe(200);
  }
  const table = await newTable(ann);
  const { body } = await act(ann, table, { act: 'chat', text: 'rude' });
  for (const text of ['rude', 'very rude'])
    await ann.post(`/api/tables/${table}/reports`, { no: body.no, text });
  const { reports } = (await judge.get('/api/moderation/reports')).body as { reports: object[] };
  expect(reports).toMatchObject([{ table, no: body.no, words: 'very rude' }]);
  const decide = (who: Visitor) => who.post(`/api/moderation/results/${'x'.repeat(16)}`, { counts: true });
  expect(await whyOf(decide(ann))).toEqual([403, 'not-moderator']);
  expect(await whyOf(decide(judge))).toEqual([409, 'not-set-aside']);
});

test('nobody becomes a moderator by making the account of one who has none yet', async () => {
  const eve = await guest(running, 'Eve');
  const made = eve.post('/api/me/account', { login: 'Other', password: PASSWORD });
  expect(await whyOf(made)).toEqual([409, 'login-taken']);
  expect(await whyOf(eve.get('/api/moderation/reports'))).toEqual([403, 'account-needed']);
});
