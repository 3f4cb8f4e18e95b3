import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
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

  it('tell the results of a private table to everybody, and which table it was to those who played there', async () => {
    const [ann, bob, eve] = [await guest(running), await guest(running, 'Bob'), await guest(running, 'Eve')];
    const over = async (shown: boolean): Promise<string> => {
      const table = await newTable(ann, { public: shown });
      await act(bob, table, { act: 'sit' });
      await act(bob, table, { act: 'resign' });
      return table;
    };
    const [hidden, open] = [await over(false), await over(true)];
    const tablesOf = async (who: Visitor) => {
      for (;;) {
        const results = (await who.get(`/api/people/${ann.id}`)).body.results as { table?: string }[];
        if (results.length === 2) return results.flatMap(({ table }) => table ?? []).sort();
      }
    };
    expect(await tablesOf(ann)).toEqual([hidden, open].sort());
    expect(await tablesOf(bob)).toEqual([hidden, open].sort());
    expect(await tablesOf(eve)).toEqual([open]);
    expect(await tablesOf(new Visitor(running.url))).toEqual([open]);
  });

  it('forget the name of whoever had left the game, whether it goes on or is over', async () => {
    const [ann, bob] = [await guest(running), await guest(running, 'Bob')];
    const gone = await guest(running, 'Dandelion');
    const left = async (): Promise<string> => {
      const table = await newTable(ann, { game: 'agricola', seats: 3 });
      for (const who of [bob, gone]) await act(who, table, { act: 'sit' });
      await act(gone, table, { act: 'resign' });
      return table;
    };
    const [over, goingOn] = [await left(), await left()];
    await act(bob, over, { act: 'resign' });
    expect((await ann.get(`/api/tables/${over}/record`)).text).toContain('\nseat 3: Dandelion\n');
    expect((await gone.send('DELETE', '/api/me')).status).toBe(204);
    await act(bob, goingOn, { act: 'resign' });
    for (const table of [over, goingOn]) {
      const { status, text } = await ann.get(`/api/tables/${table}/record`);
      expect([status, text.match(/^seat .*/gm)]).toEqual([200, ['seat 1: Ann', 'seat 2: Bob', 'seat 3: —']]);
      for (const door of ['', '/news'])
        expect((await ann.get(`/api/tables/${table}${door}`)).text).not.toContain('Dandelion');
    }
  });

  it('do not forget whoever could not leave, and forget them when they can', async () => {
    const [ann, bob] = [await guest(running), await guest(running, 'Bob')];
    const table = await newTable(ann);
    await act(bob, table, { act: 'sit' });
    const refusal = { why: 'not-kept', words: 'It could not be kept.' };
    const acting = vi.spyOn(running.site.services.tables, 'act').mockResolvedValue({ ok: false, refusal });
    const refused = await bob.send('DELETE', '/api/me');
    acting.mockRestore();
    expect([refused.status, refused.body.refusal?.why]).toEqual([503, 'busy']);
    expect((await bob.get('/api/me')).body.name).toBe('Bob');
    expect((await ann.get(`/api/tables/${table}`)).text).toContain('Bob');
    expect((await bob.send('DELETE', '/api/me')).status).toBe(204);
    expect((await ann.get(`/api/tables/${table}`)).body).toMatchObject({ phase: 'over', seat: 0 });
    expect((await bob.get('/api/me')).status).toBe(401);
  });

  it('refuse talk and reports that cannot be read as they were written, and take every language', async () => {
    const ann = await guest(running);
    const table = await newTable(ann);
    const { no } = (await act(ann, table, { act: 'chat', text: '👩‍🌾 שלום, élève — übel!' })).body;
    const report = (text: string) => ann.post(`/api/tables/${table}/reports`, { no, text });
    for (const text of [
      'bad\u0000word',
      'two\nlines',
      'turned\u202Eround',
      'half\uD800',
      '\u2028',
      '\u001B[2J',
    ]) {
      for (const { status, body } of [await act(ann, table, { act: 'chat', text }), await report(text)])
        expect([text, status, body.refusal?.why]).toEqual([text, 422, 'text-characters']);
    }
    expect((await report('ça, c’est 👎')).status).toBe(204);
    expect((await ann.get(`/api/tables/${table}`)).body.no).toBe(no);
  });
});
