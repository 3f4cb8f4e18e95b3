import { matching } from '@furrow/text/help/search';
import { expect, test } from 'vitest';
import { Engine } from '../src/engine/engine';
import { handlersOf } from '../src/engine/handlers';
import { openSaves } from '../src/engine/saves';
import { KEYS, tableKey } from '../src/keys/keys';
import { BOXES } from '../src/protocol/set-up';
import type { Table } from '../src/protocol/table';

function opened(): { engine: Engine; tables: Table[] } {
  const tables: Table[] = [];
  const engine = new Engine(openSaves(), (table) => tables.push(table));
  engine.prefer({ pace: 0 });
  engine.open({ box: 'creatures', options: {}, seats: ['me', 'me'] });
  return { engine, tables };
}

test('a typed line plays a move by notation or number, and undo takes it back', async () => {
  const { engine, tables } = opened();
  const before = tables.at(-1)?.moves.all ?? 0;
  const [{ seat }] = tables.at(-1)?.asked ?? [{ seat: 0 }];
  expect(await handlersOf(engine).typed({ seat: seat, line: 'wood-3' })).toMatchObject({ is: 'played' });
  const [next] = tables.at(-1)?.asked ?? [];
  expect(await handlersOf(engine).typed({ seat: next.seat, line: '1' })).toMatchObject({ is: 'played' });
  expect(tables.at(-1)?.moves.all).toBeGreaterThan(before + 1);
  expect(await handlersOf(engine).typed({ seat: seat, line: 'undo' })).toMatchObject({ is: 'played' });
});

test('commands answer in words and change nothing', async () => {
  const { engine, tables } = opened();
  const moves = tables.at(-1)?.moves;
  const [{ seat }] = tables.at(-1)?.asked ?? [{ seat: 0 }];
  for (const line of ['help', 'moves', 'score', 'log', 'why stall', 'describe shelter']) {
    const reply = await handlersOf(engine).typed({ seat: seat, line: line });
    expect(reply.is).toBe('said');
    expect(reply.lines.join(' ')).not.toMatch(/undefined|NaN/);
  }
  expect(await handlersOf(engine).typed({ seat: seat, line: 'stall' })).toMatchObject({ is: 'refused' });
  expect(await handlersOf(engine).typed({ seat: seat, line: '99' })).toMatchObject({ is: 'refused' });
  expect(tables.at(-1)?.moves).toEqual(moves);
});

test('AG-V06 markers are switched on and off by a typed line, for whoever types it', async () => {
  const { engine, tables } = opened();
  const [{ seat }] = tables.at(-1)?.asked ?? [{ seat: 0 }];
  const typed = async (line: string) => (await handlersOf(engine).typed({ seat, line })).lines;
  expect(await typed('markers on')).toEqual([
    'Three good spaces are marked from now on whenever you place somebody.',
  ]);
  expect([engine.present.wantsAdvice(seat), engine.present.wantsAdvice(1 - seat)]).toEqual([true, false]);
  await expect.poll(() => tables.at(-1)?.advice?.length).toBeGreaterThan(0);
  await typed('markers off');
  expect(engine.present.wantsAdvice(seat)).toBe(false);
  expect(tables.at(-1)?.advice).toBeUndefined();
  expect(await typed('markers')).toEqual(['Say “markers on” or “markers off”.']);
});

test('the line looks up the rules, and says which of them stands behind a “why not”', async () => {
  const { engine, tables } = opened();
  const [{ seat }] = tables.at(-1)?.asked ?? [{ seat: 0 }];
  const typed = async (line: string) => (await handlersOf(engine).typed({ seat, line })).lines;
  const [title, ...page] = await typed('help animals');
  expect(title).toBe('Animals');
  expect(page).toContain('Troughs');
  expect((await typed('help troughs')).join(' ')).toContain('doubles');
  expect((await typed('why expand')).join(' ')).not.toContain('help');
  const why = await typed('why stables');
  expect(why.at(-1)).toBe('The rule: type “help Stables”.');
  expect((await typed('help Stables')).join(' ')).toContain('5 wood or 5 stone');
});

test('a line of moves is played as a whole or not at all, and a mistyped one hears what is near', async () => {
  const { engine, tables } = opened();
  const moves = tables.at(-1)?.moves;
  const [{ seat }] = tables.at(-1)?.asked ?? [{ seat: 0 }];
  const half = await handlersOf(engine).typed({ seat, line: 'wood-3; wood-3' });
  expect(half.is).toBe('refused');
  const near = await handlersOf(engine).typed({ seat, line: 'wodo-3' });
  expect(near.lines.join(' ')).toContain('wood-3');
  expect(tables.at(-1)?.moves).toEqual(moves);
  expect(await handlersOf(engine).typed({ seat, line: '3 Wood' })).toMatchObject({ is: 'played' });
});

test('a refusal leads to the rule behind it', () => {
  const { engine, tables } = opened();
  const [{ seat }] = tables.at(-1)?.asked ?? [{ seat: 0 }];
  const done = engine.say(seat, 'stall');
  expect(done.ok ? undefined : engine.rulePlaces.of(done.why)).toEqual({ topic: 'spaces' });
  expect(engine.rulePlaces.of('something else')).toBeUndefined();
});

for (const box of BOXES) {
  for (const language of ['en', 'fr', 'it', 'de'] as const) {
    test(`the rules of ${box} are whole in ${language}, and can be searched`, async () => {
      const engine = new Engine(openSaves(), () => undefined);
      engine.setLanguage(language);
      const { pages } = await handlersOf(engine).helpBook({ box });
      expect(pages.length).toBeGreaterThan(6);
      for (const { title, blocks } of pages) {
        expect(title).not.toBe('');
        expect(blocks.length).toBeGreaterThan(0);
        expect(JSON.stringify(blocks)).not.toMatch(/undefined|NaN/);
      }
      const [{ title }] = pages;
      expect(matching(pages, 'qqqq')).toEqual([]);
      expect(title).not.toBe(pages[1].title);
      expect(matching(pages, '2').length).toBeGreaterThan(0);
    });
  }
}

test('no two keys of the table are the same', () => {
  const pressed = Object.values(KEYS).flatMap((one) => ('key' in one ? [one.key] : []));
  expect(new Set(pressed).size).toBe(pressed.length);
  expect(tableKey('R')).toBe('restart');
  expect(tableKey('x')).toBeUndefined();
});
