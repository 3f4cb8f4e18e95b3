import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { seededDice } from '@furrow/kernel/dice';
import { readHeader, readRecord } from '@furrow/kernel/record-text';
import type { Act } from '@furrow/wire/acts';
import { expect, test } from 'vitest';
import { checkedDeal, type Heard } from '../src/engine/checked-deal';
import { forcedStep } from '../src/engine/forced';
import { boxOf } from '../src/engine/games';
import { CREATURES, HANDS, opened, Page } from './remote-page';
import { FakeServer, type Fate, TABLE } from './remote-server';

/** Both people answer what they are asked, in turn, until so many moves were played. */
async function playOn(server: FakeServer, pages: readonly Page[], moves: number): Promise<void> {
  const dice = seededDice(9);
  while (server.record.length < moves) {
    const seat = server.record.decisions()[0]?.seat;
    if (seat === undefined) return;
    const page = pages[seat];
    const { length } = server.record;
    const table = await page.until((one) => one.moves.all >= length && one.asked[0]?.open === false);
    const [asked] = table.asked;
    const { move } = asked.choices[dice.below(asked.choices.length)];
    const done = await page.calls.play({ seat, move, number: asked.number });
    expect(done).toEqual({ ok: true });
  }
}

test('two people play at a table that is elsewhere, somebody watches, and everybody is shown the same game', async () => {
  const server = new FakeServer(HANDS);
  const pages = await Promise.all([opened(server, 'p0'), opened(server, 'p1')]);
  const watcher = await opened(server, 'nobody');
  await playOn(server, pages, 80);
  const { length } = server.record;
  for (const page of [...pages, watcher]) await page.until(({ moves }) => moves.all === length);
  expect(pages.map(({ table }) => table.viewer)).toEqual([0, 1]);
  expect(watcher.table).toMatchObject({ viewer: -2, hand: [], asked: [], back: {} });
  expect(watcher.table.board).toEqual(pages[0].table.board);
  expect(pages[0].table.hand.length).toBe(watcher.table.seats[0].handSize);
  expect(pages[0].table.seats.map(({ name }) => name)).toEqual(['Person 0', 'Person 1']);
});

test('whoever comes late is shown the same as whoever was there, and only once', async () => {
  const server = new FakeServer(HANDS);
  const pages = await Promise.all([opened(server, 'p0'), opened(server, 'p1')]);
  await playOn(server, pages, 50);
  await pages[0].until(
    ({ moves, online }) => moves.all === server.record.length && online?.sending === false,
  );
  const late = new Page(server.reachedBy('p0'));
  await late.calls.openTable({ table: TABLE });
  await late.until(() => true);
  expect(late.tables).toHaveLength(1);
  expect({ ...late.table, version: 0 }).toEqual({ ...pages[0].table, version: 0 });
});

test('a move is refused with the words of the server, and nothing changes', async () => {
  const server = new FakeServer(CREATURES);
  const { seat } = server.record.decisions()[0];
  const page = await opened(server, `p${seat}`);
  const { length } = server.record;
  expect(await page.calls.say({ seat, text: 'no-such-space' })).toEqual({
    ok: false,
    why: 'refused: unreadable',
  });
  expect(await page.calls.play({ seat, move: page.table.asked[0].choices[0].move, number: 77 })).toEqual({
    ok: false,
    why: 'refused: stale',
  });
  expect(server.record.length).toBe(length);
  expect(page.table.online?.sending).toBe(false);
});

test('own moves are taken back at once; over the moves of others everybody is asked', async () => {
  const server = new FakeServer(CREATURES);
  const { seat } = server.record.decisions()[0];
  const pages = await Promise.all([opened(server, 'p0'), opened(server, 'p1')]);
  await playOn(server, pages, server.record.length + 1);
  const mine = pages[seat];
  const undo = mine.table.back.undo ?? -1;
  expect(undo).toBe(server.record.length - 1);
  expect(mine.table.online?.undoAsks).toBe(false);
  expect(await mine.calls.back({ to: undo })).toEqual({ ok: true });
  expect(mine.table.moves.all).toBe(undo);
  while (server.record.moves.at(-1)?.seat !== 1 - seat) await playOn(server, pages, server.record.length + 1);
  await mine.until(({ moves }) => moves.all === server.record.length);
  expect(mine.table.online?.undoAsks).toBe(true);
  expect(await mine.calls.back({ to: mine.table.back.undo ?? -1 })).toEqual({ ok: true });
  expect(mine.table.online?.offers).toMatchObject([{ by: seat, wants: { what: 'undo' } }]);
  const chat: Act = { act: 'chat', text: 'sorry' };
  expect(await mine.calls.tableAct({ act: chat })).toEqual({ ok: true });
  expect(mine.table.online?.chat).toMatchObject([{ name: `Person ${seat}`, text: 'sorry' }]);
});

test('with a clock the page asks as soon as another person is asked, whose time runs', async () => {
  const server = new FakeServer({ ...CREATURES, pace: { pace: 'live', bank: 600, increment: 5 } });
  const { seat } = server.record.decisions()[0];
  const pages = await Promise.all([opened(server, 'p0'), opened(server, 'p1')]);
  await playOn(server, pages, server.record.length + 1);
  expect(server.record.decisions()[0].seat).toBe(1 - seat);
  const mine = pages[seat];
  await mine.until(({ moves }) => moves.all === server.record.length);
  expect(mine.table.online?.undoAsks).toBe(true);
  expect(await mine.calls.back({ to: mine.table.back.undo ?? -1 })).toEqual({ ok: true });
  expect(mine.table.online?.offers).toMatchObject([{ by: seat, wants: { what: 'undo' } }]);
});

test('somebody can look back while the game goes on, and is asked nothing meanwhile', async () => {
  const server = new FakeServer(CREATURES);
  const pages = await Promise.all([opened(server, 'p0'), opened(server, 'p1')]);
  await playOn(server, pages, server.record.length + 6);
  const [page] = pages;
  await page.until(({ moves }) => moves.all === server.record.length);
  await page.calls.replay({ moves: 2 });
  expect(page.table).toMatchObject({ replaying: true, asked: [], moves: { shown: 2 } });
  expect((await page.calls.history({})).rounds.length).toBeGreaterThan(0);
  await page.calls.replay({});
  expect(page.table.moves.shown).toBe(server.record.length);
});

/** A table at which somebody is asked something that leaves nothing to choose. */
function forcing(): { server: FakeServer; seat: number; text: string } {
  for (let seed = 1; seed < 50; seed++) {
    const server = new FakeServer({ ...HANDS, options: {} });
    const { record } = server;
    const dice = seededDice(seed);
    for (let [asked] = record.decisions(); asked !== undefined; [asked] = record.decisions()) {
      const { seat } = asked;
      const move = forcedStep(record.game, record.state, asked, false);
      if (move !== undefined) return { server, seat, text: record.words(seat, move) };
      const text = record.words(seat, asked.domain.sample(dice));
      const number = record.decisionNumber(seat);
      server.act(seat, `by-hand-${record.log.length}`, { act: 'play', number, move: text });
    }
  }
  throw new Error('nothing is ever forced');
}

test('a step that leaves nothing to choose is sent by itself, once, if people want that', async () => {
  const { server, seat, text } = forcing();
  const { length } = server.record;
  const { done } = server;
  const patient = await opened(server, `p${seat}`);
  expect(patient.table.asked).not.toEqual([]);
  const page = await opened(server, `p${seat}`, { forcedSteps: true });
  await page.until(({ moves, online }) => moves.all > length && online?.sending === false);
  expect(server.record.moves[length]).toMatchObject({ seat, text });
  expect(server.done).toBe(done + 1);
});

test('a forced step that is refused is not tried again', async () => {
  const { server, seat } = forcing();
  let acts = 0;
  server.act = () => {
    acts++;
    return { ok: false, refusal: { why: 'busy', words: 'not now' } };
  };
  const page = await opened(server, `p${seat}`, { forcedSteps: true });
  await page.until(({ online }) => online?.sending === true);
  await page.until(({ online }) => online?.sending === false);
  await page.calls.tableAct({ act: { act: 'chat', text: 'why?' } });
  expect(acts).toBe(2);
});

test('the deal of a record that was opened is checked in the page', async () => {
  const { calls } = new Page(new FakeServer(CREATURES).reachedBy('p0'));
  const file = fileURLToPath(new URL('../../../examples/creatures-dealt.furrow', import.meta.url));
  expect(await calls.importRecord({ text: readFileSync(file, 'utf8') })).toEqual({ ok: true });
  const checked = await calls.verifyDeal({});
  expect(checked).toMatchObject({ ok: true, seedFits: true });
  expect(checked.ok && checked.chance.every(({ right }) => right === undefined)).toBe(true);
});

test('a record that is not the game that was heard, or that was promised otherwise, is found out', async () => {
  const file = fileURLToPath(new URL('../../../examples/creatures-dealt.furrow', import.meta.url));
  const text = readFileSync(file, 'utf8');
  const commitment = readHeader(text).deal?.commitment;
  const { moves } = readRecord(boxOf('creatures'), text);
  const isOther = async (heard: Heard) => {
    const checked = await checkedDeal(text, heard);
    return checked.ok && checked.isOther;
  };
  const changed = (at: number, one: string) =>
    moves.map((move, i) => (i === at ? { ...move, text: one } : move));
  expect(await isOther({ commitment, moves })).toBe(false);
  expect(await isOther({ commitment, moves: changed(3, '?') })).toBe(false);
  expect(await isOther({ commitment, moves: changed(3, 'pass') })).toBe(true);
  expect(await isOther({ commitment, moves: moves.slice(1) })).toBe(true);
  expect(await isOther({ commitment: '0'.repeat(64), moves })).toBe(true);
});

test('the record of a table without a promise cannot be checked', async () => {
  const page = await opened(new FakeServer(CREATURES), 'p0');
  expect(await page.calls.verifyDeal({})).toEqual({ ok: false });
  expect(await page.calls.tableRecord({})).toMatchObject({ ok: true });
  await page.calls.leave({});
  expect(() => page.engine.present).toThrow('no game is open');
});

test('advice comes from what the seat sees', async () => {
  const server = new FakeServer(CREATURES);
  const { seat } = server.record.decisions()[0];
  const page = await opened(server, `p${seat}`);
  const advice = await page.calls.advice({ seat });
  expect(advice.length).toBeGreaterThan(0);
  expect(page.table.advice).toEqual(advice);
});

test('among people elsewhere nobody is advised unasked; who wants advice there gets it when their turn begins, and none while they look back', async () => {
  const server = new FakeServer(CREATURES);
  const { seat } = server.record.decisions()[0];
  const page = await opened(server, `p${seat}`, { advice: true });
  await page.until(({ asked }) => asked.length > 0);
  expect(page.table.advised).toBe(false);
  expect(page.table.advice).toBeUndefined();
  await page.calls.adviseSeat({ seat, on: true });
  await page.until(({ advice }) => advice !== undefined);
  await page.calls.replay({ moves: 0 });
  expect(page.table.advice).toBeUndefined();
});

test('where a table does not allow advice nobody is advised, also not at the beginning of a turn, until the game is over', async () => {
  const server = new FakeServer(CREATURES);
  server.more = { advice: false };
  const { seat } = server.record.decisions()[0];
  const page = await opened(server, `p${seat}`, { advice: true });
  await page.until(({ asked }) => asked.length > 0);
  expect(page.table.online?.advice).toBe(false);
  expect(await page.calls.advice({ seat })).toEqual([]);
  expect(page.table.advice).toBeUndefined();
  expect(await page.calls.typed({ seat, line: 'hint' })).toMatchObject({
    is: 'refused',
    lines: ['At this table nobody is advised while the game is played.'],
  });
});

test('of two tables that are wanted one after the other only the last is opened', async () => {
  const server = new FakeServer(CREATURES);
  const page = new Page(server.reachedBy('p0'));
  const first = page.calls.openTable({ table: 'ABCDEFGH01234567' }, 1);
  const second = page.calls.openTable({ table: TABLE }, 2);
  expect(await Promise.all([first, second])).toEqual([{ ok: true }, { ok: true }]);
  await page.until(({ online }) => online?.phase === 'playing');
  expect(new Set(page.tables.map(({ saveId }) => saveId))).toEqual(new Set([TABLE]));
});

test('on a bad line every act is done once and every page ends with the truth', async () => {
  const server = new FakeServer(HANDS);
  const dice = seededDice(4);
  const fates: readonly Fate[] = ['is lost', 'comes twice', 'comes late'];
  const pages = await Promise.all([opened(server, 'p0'), opened(server, 'p1')]);
  server.fate = () => (dice.below(8) === 0 ? fates[dice.below(fates.length)] : 'arrives');
  const before = server.record.length;
  await playOn(server, pages, before + 60);
  server.fate = () => 'arrives';
  server.cut();
  const { length } = server.record;
  await Promise.all(pages.map((page) => page.until(({ online }) => online?.connection === 'offline')));
  for (const page of pages)
    await page.until(({ moves, online }) => moves.all === length && online?.connection === 'online');
  expect(server.repeated).toBeGreaterThan(0);
  const chance = server.record.moves.slice(before).filter(({ seat }) => seat < 0).length;
  expect(server.done).toBe(length - before - chance);
  for (const page of pages) {
    const fresh = await opened(server, `p${page.table.viewer}`);
    expect({ ...fresh.table, version: 0 }).toEqual({ ...page.table, version: 0 });
  }
}, 60_000);
