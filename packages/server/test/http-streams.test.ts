import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { lines } from './http-lines';
import { act, guest, newTable, type Running, run, Visitor } from './http-visitor';

const DAY = 24 * 3_600_000;

let running: Running;
let time = Date.now();
beforeAll(async () => {
  running = await run({}, { now: () => time });
});
afterAll(() => running.stop());

type Line = Record<string, unknown>;
type Stream = Awaited<ReturnType<typeof lines>>;

/** The form that the description gives the lines of a stream. */
async function lineForm(path: string): Promise<z.ZodType> {
  const { body } = await new Visitor(running.url).get('/api/openapi.json');
  const { paths } = body as unknown as {
    paths: Record<string, { get: { responses: Record<string, { content: Record<string, object> }> } }>;
  };
  const content = paths[path].get.responses['200'].content['application/x-ndjson'];
  return z.fromJSONSchema((content as { schema: Parameters<typeof z.fromJSONSchema>[0] }).schema);
}

/** The lines that have another form than described, and what is wrong with each. */
function unfit(form: z.ZodType, got: readonly Line[]): string[] {
  return got.flatMap((line) => {
    const { error } = form.safeParse(line);
    return error === undefined ? [] : [`${JSON.stringify(line).slice(0, 200)}: ${error.message}`];
  });
}

/** Answers so many questions of whoever is waited for, in an always different way. */
async function playOn(table: string, people: readonly Visitor[], most: number): Promise<void> {
  for (let turn = 0; turn < most; turn++) {
    const { body } = await people[0].get(`/api/tables/${table}`);
    if (body.phase !== 'playing') return;
    const who = people[(body.waiting as number[])[0]];
    const asked = (await who.get(`/api/tables/${table}/decision`)).body as unknown as {
      number: number;
      moves: { move: string }[];
    };
    const { move } = asked.moves[turn % asked.moves.length];
    expect((await act(who, table, { act: 'play', number: asked.number, move })).status).toBe(200);
  }
}

/** Waits until a stream has told the last thing that happened at a table. */
async function caughtUp(stream: Stream, who: Visitor, table: string): Promise<void> {
  const { no } = (await who.get(`/api/tables/${table}`)).body;
  await stream.until(() => stream.got.some((line) => line.no === no));
}

/** Everything that can happen between two people at a live table, up to its end. */
async function wholeGame(table: string, ann: Visitor, bob: Visitor): Promise<void> {
  const both = [ann, bob];
  await act(ann, table, { act: 'chat', text: 'Good luck' });
  await playOn(table, both, 3);
  const { no } = (await act(ann, table, { act: 'offer', wants: { what: 'undo', to: 1 } })).body;
  await act(bob, table, { act: 'vote', offer: no, yes: true });
  const again = (await act(ann, table, { act: 'offer', wants: { what: 'end' } })).body.no;
  await act(bob, table, { act: 'vote', offer: again, yes: false });
  time += DAY;
  await running.site.services.tables.tick();
  await playOn(table, both, 400);
  expect((await ann.get(`/api/tables/${table}`)).body.phase).toBe('over');
  expect((await ann.post(`/api/tables/${table}/rematch`)).status).toBe(200);
}

test('every line of the stream of a table has the form that the description gives it, whoever reads it', async () => {
  const form = await lineForm('/api/tables/{id}/stream');
  const [ann, bob] = [await guest(running, 'Ann'), await guest(running, 'Bob')];
  // Without special buildings games are of much the same length.
  const live = await newTable(ann, {
    options: { buildings: '4' },
    pace: { pace: 'live', bank: 600, increment: 5 },
  });
  const options = { edition: 'revised', mode: 'base', decks: 'A,B' };
  const cards = await newTable(ann, { game: 'agricola', options });
  const readers = [ann, bob, new Visitor(running.url)];
  const open = (table: string) =>
    Promise.all(readers.map((who) => lines(who, `/api/tables/${table}/stream?from=0`)));
  const [atLive, atCards] = [await open(live), await open(cards)];
  for (const table of [live, cards]) await act(bob, table, { act: 'sit' });
  await expect.poll(async () => (await ann.get(`/api/tables/${live}`)).body.phase).toBe('playing');
  await wholeGame(live, ann, bob);
  await playOn(cards, [ann, bob], 60);
  await act(bob, cards, { act: 'resign' });
  const kinds = new Set<string>();
  for (const [table, streams] of [[live, atLive] as const, [cards, atCards] as const])
    for (const stream of streams) {
      await caughtUp(stream, ann, table);
      stream.close();
      expect(unfit(form, stream.got)).toEqual([]);
      for (const { kind } of stream.got) kinds.add(String(kind));
    }
  expect([...kinds].sort()).toEqual(
    'begin chat offer over rematch resigned seat step timeout undo vote'.split(' '),
  );
  const [first] = atLive[0].got;
  for (const wrong of [
    { ...first, no: 'one' },
    { ...first, kind: 'storm' },
    { ...first, secret: 1 },
  ])
    expect(unfit(form, [wrong])).toHaveLength(1);
}, 120_000);

test('every line of the stream of questions has the form that the description gives it', async () => {
  const form = await lineForm('/api/stream');
  const [ann, bob] = [await guest(running, 'Ann'), await guest(running, 'Bob')];
  const table = await newTable(ann);
  const stream = await lines(ann, '/api/stream');
  await act(bob, table, { act: 'sit' });
  await playOn(table, [ann, bob], 20);
  await stream.until(() => stream.got.length > 5);
  stream.close();
  expect(unfit(form, stream.got)).toEqual([]);
  expect(unfit(form, [{ ...stream.got[0], asked: 7 }])).toHaveLength(1);
}, 60_000);

test('a stream begins at once, also when there is nothing to tell yet', async () => {
  const stream = await lines(await guest(running), '/api/stream');
  expect([stream.status, stream.got]).toEqual([200, []]);
  stream.close();
}, 10_000);
