import { levels } from '@furrow/bots/levels';
import { LANGUAGES } from '@furrow/text/language';
import { expect, test } from 'vitest';
import { adviseSeat } from '../src/engine/advise-at-turn';
import { Engine } from '../src/engine/engine';
import { openSaves } from '../src/engine/saves';
import { setUp } from '../src/engine/set-up';
import type { NewGame } from '../src/protocol/set-up';
import type { Table } from '../src/protocol/table';
import type { Thinking } from '../src/protocol/thinking';

const ALONE: NewGame = { box: 'agricola-revised', options: {}, seats: ['me'] };

/** An engine with what it posted. */
function watched() {
  const tables: Table[] = [];
  const told: Thinking[] = [];
  const engine = new Engine(
    openSaves(),
    (table) => tables.push(table),
    (thinking) => told.push(thinking),
  );
  engine.prefer({ pace: 0 });
  const last = () => {
    const table = tables.at(-1);
    if (table === undefined) throw new Error('nothing was posted');
    return table;
  };
  return { engine, tables, told, last };
}

const pause = (ms: number) => new Promise((go) => setTimeout(go, ms));

/** Waits for something that must happen soon. */
async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; !isSo(); tries++) {
    if (tries > 2000) throw new Error('it has not happened');
    await pause(5);
  }
}

/** Answers for the person until somebody else is waited for. */
function answerAll({ engine, last }: ReturnType<typeof watched>): void {
  for (let [asked] = last().asked; asked !== undefined && !asked.open; [asked] = last().asked) {
    const done = engine.play(asked.seat, asked.choices[0].move, asked.number);
    if (!done.ok) throw new Error(done.why);
  }
}

test('a game against the gentlest level is played to its end', async () => {
  const page = watched();
  page.engine.open({ box: 'creatures', options: {}, seats: ['me', levels[0].name] });
  for (; page.last().ending === undefined; await pause(1)) answerAll(page);
  expect(page.last().seats.map(({ level }) => level)).toEqual([undefined, 'beginner']);
});

test('a bot that is being waited for stops at once when a move is taken back, and thinks anew afterwards', async () => {
  const page = watched();
  do page.engine.open({ box: 'creatures', options: {}, seats: ['me', 'search@600000ms'] });
  while (page.last().asked.length === 0);
  answerAll(page);
  await until(() => page.told.length > 0);
  expect(page.told[0]).toMatchObject({ about: 'answer', seat: 1 });
  const { undo } = page.last().back;
  if (undo === undefined) throw new Error('nothing can be taken back');
  const begun = process.cpuUsage();
  page.engine.back(undo);
  await pause(30);
  const heard = page.told.length;
  await pause(300);
  expect(page.told.length).toBe(heard);
  const { user, system } = process.cpuUsage(begun);
  expect((user + system) / 1000).toBeLessThan(5000);
  expect(page.last().asked[0]).toMatchObject({ seat: 0 });
  answerAll(page);
  await until(() => page.told.length > heard);
  page.engine.leave();
});

test('a game that is left is thought about no more', async () => {
  const page = watched();
  page.engine.open({ box: 'creatures', options: {}, seats: ['search@600000ms', 'random'] });
  await until(() => page.told.length > 0);
  page.engine.leave();
  await pause(50);
  const [tables, told] = [page.tables.length, page.told.length];
  await pause(300);
  expect([page.tables.length, page.told.length]).toEqual([tables, told]);
});

test('advice names up to three legal answers with their reasons, which the table shows too', async () => {
  const { engine, last } = watched();
  engine.open(ALONE);
  const advice = await engine.advice(0);
  expect(advice.length).toBe(3);
  expect(last().advice).toEqual(advice);
  for (const { notation, why, words } of advice) {
    expect(engine.whyNot(0, notation)).toBeUndefined();
    expect(last().asked[0].choices.map((one) => one.notation)).toContain(notation);
    expect(why).not.toBe('');
    expect(words).not.toBe('');
  }
  expect(advice[0].target).toMatchObject({ on: 'space' });
});

test('advice is told in the language that is chosen, without thinking again', async () => {
  const { engine, last } = watched();
  engine.open(ALONE);
  const inEnglish = await engine.advice(0);
  engine.setLanguage('de');
  expect(last().advice?.map(({ notation }) => notation)).toEqual(inEnglish.map(({ notation }) => notation));
  expect(last().advice?.map(({ why }) => why)).not.toEqual(inEnglish.map(({ why }) => why));
});

test('a move makes advice worthless, also advice that is still being thought about', async () => {
  const { engine, last } = watched();
  engine.open(ALONE);
  const advice = engine.advice(0);
  const [{ seat, number, choices }] = last().asked;
  expect(engine.play(seat, choices[0].move, number)).toEqual({ ok: true });
  expect(await advice).toEqual([]);
  expect(last().advice).toBeUndefined();
});

test('who wants advice gets it when a turn begins, until it is not wanted any more', async () => {
  const { engine, last } = watched();
  engine.open(ALONE);
  engine.prefer({ advice: true });
  await until(() => last().advice !== undefined);
  engine.prefer({ advice: false });
  expect(last().advice).toBeUndefined();
});

const TOGETHER: NewGame = { box: 'creatures', options: {}, seats: ['Ann', 'Bob'] };

/** Plays the first answer of whoever is asked. */
function answerFirst({ engine, last }: ReturnType<typeof watched>): void {
  const [{ seat, number, choices }] = last().asked;
  expect(engine.play(seat, choices[0].move, number)).toEqual({ ok: true });
}

test('AG-V06 of several people at one screen those get advice at their turns who want it', async () => {
  const page = watched();
  const { engine, last } = page;
  // Chance says who begins.
  do engine.open({ ...TOGETHER, advised: [false, true] });
  while (last().asked[0].seat !== 0);
  expect(last()).toMatchObject({ advised: false });
  await pause(50);
  expect(last().advice).toBeUndefined();
  while (last().asked[0].seat === 0) answerFirst(page);
  await until(() => last().advice !== undefined);
  expect(last()).toMatchObject({ advised: true, asked: [{ seat: 1 }] });

  adviseSeat(engine.present, 1, false);
  expect(last()).toMatchObject({ advised: false });
  expect(last().advice).toBeUndefined();
  adviseSeat(engine.present, 1, true);
  await until(() => last().advice !== undefined);

  // It is kept with the game, until people want it otherwise for all.
  await engine.resume(engine.present.id);
  await until(() => last().advice !== undefined);
  expect([engine.present.wantsAdvice(0), engine.present.wantsAdvice(1)]).toEqual([false, true]);
  engine.prefer({ advice: true });
  expect([engine.present.wantsAdvice(0), engine.present.wantsAdvice(1)]).toEqual([true, true]);
});

test.each(LANGUAGES)('every level has a name and a sentence at the seats in %s', (language) => {
  const { bots } = setUp({ box: 'creatures', options: {}, seats: 2 }, language);
  expect(bots.map(({ id }) => id)).toEqual(levels.map(({ name }) => name));
  for (const { id, title, about } of bots) {
    expect(title).not.toBe(id);
    expect(about).toMatch(/\.$/);
  }
});
