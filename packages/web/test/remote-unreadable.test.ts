import type { Frame } from '@furrow/wire/frames';
import type { Told } from '@furrow/wire/told';
import { describe, expect, test } from 'vitest';
import type { Server } from '../src/engine/remote/online';
import type { Table } from '../src/protocol/table';
import { CREATURES, opened, Page } from './remote-page';
import { FakeServer, TABLE } from './remote-server';

type Step = Extract<Told, { kind: 'step' }>;

/** What a newer server may say of a step that this page does not know. */
const UNKNOWN: readonly { name: string; later: (step: Step) => Step; why: RegExp }[] = [
  {
    name: 'an event',
    later: (step) => ({ ...step, heard: [...step.heard, { event: 'flooded', seat: 0 }] }),
    why: /flooded.*no such event/,
  },
  {
    name: 'a word in a patch',
    later: (step) => ({ ...step, patch: [...step.patch, ['offer.4', 'windmill']] }),
    why: /'windmill' is not known/,
  },
  {
    name: 'a field in a patch',
    later: (step) => ({ ...step, patch: [...step.patch, ['weather', 1]] }),
    why: /names 'weather'/,
  },
  {
    name: 'another number of moves',
    later: (step) => ({ ...step, moves: step.moves + 1 }),
    why: /moves were told/,
  },
];

/** The server as a person reaches it, with steps from a number on as a newer one would tell them. */
function newerFrom(server: FakeServer, person: string, later: (step: Step) => Step, no: number): Server {
  const way = server.reachedBy(person);
  const newer = (frame: Frame): Frame =>
    'told' in frame && frame.told.kind === 'step' && frame.told.no >= no
      ? { ...frame, told: { ...frame.told, ...later(frame.told) } }
      : frame;
  return {
    ...way,
    open: (listener) =>
      way.open({
        opened: () => listener.opened(),
        closed: () => listener.closed(),
        message: (text) => listener.message(JSON.stringify(newer(JSON.parse(text) as Frame))),
      }),
  };
}

/** The table without what is shown of the connection. */
function game(table: Table): object {
  return { ...table, online: undefined, version: 0 };
}

/** Whoever is waited for answers with the first choice. */
async function move(server: FakeServer, pages: readonly Page[]): Promise<void> {
  const [{ seat }] = server.record.decisions();
  const { length } = server.record;
  const { asked } = await pages[seat].until(({ moves }) => moves.all === length);
  const [{ choices, number }] = asked;
  expect(await pages[seat].calls.play({ seat, move: choices[0].move, number })).toEqual({ ok: true });
}

describe.each(UNKNOWN)('news with $name that the page cannot read', ({ later, why }) => {
  test('leave the table as it was, and the page knows that it is too old', async () => {
    const server = new FakeServer(CREATURES);
    const [{ seat }] = server.record.decisions();
    const pages = await Promise.all([opened(server, 'p0'), opened(server, 'p1')]);
    const next = server.newsFor(seat).length + 1;
    const watcher = await opened(server, 'nobody', {}, newerFrom(server, 'nobody', later, next));
    const before = watcher.table;
    expect(before.online?.unreadable).toBeUndefined();

    await move(server, pages);
    const { online } = await watcher.until((table) => table.online?.unreadable !== undefined);
    expect(online?.unreadable).toMatch(why);
    expect(game(watcher.table)).toEqual(game(before));

    await move(server, pages);
    await pages[0].calls.tableAct({ act: { act: 'chat', text: 'hello?' } });
    await pages[1].until((table) => table.online?.chat.length === 1);
    server.cut();
    await watcher.until((table) => table.online?.connection === 'offline');
    await watcher.until((table) => table.online?.connection === 'online');
    expect(game(watcher.table)).toEqual(game(before));
    await watcher.calls.replay({ moves: 3 });
    await watcher.calls.replay({});
    expect(game(watcher.table)).toEqual(game(before));
  });

  test('still answer whoever moved; whoever opens the table later sees it up to there', async () => {
    const server = new FakeServer(CREATURES);
    const [{ seat }] = server.record.decisions();
    const [next, { length }] = [server.newsFor(seat).length + 1, server.record];
    const page = await opened(server, `p${seat}`, {}, newerFrom(server, `p${seat}`, later, next));
    await move(server, [page, page]);
    expect(server.record.length).toBeGreaterThan(length);
    const late = new Page(newerFrom(server, 'nobody', later, next));
    expect(await late.calls.openTable({ table: TABLE })).toEqual({ ok: true });
    for (const one of [page, late]) {
      const { moves, online } = await one.until((table) => table.online?.unreadable !== undefined);
      expect([moves.all, online?.sending]).toEqual([length, false]);
    }
  });
});
