import { seededDice } from '@furrow/kernel/dice';
import { RENUMBERINGS, renumberedCards } from '@furrow/testkit/renumbered-cards';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { StoreSettings } from '../src/store/open';
import { databaseKinds, useDatabases } from './databases';
import { addPeople } from './store-samples';
import { begun, PEOPLE, playOn, told } from './stored-game';

useDatabases();

afterEach(() => {
  vi.doUnmock('@furrow/agricola/cards/index');
  vi.resetModules();
});

const TIMEOUT = 120_000;

/** A server that has just been started at a database, with the rules as they are loaded now. */
async function started(place: StoreSettings) {
  vi.resetModules();
  const { cardsOfPool } = await import('@furrow/agricola/cards/pools/index');
  const [{ openStore }, { tableStoreIn }, { Tables }, chance, seeds] = await Promise.all([
    import('../src/store/open'),
    import('../src/store/database-table-store'),
    import('../src/table/tables'),
    import('@furrow/deal/chance'),
    import('@furrow/deal/seed'),
  ]);
  const store = await openStore(place);
  const failures: unknown[] = [];
  let time = 1000;
  const tables = new Tables({
    tableStore: tableStoreIn(store),
    now: () => ++time,
    chance: { ...chance, ...seeds, newSeed: () => 'cd'.repeat(32) },
    failed: (_, error) => failures.push(error),
  });
  const end = async () => {
    await tables.close();
    await store.close();
    expect(failures).toEqual([]);
  };
  return { store, tables, end, numbers: cardsOfPool('1').map(({ number }) => number) };
}

/** Everything that everybody is told and shown of a table. */
async function shown({ tables }: Awaited<ReturnType<typeof started>>, id: string) {
  const people = [...PEOPLE.map((one) => one.id), undefined];
  return {
    news: await told(tables, id),
    views: await Promise.all(people.map((who) => tables.view(id, who))),
    asked: await Promise.all(PEOPLE.map((who) => tables.decision(id, who.id, 'en'))),
  };
}

describe.each(databaseKinds)('a running table in $name, when cards get other numbers', (kind) => {
  test.each(RENUMBERINGS)(
    'is told and shown as before and goes on, there and back again: %s',
    async (how) => {
      const place = await kind.place();
      const first = await started(place);
      await addPeople(first.store, 'Ada', 'Bea');
      const id = await begun(first.tables);
      await playOn(first.tables, id, 40, seededDice(8));
      const kept = await shown(first, id);
      await first.end();

      vi.doMock('@furrow/agricola/cards/index', () => renumberedCards(how));
      const second = await started(place);
      expect(second.numbers).not.toEqual(first.numbers);
      expect(await shown(second, id)).toEqual(kept);
      await playOn(second.tables, id, 20, seededDice(8));
      const later = await shown(second, id);
      await second.end();

      vi.doUnmock('@furrow/agricola/cards/index');
      const third = await started(place);
      expect(third.numbers).toEqual(first.numbers);
      expect(await shown(third, id)).toEqual(later);
      await playOn(third.tables, id, 5, seededDice(9));
      expect((await third.tables.facts(id))?.frozen).toBeUndefined();
      await third.end();
    },
    TIMEOUT,
  );
});
