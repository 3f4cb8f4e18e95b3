import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds, useDatabases } from './databases';
import { lines } from './http-lines';
import { act, guest, newTable, type Running, run, Visitor } from './http-visitor';
import { Listener } from './live-listener';

useDatabases();

/** Numbers that no news can have. */
const TOO_LARGE = [2 ** 31, 3_000_000_000, Number.MAX_SAFE_INTEGER];

describe.each(databaseKinds)('the doors of a table with $name', (kind) => {
  let running: Running;

  beforeAll(async () => {
    const { databaseUrl } = await kind.place();
    running = await run(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl });
  });
  afterAll(() => running.stop());

  it('stream what was told and what is told from now on, and nothing of a table that is not there', async () => {
    const ann = await guest(running);
    const table = await newTable(ann);
    const nobody = new Visitor(running.url);
    const stream = await lines(nobody, `/api/tables/${table}/stream`);
    expect(stream.status).toBe(200);
    await act(ann, table, { act: 'chat', text: 'anybody?' });
    await stream.until(() => stream.got.length === 2);
    expect(stream.got.map(({ no }) => no)).toEqual([1, 2]);
    stream.close();
    expect((await nobody.get(`/api/tables/${'A'.repeat(16)}/stream`)).status).toBe(404);
  });

  it('refuse numbers that no news can have, and say so', async () => {
    const ann = await guest(running);
    const table = await newTable(ann);
    const live = await Listener.open(ann);
    for (const no of TOO_LARGE) {
      for (const door of ['news', 'stream']) {
        const { status, body } = await ann.get(`/api/tables/${table}/${door}?from=${no}`);
        expect([status, body.refusal?.right]).toMatchObject([400, [{ at: 'from' }]]);
      }
      const report = await ann.post(`/api/tables/${table}/reports`, { no, text: 'rude' });
      expect([report.status, report.body.refusal?.right]).toMatchObject([400, [{ at: 'no' }]]);
      const follow = await live.ask({ do: 'follow', table, from: no });
      expect(follow).toMatchObject({ ok: false, refusal: { why: 'not-understood' } });
    }
    expect((await ann.get(`/api/tables/${table}/news?from=2147483647`)).body).toEqual({ news: [] });
    expect((await ann.post(`/api/tables/${table}/reports`, { no: 2 ** 31 - 1, text: 'x' })).status).toBe(404);
    live.close();
  });
});
