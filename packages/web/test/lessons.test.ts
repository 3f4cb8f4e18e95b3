import { expect, test } from 'vitest';
import { Engine } from '../src/engine/engine';
import { handlersOf } from '../src/engine/handlers';
import { lessonWith } from '../src/engine/lessons/guide';
import { openSaves } from '../src/engine/saves';
import { LESSONS, type LessonId } from '../src/protocol/lesson';
import type { Table } from '../src/protocol/table';
import { lessonWords } from '../src/words/lessons/words';

/** Does what the lesson shows until it lets the learner play freely; gives the engine and all tables. */
function followed(id: LessonId): Promise<{ engine: Engine; tables: Table[]; headings: Set<string> }> {
  return new Promise((resolve, reject) => {
    const tables: Table[] = [];
    const headings = new Set<string>();
    const engine: Engine = new Engine(openSaves(), (table) => {
      tables.push(table);
      const { lesson, asked } = table;
      if (lesson === undefined) return reject(new Error('no lesson is on the table'));
      headings.add(lesson.heading);
      if (asked.length === 0) return;
      setTimeout(() => {
        if (tables.at(-1) !== table) return;
        if (lesson.step.now === lesson.step.of) return resolve({ engine, tables, headings });
        if (lesson.next === undefined) return reject(new Error(`nothing to do in '${lesson.heading}'`));
        const done = engine.say(0, lesson.next);
        if (!done.ok) reject(new Error(done.why));
      });
    });
    engine.prefer({ pace: 0 });
    void engine.lesson(id, true);
  });
}

/** What chance and the other seats have answered in a lesson. */
function othersOf({ present: { record } }: Engine, id: LessonId): string[] {
  const played = record.moves.slice(lessonWith(id).before.length);
  return played.filter(({ seat }) => seat !== 0).map(({ text }) => text);
}

for (const id of LESSONS) {
  test(`the lesson of ${id} can be followed step by step and ends with stars`, async () => {
    const { engine, tables, headings } = await followed(id);
    // Nobody may take at random what the next step needs.
    expect(othersOf(engine, id)).toEqual(lessonWith(id).others.slice(0, othersOf(engine, id).length));
    const { steps } = lessonWords.en.lessons[id];
    for (const { heading } of Object.values(steps)) expect(headings).toContain(heading);
    for (const { lesson } of tables) expect(JSON.stringify(lesson)).not.toMatch(/\{[\w-]+\}/);
    const result = await new Promise<Table>((resolve) => {
      const timer = setInterval(() => {
        const table = tables.at(-1);
        if (table?.lesson?.result !== undefined) {
          clearInterval(timer);
          resolve(table);
          return;
        }
        const [asked] = table?.asked ?? [];
        if (asked !== undefined) engine.play(asked.seat, asked.choices[0].move, asked.number);
      }, 1);
    });
    expect(result.lesson?.result?.of).toBe(3);
  });
}

test('another possible move is put off kindly and changes nothing', async () => {
  const tables: Table[] = [];
  const engine = new Engine(openSaves(), (table) => tables.push(table));
  await engine.lesson('creatures', true);
  const before = tables.at(-1)?.moves;
  expect(engine.say(0, 'stone-2')).toEqual({
    ok: false,
    why: expect.stringContaining('2 Stone: take 2 stone'),
    later: true,
  });
  engine.setLanguage('de');
  expect(tables.at(-1)?.moves).toEqual(before);
  expect(tables.at(-1)?.lesson?.task).toBe('Setze einen Arbeiter auf „3 Holz“.');
});

test('a lesson that was left is taken up where it was', async () => {
  const saves = openSaves();
  const first = new Engine(saves, () => undefined);
  await first.lesson('agricola', true);
  first.say(0, 'grain-seeds');
  first.leave();
  const tables: Table[] = [];
  const again = new Engine(saves, (table) => tables.push(table));
  expect(await handlersOf(again).lessons({})).toMatchObject(
    LESSONS.map((id) => ({ id, begun: id === 'agricola' })),
  );
  await again.lesson('agricola', false);
  expect(tables.at(-1)?.lesson?.step.now).toBe(2);
  again.leave();
});

test('every language tells all steps of all lessons', () => {
  for (const { lessons } of Object.values(lessonWords)) {
    for (const id of LESSONS) {
      expect(Object.keys(lessons[id].steps)).toEqual(Object.keys(lessonWords.en.lessons[id].steps));
      expect(lessons[id].results).toHaveLength(4);
    }
  }
});
