import { chanceMove } from '@furrow/deal/chance';
import { commitmentOf } from '@furrow/deal/seed';
import { seededDice } from '@furrow/kernel/dice';
import { Follower } from '@furrow/wire/follower';
import type { Told } from '@furrow/wire/told';
import { describe, expect, it } from 'vitest';
import { tableStoreIn } from '../src/store/database-table-store';
import { openStore, type Store } from '../src/store/open';
import { gameOf } from '../src/table/state/boxes';
import { Tables } from '../src/table/tables';
import { databaseKinds, useDatabases } from './databases';
import { addPeople } from './store-samples';
import { begun, playOn, told, WISH } from './stored-game';

useDatabases();

/** The tables of a store; a game is dealt from the same seed in every run. */
function tablesOf(store: Store, failures?: unknown[]): Tables {
  let time = 1000;
  const chance = { newSeed: () => 'ab'.repeat(32), commitmentOf, chanceMove };
  const failed = (_: string, error: unknown) => {
    if (failures === undefined) throw error;
    failures.push(error);
  };
  return new Tables({ tableStore: tableStoreIn(store), now: () => ++time, chance, failed });
}

/** A game of which some moves were played. */
async function played(tables: Tables): Promise<string> {
  const id = await begun(tables);
  await playOn(tables, id, MOVES, seededDice(5));
  return id;
}

const MOVES = 30;

/** The news of steps and undos as they were kept when things had numbers. */
async function makeFormer(store: Store, id: string): Promise<void> {
  const rows = await store.db.selectFrom('news').selectAll().where('kind', 'in', ['step', 'undo']).execute();
  await store.write(async (db) => {
    for (const { no, audience, body } of rows) {
      const news = JSON.parse(body) as Told;
      const former = {
        ...news,
        ...('heard' in news && { heard: [{ event: 'gained', seat: 0, goods: [[0, 3]], card: 7 }] }),
        patch: [['piles.1', 0]],
      };
      await db
        .updateTable('news')
        .set({ body: JSON.stringify(former) })
        .where('table_id', '=', id)
        .where('no', '=', no)
        .where('audience', '=', audience)
        .execute();
    }
    await db.updateTable('tables').set({ told: 0 }).where('id', '=', id).execute();
  });
}

/** What is left of news if their move cannot be played. */
function withoutGame(one: Told): Told {
  if (one.kind === 'step') return { ...one, heard: [], patch: [] };
  return one.kind === 'undo' ? { ...one, patch: [] } : one;
}

describe.each(databaseKinds)('news that were kept in numbers in $name', (kind) => {
  it('are told anew in words from what happened: whoever follows sees the game as it is', async () => {
    const store = await openStore(await kind.place());
    await addPeople(store, 'Ada', 'Bea');
    const before = tablesOf(store);
    const id = await played(before);
    const right = await told(before, id);
    await before.close();
    expect(right[0].filter(({ kind: of }) => of === 'step').length).toBeGreaterThan(30);
    expect(JSON.stringify(right[0])).toContain('"clocks"');

    await makeFormer(store, id);
    expect(await tableStoreIn(store).news(id, 0, 0, right[0].length)).not.toEqual(right[0]);
    const after = tablesOf(store);
    expect(await told(after, id)).toEqual(right);
    const follower = new Follower(gameOf(WISH), 0);
    for (const one of right[0]) expect(follower.take(one)).toEqual({ ok: true });
    expect(follower.seen).toEqual((await after.view(id, 'ada'))?.view);

    const rows = await store.db.selectFrom('tables').select('told').where('id', '=', id).execute();
    expect(rows).toEqual([{ told: 1 }]);
    await after.close();
    await store.close();
  });

  it('leave who moved and what they said of moves that cannot be played any more', async () => {
    const store = await openStore(await kind.place());
    await addPeople(store, 'Ada', 'Bea');
    const before = tablesOf(store);
    const id = await played(before);
    const right = await told(before, id);
    await before.close();
    const steps = right[2].filter((one) => one.kind === 'step');
    const { no: first } = steps[steps.length - 5];
    const body = JSON.stringify({ kind: 'step', seat: 0, text: 'fly away' });
    await store.write((db) => db.updateTable('entries').set({ body }).where('no', '=', first).execute());

    await makeFormer(store, id);
    const after = tablesOf(store, []);
    const [mine] = await told(after, id);
    expect(mine).toEqual([...right[0].slice(0, first - 1), ...right[0].slice(first - 1).map(withoutGame)]);
    await after.close();
    await store.close();
  });

  it('leave the same of a game that cannot be opened any more', async () => {
    const store = await openStore(await kind.place());
    await addPeople(store, 'Ada', 'Bea');
    const before = tablesOf(store);
    const id = await played(before);
    const right = await told(before, id);
    await before.close();
    await makeFormer(store, id);
    for (const lost of [
      { pool: 'lost' },
      { wish: JSON.stringify({ ...WISH, options: { mode: 'lost' } }), told: 0 },
    ]) {
      await store.write((db) => db.updateTable('tables').set(lost).where('id', '=', id).execute());
      const after = tablesOf(store, []);
      expect(await told(after, id)).toEqual(right.map((all) => all.map(withoutGame)));
      await after.close();
    }
    await store.close();
  });
});
