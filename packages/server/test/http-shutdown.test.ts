import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lines } from './http-lines';
import { act, guest, newTable, type Reply, run, Visitor } from './http-visitor';
import { Listener } from './live-listener';

test('acts that are under way when the server stops are done or refused, never half done or lost', async () => {
  const first = await run();
  const ann = await guest(first);
  const table = await newTable(ann);
  const live = await Listener.open(ann);
  await live.ask({ do: 'follow', table, from: 0 });
  const acts = Array.from({ length: 60 }, (_, index) =>
    act(ann, table, { act: 'chat', text: `word ${index}` }).catch(() => undefined),
  );
  await Promise.race(acts);
  const stopped = first.site.close();
  const answers = await Promise.all(acts);
  await stopped;
  expect(await live.until(() => live.ended)).toEqual({ code: 1012, reason: 'restart' });
  const done = answers.filter((answer): answer is Reply => answer?.status === 200);
  expect(done.length).toBeGreaterThan(0);
  await expect(new Visitor(first.url).get('/health')).rejects.toThrow('ECONNREFUSED');

  const second = await run({}, { data: first.data });
  try {
    const again = new Visitor(second.url);
    again.cookies = ann.cookies;
    const { body } = await again.get(`/api/tables/${table}/news`);
    const news = body.news as { no: number; kind: string }[];
    expect(news.map(({ no }) => no)).toEqual(news.map((_, index) => index + 1));
    for (const answer of done) expect(news[Number(answer.body.no) - 1].kind).toBe('chat');
    expect((await act(again, table, { act: 'chat', text: 'again' })).status).toBe(200);
  } finally {
    await second.stop();
    rmSync(first.data, { recursive: true, force: true });
  }
});

test('who plays a live game loses no time while the server is away', async () => {
  const first = await run();
  const [ann, bob] = [await guest(first), await guest(first, 'Bob')];
  const table = await newTable(ann, { pace: { pace: 'live', bank: 60, increment: 0 } });
  for (const who of [ann, bob]) await lines(who, `/api/tables/${table}/stream`);
  await act(bob, table, { act: 'sit' });
  await expect.poll(async () => (await ann.get(`/api/tables/${table}`)).body.phase).toBe('playing');
  await first.site.close();
  const later = Date.now() + 3_600_000;
  const second = await run({}, { data: first.data, now: () => later });
  try {
    await second.site.services.tables.tick();
    const { body } = await new Visitor(second.url).get(`/api/tables/${table}`);
    expect(body).toMatchObject({ phase: 'playing', timedOut: [], clocks: { since: later } });
  } finally {
    await second.stop();
  }
});

test('who waits for news or reads a stream is let go when the server stops', async () => {
  const running = await run();
  const ann = await guest(running);
  const table = await newTable(ann);
  const waiting = ann.get(`/api/tables/${table}/news?from=1&wait=60`);
  const streaming = ann.get(`/api/tables/${table}/stream?from=0`);
  while (running.site.services.connections.size === 0) await ann.get('/health');
  await running.stop();
  expect((await waiting).body).toEqual({ news: [] });
  expect((await streaming).text.trim().split('\n').length).toBe(1);
});

test('a stream or socket that is opened when the server has begun to stop ends at once', async () => {
  const running = await run();
  try {
    const ann = await guest(running);
    const table = await newTable(ann);
    running.site.services.connections.endAll();
    expect((await ann.get(`/api/tables/${table}/stream?from=0`)).status).toBe(200);
    const live = await Listener.open(ann);
    expect(await live.until(() => live.ended)).toEqual({ code: 1012, reason: 'restart' });
    expect(running.site.services.connections.size).toBe(0);
  } finally {
    await running.stop();
  }
});

test('a port that is taken is an error that names it, and leaves nothing open', async () => {
  const first = await run();
  const { port } = new URL(first.url);
  try {
    await expect(run({ PORT: port })).rejects.toMatchObject({ code: 'EADDRINUSE', port: Number(port) });
  } finally {
    await first.stop();
  }
});
