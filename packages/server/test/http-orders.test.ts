import { describe, expect, test } from 'vitest';
import { databaseKinds, useDatabases } from './databases';
import { act, guest, newTable, type Running, runOn, Visitor } from './http-visitor';

useDatabases();

/** Waits until no table is in memory. */
async function untilForgotten({ site }: Running): Promise<void> {
  const { tables } = site.services;
  await expect
    .poll(async () => {
      await tables.tick();
      return tables.loaded;
    })
    .toBe(0);
}

describe.each(databaseKinds)('standing orders on $name', (kind) => {
  test('given while one is asked rest until that is answered, also when the table was loaded again meanwhile', async () => {
    const running = await runOn(kind, { LIMIT_IDLE: '1' });
    try {
      const [ann, bob] = [await guest(running, 'Ann'), await guest(running, 'Bob')];
      const table = await newTable(ann);
      await act(bob, table, { act: 'sit' });
      const waiting = async () => (await ann.get(`/api/tables/${table}`)).body.waiting as number[];
      const play = async (who: Visitor, move: string) => {
        const { number } = (await who.get(`/api/tables/${table}/decision`)).body as { number: number };
        expect((await act(who, table, { act: 'play', number, move })).status).toBe(200);
      };
      const [first] = await waiting();
      const [asked, other] = first === 0 ? [ann, bob] : [bob, ann];
      const orders = [{ when: 'placement', wishes: [{ move: 'wood-3' }] }];
      expect((await act(asked, table, { act: 'orders', orders })).status).toBe(200);
      await untilForgotten(running);
      await act(other, table, { act: 'chat', text: 'well?' });
      expect(await waiting()).toEqual([first]);
      await play(asked, 'stone-1');
      await untilForgotten(running);
      await play(other, 'stone-2');
      expect(await waiting()).toEqual([1 - first]);
      const { body } = await asked.get(`/api/tables/${table}`);
      expect(body.orders).toEqual([]);
    } finally {
      await running.stop();
    }
  });

  test('are told to whoever gave them, as they are now, also after the table was loaded again, and to nobody else', async () => {
    const running = await runOn(kind, { LIMIT_IDLE: '1' });
    try {
      const [ann, bob] = [await guest(running, 'Ann'), await guest(running, 'Bob')];
      const table = await newTable(ann);
      const factsFor = async (who: Visitor) => (await who.get(`/api/tables/${table}`)).body;
      expect((await factsFor(ann)).orders).toEqual([]);
      await act(bob, table, { act: 'sit' });
      const [first] = (await factsFor(ann)).waiting as number[];
      const [asked, away] = first === 0 ? [ann, bob] : [bob, ann];
      const placement = { when: 'placement', wishes: [{ move: 'wood-3' }, { move: 'stone-1', atLeast: 9 }] };
      const orders = [{ when: 'forced' }, placement];
      expect((await act(away, table, { act: 'orders', orders })).status).toBe(200);
      await untilForgotten(running);
      expect((await factsFor(away)).orders).toEqual(orders);
      for (const other of [asked, new Visitor(running.url), await guest(running, 'Eve')])
        expect(JSON.stringify(await factsFor(other))).not.toContain('wood-3');
      expect((await factsFor(asked)).orders).toEqual([]);

      const { number } = (await asked.get(`/api/tables/${table}/decision`)).body as { number: number };
      await act(asked, table, { act: 'play', number, move: 'stone-2' });
      expect((await factsFor(away)).orders).toEqual([{ when: 'forced' }]);
      await act(away, table, { act: 'orders', orders: [] });
      expect((await factsFor(away)).orders).toEqual([]);
    } finally {
      await running.stop();
    }
  });
});
