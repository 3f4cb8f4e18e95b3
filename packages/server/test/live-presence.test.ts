import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { databaseKinds, useDatabases } from './databases';
import { lines } from './http-lines';
import { act, guest, newTable, program, runOn, Visitor } from './http-visitor';
import { Listener } from './live-listener';

useDatabases();

/** Everything that a socket was told of who is at a table. */
function heard(live: Listener, table: string): readonly (readonly number[])[] {
  return live.frames.flatMap((frame) => ('here' in frame && frame.table === table ? [frame.here] : []));
}

/** Waits until a socket was last told that these are there. */
async function untilHere(live: Listener, table: string, seats: readonly number[]): Promise<void> {
  await live.until(() => JSON.stringify(heard(live, table).at(-1)) === JSON.stringify(seats));
}

/** Somebody comes to a table. */
async function comes(who: Visitor, table: string): Promise<Listener> {
  const live = await Listener.open(who);
  expect(await live.ask({ do: 'follow', table, from: 0, here: true })).toMatchObject({ ok: true });
  return live;
}

describe.each(databaseKinds)('who is at a table, on $name,', (kind) => {
  test('is told to everybody there as people come, sit down and go; it is no news and is not kept', async () => {
    const running = await runOn(kind);
    try {
      const [ann, bob] = [await guest(running, 'Ann'), await guest(running, 'Bob')];
      const table = await newTable(ann);
      const watching = await comes(new Visitor(running.url), table);
      await untilHere(watching, table, []);
      const first = await comes(ann, table);
      await untilHere(watching, table, [0]);
      const other = await comes(bob, table);
      await act(bob, table, { act: 'sit' });
      for (const live of [watching, first, other]) await untilHere(live, table, [0, 1]);
      expect((await bob.get(`/api/tables/${table}`)).body.here).toEqual([0, 1]);

      const again = await comes(ann, table);
      first.close();
      await first.until(() => first.ended);
      again.close();
      await untilHere(other, table, [1]);
      expect(heard(other, table).at(-2)).toEqual([0, 1]);
      await other.ask({ do: 'unfollow', table });
      await untilHere(watching, table, []);

      const told = watching.told(table);
      expect(told.map(({ no }) => no)).toEqual(told.map((_, index) => index + 1));
      const { body } = await ann.get(`/api/tables/${table}/news`);
      expect(JSON.stringify(body)).not.toContain('here');
    } finally {
      await running.stop();
    }
  });

  test('counts a stream of lines, and not whoever only listens, as the lobby does', async () => {
    const running = await runOn(kind);
    try {
      const [ann, bob] = [await guest(running, 'Ann'), await guest(running, 'Bob')];
      const table = await newTable(ann);
      await act(bob, table, { act: 'sit' });
      const lobby = await Listener.open(ann);
      await lobby.ask({ do: 'follow', table, from: 0 });
      const live = await comes(bob, table);
      await untilHere(live, table, [1]);
      const stream = request(`${running.url}/api/tables/${table}/stream`, {
        headers: ann.headers,
        agent: false,
      });
      stream.on('error', () => undefined).end();
      await untilHere(live, table, [0, 1]);
      stream.destroy();
      await untilHere(live, table, [1]);
      expect(heard(lobby, table)).toEqual([]);
    } finally {
      await running.stop();
    }
  });

  test('decides when a full live table starts: by socket, by the stream of the table, or by that of all questions', async () => {
    const running = await runOn(kind);
    try {
      const [ann, bob] = [await guest(running, 'Ann'), await guest(running, 'Bob')];
      const [reading, playing] = [await program(bob, ['read']), await program(bob, ['play', 'read'])];
      const pace = { pace: 'live', bank: 600, increment: 5 };
      const [first, second, third] = [
        await newTable(ann, { pace }),
        await newTable(ann, { pace }),
        await newTable(ann, { pace }),
      ];
      const phase = async (table: string) => (await ann.get(`/api/tables/${table}`)).body.phase;
      const live = await comes(ann, first);
      for (const table of [second, third]) await live.ask({ do: 'follow', table, from: 0, here: true });
      for (const table of [first, second, third]) await act(bob, table, { act: 'sit' });
      const listening = await Listener.open(bob);
      await listening.ask({ do: 'follow', table: first, from: 0 });
      const idle = await lines(reading, '/api/stream');
      await untilHere(live, first, [0]);
      for (const table of [first, second, third]) expect(await phase(table)).toBe('open');

      await listening.ask({ do: 'follow', table: first, from: 0, here: true });
      await expect.poll(() => phase(first)).toBe('playing');
      const stream = await lines(playing, `/api/tables/${second}/stream`);
      await expect.poll(() => phase(second)).toBe('playing');
      expect(await phase(third)).toBe('open');

      const questions = await lines(playing, '/api/stream');
      await expect.poll(() => phase(third)).toBe('playing');
      await untilHere(live, third, [0, 1]);
      questions.close();
      await untilHere(live, third, [0]);
      for (const one of [idle, stream]) one.close();
    } finally {
      await running.stop();
    }
  });
});

test('a table that is not there for somebody does not tell them who is at it', async () => {
  const running = await runOn(databaseKinds[0]);
  try {
    const [ann, eve] = [await guest(running, 'Ann'), await guest(running, 'Eve')];
    const { deals } = (await ann.get('/api/daily')).body as unknown as { deals: { id: string }[] };
    const { body } = await ann.post(`/api/daily/${deals[0].id}/tables`);
    const table = String(body.table);
    const live = await comes(ann, table);
    await untilHere(live, table, [0]);
    const spy = await Listener.open(eve);
    expect(await spy.ask({ do: 'follow', table, from: 0, here: true })).toMatchObject({
      refusal: { why: 'no-such-table' },
    });
    expect((await eve.get(`/api/tables/${table}`)).status).toBe(404);
    live.close();
    await live.until(() => live.ended);
    await spy.ask({ do: 'ping' });
    expect(heard(spy, table)).toEqual([]);
  } finally {
    await running.stop();
  }
});
