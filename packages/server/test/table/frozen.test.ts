import { seededDice } from '@furrow/kernel/dice';
import { readHeader } from '@furrow/kernel/record-text';
import type { Language } from '@furrow/text/language';
import { describe, expect, test } from 'vitest';
import type { StoredTable } from '../../src/table/store/stored-table';
import { MemoryTableStore } from './memory-table-store';
import { somePeople, World, wish } from './people';

const HANDS = wish('agricola', 2, { mode: 'base', decks: 'A,B' });
const SLOW = { ...HANDS, pace: { pace: 'slow', days: 1, from: 0, to: 24 } } as const;

/** Keeps tables whose moves another program wrote: it gives them back with something changed. */
class OtherRules extends MemoryTableStore {
  changed: ((kept: StoredTable) => StoredTable) | undefined;

  override async load(table: string): Promise<StoredTable | undefined> {
    const kept = await super.load(table);
    return kept && (this.changed?.(kept) ?? kept);
  }
}

/** Something else is kept of the last step. */
function withLastStep(
  kept: StoredTable,
  more: { readonly text?: string; readonly chain?: string },
): StoredTable {
  const at = kept.entries.findLastIndex(({ entry }) => entry.kind === 'step');
  const entries = kept.entries.map((one, index) =>
    index === at && one.entry.kind === 'step' ? { ...one, entry: { ...one.entry, ...more } } : one,
  );
  return { ...kept, entries };
}

const otherChain = (kept: StoredTable) => withLastStep(kept, { chain: '0'.repeat(16) });

/** A table on which some moves were made, before the server comes up with other rules. */
async function frozen(changed: (kept: StoredTable) => StoredTable, wanted = HANDS) {
  const tableStore = new OtherRules();
  const world = new World({ tableStore });
  const people = somePeople(2);
  const id = await world.begun(people, wanted);
  const dice = seededDice(3);
  for (let move = 0; move < 12; move++) await world.anyMove(id, people, dice);
  const moves = (await world.tables.facts(id))?.moves ?? 0;
  tableStore.changed = (kept) => (kept.facts.id === id ? changed(kept) : kept);
  world.restart();
  return { world, tableStore, id, people, moves };
}

describe('a table that does not replay is frozen', () => {
  test('whether a move is refused, leads elsewhere, or its pool of cards is not known', async () => {
    const unknownPool = (kept: StoredTable) => ({ ...kept, facts: { ...kept.facts, pool: 'lost' } });
    const unreadable = (kept: StoredTable) => withLastStep(kept, { text: 'dance' });
    for (const [changed, why, left] of [
      [otherChain, /move \d+ of (chance|seat [12]), '.+': it leads to another position/, 1],
      [unreadable, /move \d+ of (chance|seat [12]), 'dance': it is refused/, 1],
      [unknownPool, /cannot be opened: pool lost is not known; known are: /, Infinity],
    ] as const) {
      const { world, id, moves } = await frozen(changed);
      const known = await world.tables.facts(id);
      expect(known).toMatchObject({
        phase: 'playing',
        waiting: [],
        frozen: { moves: Math.max(0, moves - left) },
      });
      expect(known?.asked).toBeUndefined();
      expect(String(world.failures)).toMatch(why);
    }
  });

  test('it can be looked at and talked at, and nothing else', async () => {
    const { world, id, people } = await frozen(otherChain);
    expect((await world.tables.view(id, people[0].id))?.view).toBeDefined();
    await world.must(id, people[0], { act: 'chat', text: 'what now?' });
    const language = (of: Language) => ({ ...people[0], language: of });
    for (const of of ['en', 'fr', 'it', 'de'] as const) {
      const { why, words } = await world.refused(id, language(of), {
        act: 'play',
        number: 1,
        move: 'forest',
      });
      expect([why, words.length > 40]).toEqual(['frozen', true]);
    }
    for (const act of [
      { act: 'undo', to: 0 },
      { act: 'offer', wants: { what: 'end' } },
      { act: 'sit' },
    ] as const)
      expect((await world.refused(id, people[1], act)).why).toBe('frozen');
  });

  test('its record so far can be read, as far as whoever reads it may know it', async () => {
    const { world, id, people } = await frozen(otherChain);
    const text = (await world.tables.record(id, people[0].id)) ?? '';
    expect(readHeader(text)).toMatchObject({
      game: 'agricola',
      pool: (await world.tables.facts(id))?.pool,
      seats: ['Name a', 'Name b'],
    });
    const told = (words: string) => words.split('\n').filter((line) => /^\* deal (?!\?)/.test(line)).length;
    expect(text).toMatch(/^\* \?$/m);
    expect(told(text)).toBeGreaterThan(0);
    expect(told((await world.tables.record(id)) ?? '')).toBe(0);
  });

  test('nobody who leaves it loses, and it moves on with rules that replay it', async () => {
    const { world, tableStore, id, people, moves } = await frozen(otherChain);
    await world.must(id, people[1], { act: 'resign' });
    const known = await world.tables.facts(id);
    expect([known?.phase, known?.sitters[1]]).toEqual([
      'playing',
      expect.objectContaining({ bot: 'level-1' }),
    ]);
    expect(known?.result).toBeUndefined();
    tableStore.changed = undefined;
    world.restart();
    expect(await world.tables.facts(id)).toMatchObject({ phase: 'playing', moves });
    expect((await world.tables.facts(id))?.frozen).toBeUndefined();
  });

  test('nobody loses time at it', async () => {
    const { world, tableStore, id } = await frozen(otherChain, SLOW);
    const { left } = JSON.parse(tableStore.snapshotText(id)) as { readonly left: readonly number[] };
    world.time += 3 * 24 * 3_600_000;
    await world.tables.tick();
    expect(JSON.parse(tableStore.snapshotText(id))).toMatchObject({ left, since: world.time });
    expect(await tableStore.dueTables(world.time + 1e12)).toEqual([]);
    tableStore.changed = undefined;
    world.restart();
    await world.tables.tick();
    expect((await world.tables.facts(id))?.timedOut).toEqual([]);
  });

  test('other tables are played on', async () => {
    const { world, people } = await frozen(otherChain);
    const other = await world.begun(people, HANDS);
    expect(await world.anyMove(other, people, seededDice(1))).toBe(true);
  });
});
