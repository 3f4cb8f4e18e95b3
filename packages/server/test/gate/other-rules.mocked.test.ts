import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Card } from '@furrow/agricola/cards/card';
import type { Space } from '@furrow/creatures/spaces';
import { chanceMove } from '@furrow/deal/chance';
import { commitmentOf } from '@furrow/deal/seed';
import { seededDice } from '@furrow/kernel/dice';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { tableStoreIn } from '../../src/store/database-table-store';
import { openStore, type StoreSettings } from '../../src/store/open';
import { Tables } from '../../src/table/tables';
import { databaseKinds, useDatabases } from '../databases';
import { addPeople } from '../store-samples';
import { wish } from '../table/people';

useDatabases();
afterEach(() => {
  vi.doUnmock('@furrow/creatures/spaces');
  vi.doUnmock('@furrow/creatures/kinds/round');
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
    tableStore: tableStoreIn(store),
  });
  const ids: string[] = [];
  for (const wanted of [wish('creatures', 2), wish('agricola', 2, { mode: 'base', decks: 'A,B' })]) {
    const created = await tables.create(people[0], wanted);
    if ('refusal' in created) throw new Error(created.refusal.words);
    ids.push(created.id);
    await tables.act(created.id, people[1], { key: 'sit', act: { act: 'sit' } });
    await someMoves(tables, created.id, 30);
  }
  await tables.close();
  await store.close();
  return ids;
}

/** The server with the rules as they are now. */
async function opened(place: StoreSettings) {
  const stores = await import('../../src/store/open');
  const { tableStoreIn: tableStore } = await import('../../src/store/database-table-store');
  const { Tables: Served } = await import('../../src/table/tables');
  const store = await stores.openStore(place);
  const failures: unknown[] = [];
  const server = new Served({
    now: () => 2000,
    chance: { newSeed: () => '6'.repeat(64), commitmentOf, chanceMove },
    failed: (_, error) => failures.push(error),
    tableStore: tableStore(store),
  });
  const close = async () => {
    await server.close();
    await store.close();
  };
  return { server, failures, close };
}

/** So many moves of whoever is waited for. */
async function someMoves(tables: Tables, id: string, moves: number): Promise<void> {
  const dice = seededDice(5);
  for (let move = 0; move < moves; move++) {
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

  test('are frozen, and the gate says so, if a rule throws; all others are played on', async () => {
    const place = await kind.place();
    const [creatures, agricola] = await played(place);
    vi.resetModules();
    vi.doMock('@furrow/creatures/kinds/round', async (importOriginal) => {
      const actual = await importOriginal<{ homeKind: object }>();
      const step = () => {
        throw new Error('nobody knows the way home');
      };
      return { ...actual, homeKind: { ...actual.homeKind, step } };
    });
    const words = new RegExp(
      `^table ${creatures}, move \\d+ of seat [12], '.+': the rules fail \\(nobody knows the way home\\)$`,
    );
    const { checkTables } = await import('../../src/gate/running-tables');
    expect(await checkTables(place)).toEqual({ tables: 2, faults: [expect.stringMatching(words)] });

    const { server, failures, close } = await opened(place);
    const known = await server.facts(creatures, 'ada');
    expect(known).toMatchObject({ phase: 'playing', waiting: [], frozen: { moves: expect.any(Number) } });
    expect(known?.moves).toBe(known?.frozen?.moves);
    expect((await server.view(creatures, 'ada'))?.view).toBeDefined();
    expect(await server.record(creatures, 'ada')).toContain('game: creatures');
    expect(failures).toEqual([
      expect.objectContaining({
        message: expect.stringMatching(words),
        cause: expect.objectContaining({ message: 'nobody knows the way home' }),
      }),
    ]);
    await someMoves(server, agricola, 3);
    await close();
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
