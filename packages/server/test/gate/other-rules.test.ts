import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Card } from '@furrow/agricola/cards/card';
import type { Space } from '@furrow/creatures/spaces';
import { chanceMove } from '@furrow/deal/chance';
import { commitmentOf } from '@furrow/deal/seed';
import { seededDice } from '@furrow/kernel/dice';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openStore, type StoreSettings } from '../../src/store/open';
import { keepingIn } from '../../src/store/tables';
import { Tables } from '../../src/table/tables';
import { databaseKinds, useDatabases } from '../databases';
import { addPeople } from '../store-samples';
import { wish } from '../table/people';

useDatabases();
afterEach(() => {
  vi.doUnmock('@furrow/creatures/spaces');
  vi.doUnmock('@furrow/agricola/cards/card');
  vi.resetModules();
});

const people = ['Ada', 'Bea'].map((name) => ({ id: name.toLowerCase(), name, language: 'en' as const }));

/** Plays two tables for a while and leaves them in a database. */
async function played(place: StoreSettings): Promise<readonly string[]> {
  const store = await openStore(place);
  await addPeople(store, ...people.map(({ name }) => name));
  const failed = (_: string, error: unknown) => {
    throw error;
  };
  const tables = new Tables({
    now: () => 1000,
    chance: { newSeed: () => '5'.repeat(64), commitmentOf, chanceMove },
    failed,
    keeping: keepingIn(store),
  });
  const ids: string[] = [];
  for (const wanted of [wish('creatures', 2), wish('agricola', 2, { mode: 'base', decks: 'A,B' })]) {
    const created = await tables.create(people[0], wanted);
    if ('refusal' in created) throw new Error(created.refusal.words);
    ids.push(created.id);
    await tables.act(created.id, people[1], { key: 'sit', act: { act: 'sit' } });
    await someMoves(tables, created.id);
  }
  await tables.close();
  await store.close();
  return ids;
}

async function someMoves(tables: Tables, id: string): Promise<void> {
  const dice = seededDice(5);
  for (let move = 0; move < 30; move++) {
    const known = await tables.facts(id);
    const who = people[known?.waiting[0] ?? 0];
    const asked = await tables.decision(id, who.id, 'en');
    if (asked === undefined) throw new Error('nobody is asked');
    const chosen = asked.moves[dice.below(asked.moves.length)].move;
    const act = { act: 'play', number: asked.number, move: chosen } as const;
    await tables.act(id, who, { key: `move ${move}`, act });
  }
}

/** A card is declared before all others, so that every other one gets another number. */
async function putCardFirst(): Promise<void> {
  vi.doMock('@furrow/agricola/cards/card', async (importOriginal) => {
    const actual = await importOriginal<{ compileCards(declared: readonly object[]): readonly Card[] }>();
    const compileCards = (declared: readonly object[]) =>
      actual.compileCards([{ ...declared[0], id: 'before-all-others' }, ...declared]);
    return { ...actual, compileCards };
  });
  const { cards } = await import('@furrow/agricola/cards/index');
  expect(cards[0].id).toBe('before-all-others');
}

describe.each(databaseKinds)('tables kept in $name', (kind) => {
  test('pass the gate of the rules that they were played with', async () => {
    const place = await kind.place();
    await played(place);
    const { checkTables } = await import('../../src/gate/running-tables');
    expect(await checkTables(place)).toEqual({ tables: 2, faults: [] });
  });

  test('are named with the move if one rule is broken, and only those that it concerns', async () => {
    const place = await kind.place();
    const [creatures] = await played(place);
    vi.resetModules();
    vi.doMock('@furrow/creatures/spaces', async (importOriginal) => {
      const actual = await importOriginal<{ spaces: readonly Space[] }>();
      const broken = (space: Space): Space =>
        space.id === 'wood-3' ? { ...space, refill: { count: 4, good: 'wood' } } : space;
      return { ...actual, spaces: actual.spaces.map(broken) };
    });
    const { checkTables } = await import('../../src/gate/running-tables');
    const { tables, faults } = await checkTables(place);
    expect(tables).toBe(2);
    expect(faults).toEqual([
      expect.stringMatching(
        new RegExp(`^table ${creatures}, move \\d+ of (chance|seat [12]), '.+': it leads to`),
      ),
    ]);
  });

  test('pass if a card is put before all others', async () => {
    const place = await kind.place();
    await played(place);
    vi.resetModules();
    await putCardFirst();
    const { checkTables } = await import('../../src/gate/running-tables');
    expect(await checkTables(place)).toEqual({ tables: 2, faults: [] });
  });
});

test('records with hands are played and dealt as they were if a card is put before all others', async () => {
  vi.resetModules();
  await putCardFirst();
  const { faultsIn } = await import('../../src/gate/corpus');
  const corpus = join(import.meta.dirname, '../../../../examples/corpus');
  for (const name of ['agricola-deck-a', 'agricola-deck-b'])
    expect(await faultsIn(readFileSync(join(corpus, `${name}.furrow`), 'utf8'))).toEqual([]);
});
