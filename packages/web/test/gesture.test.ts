import { expect, test } from 'vitest';
import { changed, moveOf, startOf } from '../src/decisions/drafts/draft';
import { Engine } from '../src/engine/engine';
import { handlersOf } from '../src/engine/handlers';
import { openSaves } from '../src/engine/saves';
import type { Asked } from '../src/protocol/asked';
import type { Table } from '../src/protocol/table';
import { findPosition } from './position';

/** The first lesson, followed up to the question for borders. */
function lessonAtFences(): Promise<{ engine: Engine; last: () => Table }> {
  return new Promise((resolve, reject) => {
    const tables: Table[] = [];
    const last = () => tables[tables.length - 1];
    const engine: Engine = new Engine(openSaves(), (table) => {
      tables.push(table);
      setTimeout(() => {
        const { lesson, asked } = table;
        if (last() !== table || asked.length === 0) return;
        if (asked[0].ask === 'borders') return resolve({ engine, last });
        const done = engine.say(0, lesson?.next ?? '');
        if (!done.ok) reject(new Error(done.why));
      });
    });
    engine.prefer({ pace: 0 });
    void engine.lesson('creatures', true);
  });
}

/** The move of somebody who taps cells of the own farm, by their names. */
function tapping({ draft }: Asked, table: Table, names: readonly string[]) {
  if (draft === undefined) throw new Error('nothing is put together');
  const { cells } = table.seats[0].farm;
  const state = names.reduce((now, name) => {
    const cell = cells.find((one) => one.name === name)?.cell ?? -1;
    return changed(draft, now, { do: 'tap', target: { on: 'cell', seat: 0, cell } });
  }, startOf(draft));
  return moveOf(draft, state);
}

test('R34 tapping the cells of a pasture takes no border where a building closes it, and the first lesson welcomes that', async () => {
  const { engine, last } = await lessonAtFences();
  const [asked] = last().asked;
  const before = last().lesson?.step.now ?? 0;
  const move = tapping(asked, last(), ['b0', 'b1']);
  expect(move?.things).toHaveLength(5);
  const done = handlersOf(engine).play({
    seat: 0,
    number: asked.number,
    move: move ?? { verb: '', things: [] },
    finish: true,
  });
  expect(done).toEqual({ ok: true });
  engine.present.stop();
  expect(engine.exportRecord()).toMatch(/fences; border [a-c\dnwe ]+; done/);
  expect(last().lesson?.step.now).toBe(before + 1);
});

test('what was drawn and confirmed is finished, and taken back as one', () => {
  const { text, seat } = findPosition({
    box: 'creatures',
    seats: 2,
    is: (decision, { state, game }) =>
      decision.question().ask === 'borders' &&
      game.round(state).now > 2 &&
      decision.domain.moves().length > 8,
  });
  const tables: Table[] = [];
  const engine = new Engine(openSaves(), (table) => tables.push(table));
  const last = () => tables[tables.length - 1];
  engine.prefer({ pace: 0 });
  expect(handlersOf(engine).importRecord({ text })).toEqual({ ok: true });
  const moves = last().moves.all;
  const [asked] = last().asked;
  const { move } = asked.choices.find(({ target }) => target?.on === 'edges') ?? asked.choices[0];
  expect(engine.play(seat, move, asked.number, { finish: true })).toEqual({ ok: true });
  engine.present.stop();
  expect(
    last()
      .asked.filter(({ open }) => !open)
      .map(({ ask }) => ask),
  ).not.toContain('borders');
  expect(last().back.undo).toBe(moves);
  engine.back(moves);
  expect(last().asked[0].ask).toBe('borders');
});

test('R91 as many troughs can be tapped as can be paid', () => {
  const { text } = findPosition({
    box: 'creatures',
    seats: 2,
    prefers: (words) => words.startsWith('wood-3') || words.startsWith('start-wood'),
    is: (decision) =>
      decision.question().ask === 'troughs' &&
      decision.domain.contains({ verb: 'trough', things: [0, 1] }).ok &&
      !decision.domain.contains({ verb: 'trough', things: [0, 1, 2, 4, 5, 6] }).ok,
  });
  const tables: Table[] = [];
  const engine = new Engine(openSaves(), (table) => tables.push(table));
  expect(handlersOf(engine).importRecord({ text })).toEqual({ ok: true });
  const [{ draft, seat, number }] = tables[tables.length - 1].asked;
  if (draft?.of !== 'some') throw new Error('troughs are not tapped');
  const isTaken = (count: number) => {
    const things = draft.spots.slice(0, count).map(({ thing }) => thing);
    return engine.check({ seat, number, move: { verb: 'trough', things } }).ok;
  };
  expect(draft.atMost).toBeGreaterThanOrEqual(2);
  expect(draft.spots.length).toBeGreaterThan(draft.atMost);
  expect([isTaken(draft.atMost), isTaken(draft.atMost + 1)]).toEqual([true, false]);
});
