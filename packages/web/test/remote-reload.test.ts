import { expect, test } from 'vitest';
import { openStore } from '../src/engine/browser-store';
import type { Server } from '../src/engine/remote/online';
import { Unanswered, type UnansweredAct } from '../src/engine/remote/unanswered';
import type { Table } from '../src/protocol/table';
import { CREATURES, opened } from './remote-page';
import { FakeServer, TABLE } from './remote-server';

test('who is at the table is shown at the seats of people, and known only while the server is heard', async () => {
  const server = new FakeServer(CREATURES);
  const first = await opened(server, 'p0');
  const hereOf = ({ seats }: Table) => seats.map(({ here }) => here);
  await first.until((table) => JSON.stringify(hereOf(table)) === '[true,false]');
  const other = await opened(server, 'p1');
  await first.until((table) => JSON.stringify(hereOf(table)) === '[true,true]');
  await other.until((table) => JSON.stringify(hereOf(table)) === '[true,true]');
  server.cut();
  expect(hereOf(await first.until(({ online }) => online?.connection === 'offline'))).toEqual([
    undefined,
    undefined,
  ]);
  await first.until((table) => JSON.stringify(hereOf(table)) === '[true,true]');
});

test('whoever was logged out meanwhile hears nothing more as the person that they were', async () => {
  const server = new FakeServer(CREATURES);
  const [first, other] = [await opened(server, 'p0'), await opened(server, 'p1')];
  const before = first.table.log.length;
  server.loggedOut.add('p0');
  server.cut();
  await first.until(({ online }) => online?.connection === 'ended');
  await other.until(({ online }) => online?.connection === 'online');
  await other.calls.tableAct({ act: { act: 'chat', text: 'still there?' } });
  expect(first.table.online?.chat).toEqual([]);
  expect(first.table.log.length).toBe(before);
  server.loggedOut.clear();
  expect(await first.calls.openTable({ table: TABLE })).toEqual({ ok: true });
  await first.until(({ online }) => online?.connection === 'online' && online.chat.length === 1);
});

/** Somebody plays while the server is not heard, and the page is closed; gives what they played. */
async function playedIntoTheVoid(server: FakeServer, seat: number): Promise<string> {
  let isGone = false;
  const way = server.reachedBy(`p${seat}`);
  const dead = { send: () => undefined, close: () => undefined };
  const open: Server['open'] = (listener) => (isGone ? dead : way.open(listener));
  const page = await opened(server, `p${seat}`, {}, { ...way, open });
  const [{ choices, number }] = page.table.asked;
  isGone = true;
  await page.calls.network({ on: false });
  void page.calls.play({ seat, move: choices[0].move, number });
  await page.until(({ online }) => online?.sending === true);
  return choices[0].notation;
}

test('what was played without an answer is played after the page was loaded again, once', async () => {
  const server = new FakeServer(CREATURES);
  const { length } = server.record;
  const { seat } = server.record.decisions()[0];
  const text = await playedIntoTheVoid(server, seat);
  const again = await opened(server, `p${seat}`);
  await again.until(({ moves, online }) => moves.all > length && online?.sending === false);
  expect(server.record.moves[length]).toMatchObject({ seat, text });
  expect(again.table.online?.tooLate).toBeUndefined();
  const third = await opened(server, `p${seat}`);
  expect(third.table.online).toMatchObject({ sending: false });
  expect([server.done, server.repeated]).toEqual([1, 0]);
});

test('what was played without an answer and comes too late is refused with words, and forgotten', async () => {
  const server = new FakeServer(CREATURES);
  const { seat } = server.record.decisions()[0];
  await playedIntoTheVoid(server, seat);
  const elsewhere = server.record.decisions()[0];
  const number = server.record.decisionNumber(seat);
  const move = server.record.words(seat, elsewhere.domain.moves().slice(-1)[0]);
  expect(server.act(seat, 'elsewhere', { act: 'play', number, move })).toMatchObject({ ok: true });
  const again = await opened(server, `p${seat}`);
  expect((await again.until(({ online }) => online?.tooLate !== undefined)).online?.tooLate).toBe(
    'refused: stale',
  );
  expect(server.done).toBe(1);
  const third = await opened(server, `p${seat}`);
  expect(third.table.online).toMatchObject({ sending: false });
  expect(third.table.online?.tooLate).toBeUndefined();
});

test('what was done more than a week ago is not sent any more, and forgotten; the rest comes in its order', async () => {
  const kept = openStore<UnansweredAct>('acts', 'acts');
  const unanswered = new Unanswered(kept);
  const said = (id: string, text: string) => ({
    id,
    table: TABLE,
    person: 'p0',
    act: { act: 'chat' as const, text },
  });
  await kept.put({ ...said('0-old', 'long ago'), time: Date.now() - 8 * 24 * 3_600_000 });
  await unanswered.keep(said('2', 'first'));
  await unanswered.keep(said('1', 'second'));
  expect((await unanswered.of('p0', TABLE)).map(({ id }) => id)).toEqual(['2', '1']);
  expect((await kept.all()).map(({ id }) => id)).toEqual(['2', '1']);
});

test('what somebody played without an answer is not sent by anybody else, nor at another table', async () => {
  const server = new FakeServer(CREATURES);
  const { seat } = server.record.decisions()[0];
  await playedIntoTheVoid(server, seat);
  const other = await opened(server, `p${1 - seat}`);
  expect(other.table.online?.sending).toBe(false);
  expect(server.done).toBe(0);
  expect(await server.unanswered.of(`p${seat}`, TABLE)).toHaveLength(1);
  expect(await server.unanswered.of(`p${seat}`, 'ABCDEFGH01234567')).toEqual([]);
});
