import { RENUMBERINGS, renumberedCards } from '@furrow/testkit/renumbered-cards';
import { afterEach, expect, test, vi } from 'vitest';
import type { Save } from '../src/engine/saves';
import type { Table } from '../src/protocol/table';

afterEach(() => {
  vi.doUnmock('@furrow/agricola/cards/index');
  vi.resetModules();
});

const ANSWERS = 40;
const TIMEOUT = 60_000;

/** A page that has just been loaded, with the rules as they are now. */
async function page(show: (table: Table) => void = () => undefined) {
  vi.resetModules();
  const { cardsOfPool } = await import('@furrow/agricola/cards/pools/index');
  const [{ Engine }, { openSaves }] = await Promise.all([
    import('../src/engine/engine'),
    import('../src/engine/saves'),
  ]);
  const engine = new Engine(openSaves(), show);
  engine.prefer({ pace: 0, forcedSteps: false });
  return { engine, numbers: cardsOfPool('1').map(({ number }) => number) };
}

/** Plays some moves of a game with hands, and gives what the browser keeps of it. */
async function savedGame(): Promise<{ save: Save; numbers: readonly number[] }> {
  let table: Table | undefined;
  const { engine, numbers } = await page((next) => {
    table = next;
  });
  engine.open({
    box: 'agricola-revised',
    options: { mode: 'base', decks: 'A,B' },
    seats: ['me', 'Ada'],
    deal: 5,
  });
  for (let n = 0; n < ANSWERS; n++) {
    if (table?.handTo !== undefined) engine.uncover(table.handTo);
    const asked = table?.asked.find(({ open }) => !open);
    if (asked === undefined) throw new Error('nobody is asked');
    const done = engine.play(asked.seat, asked.choices[(n * 7) % asked.choices.length].move, asked.number);
    if (!done.ok) throw new Error(done.why);
  }
  engine.leave();
  const [save] = await engine.saves.list();
  return { save: JSON.parse(JSON.stringify(save)) as Save, numbers };
}

/** What a page shows of a game that it takes up; the moves that it hands to its own engine are the only numbers in it. */
async function takenUp(save: Save) {
  const tables: Table[] = [];
  const { engine, numbers } = await page((table) => tables.push(table));
  await engine.saves.put(save);
  expect(await engine.resume(save.id)).toEqual({ ok: true });
  const table: unknown = JSON.parse(
    JSON.stringify(tables.at(-1), (key, value: unknown) => (key === 'move' ? undefined : value)),
  );
  return { numbers, record: engine.exportRecord(), table };
}

test.each(RENUMBERINGS)(
  'a game that the browser keeps is taken up as it was when cards have other numbers: %s',
  async (how) => {
    const { save, numbers } = await savedGame();
    const { numbers: same, ...before } = await takenUp(save);
    expect(same).toEqual(numbers);
    expect(before.record).toBe(save.text);
    expect(before.record).toContain('play ');
    vi.doMock('@furrow/agricola/cards/index', () => renumberedCards(how));
    const { numbers: others, ...after } = await takenUp(save);
    expect(others).not.toEqual(numbers);
    expect(after).toEqual(before);
  },
  TIMEOUT,
);
