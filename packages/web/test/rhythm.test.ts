import { expect, test } from 'vitest';
import { Engine } from '../src/engine/engine';
import { openSaves } from '../src/engine/saves';
import type { Table } from '../src/protocol/table';
import { happenedSince } from '../src/rhythm/happened';
import { heardBetween } from '../src/rhythm/heard';
import { isSounding } from '../src/rhythm/sounding';

/** A game against two bots that do not wait, and every table of it. */
function opened(seats = ['me', 'random', 'random']): { engine: Engine; tables: Table[]; last: () => Table } {
  const tables: Table[] = [];
  const engine = new Engine(openSaves(), (table) => tables.push(table));
  engine.prefer({ pace: 0 });
  engine.open({ box: 'agricola-revised', options: {}, seats, deal: 3 });
  return { engine, tables, last: () => tables[tables.length - 1] };
}

const isMine = (table: Table) => table.asked.some(({ open }) => !open);

/** Waits until something is so. */
async function until(is: () => boolean): Promise<void> {
  while (!is()) await new Promise((go) => setTimeout(go, 2));
}

/** Takes the first answer until it is no longer the turn of the person. */
async function takeTurn(engine: Engine, last: () => Table): Promise<void> {
  await until(() => isMine(last()));
  const { moves } = last();
  while (isMine(last()) && last().moves.all < moves.all + 12) {
    const [{ seat, choices, number }] = last().asked;
    engine.play(seat, choices[0].move, number);
  }
}

test('bots that are stopped rest, make one move when they are let, and go on', async () => {
  const { engine, last } = opened();
  await until(() => isMine(last()));
  engine.prefer({ paused: true });
  await takeTurn(engine, last);
  expect(last().waitsFor).toBeGreaterThan(0);
  const before = last().moves.all;
  await new Promise((go) => setTimeout(go, 60));
  expect(last().moves.all).toBe(before);
  engine.step();
  engine.step();
  await until(() => last().moves.all > before);
  await new Promise((go) => setTimeout(go, 60));
  expect(last().moves.all).toBe(before + 1);
  engine.prefer({ paused: false });
  await until(() => isMine(last()));
  expect(last().moves.all).toBeGreaterThan(before + 1);
  engine.present.stop();
});

test('what others did since my last turn is told: who went where, and what they got', async () => {
  const { engine, last } = opened();
  await takeTurn(engine, last);
  await until(() => isMine(last()));
  const told = happenedSince(last());
  expect(told.map(({ seat }) => seat)).toEqual(expect.arrayContaining([1, 2]));
  for (const { seat, used } of told) {
    const [there] = last()
      .board.flatMap(({ spaces }) => spaces)
      .filter(({ id }) => id === used?.id);
    expect([there.title, there.people.includes(seat)]).toEqual([used?.title, true]);
  }
  expect(told.some(({ gains }) => gains.length > 0)).toBe(true);
  engine.present.stop();
});

test('a knock is heard when somebody places a person, and a chime when it is my turn again', async () => {
  const { engine, tables, last } = opened();
  await takeTurn(engine, last);
  const from = tables.length - 1;
  await until(() => isMine(last()));
  const heard = tables.slice(from + 1).flatMap((table, i) => heardBetween(tables[from + i], table));
  expect(heard).toContain('knock');
  expect(heard.filter((sound) => sound === 'turn')).toHaveLength(1);
  engine.present.stop();
});

test('without being asked for, sound is off where several people share the screen', async () => {
  const { engine, last } = opened();
  await until(() => isMine(last()));
  const alone = last();
  const shared = opened(['me', 'Ada']).last();
  expect([isSounding('auto', alone), isSounding('auto', shared)]).toEqual([true, false]);
  expect([isSounding('off', alone), isSounding('on', shared)]).toEqual([false, true]);
  engine.present.stop();
});
