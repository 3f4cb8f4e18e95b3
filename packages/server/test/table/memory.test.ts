import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { seededDice } from '@furrow/kernel/dice';
import { expect, test, vi } from 'vitest';
import { TableState } from '../../src/table/state/table-state';
import type { StoredTable } from '../../src/table/store/stored-table';
import { Followed } from './followed';
import { somePeople, World, wish } from './people';

/** How many bytes are in use once everything that nobody needs is gone. */
function inUse(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  collect();
  return process.memoryUsage().heapUsed;
}

const COPIES = 40;

test('a loaded table at the end of a game of four with hands needs far less than 300 kB', async () => {
  const world = new World();
  const people = somePeople(4);
  const id = await world.begun(people, wish('agricola', 4, { mode: 'base', decks: 'A,B' }));
  const dice = seededDice(5);
  let kept: StoredTable | undefined;
  for (let moves = 0; await world.anyMove(id, people, dice); moves++)
    if (moves % 20 === 0) kept = await world.tableStore.load(id);
  if (kept === undefined) throw new Error('nothing was kept');
  const text = JSON.stringify(kept);
  const load = () => TableState.load(JSON.parse(text) as StoredTable);
  const warm = load();
  const before = inUse();
  const began = performance.now();
  const tables = Array.from({ length: COPIES }, load);
  const each = (performance.now() - began) / COPIES;
  const bytes = (inUse() - before) / COPIES;
  process.stdout.write(
    `a loaded table after ${warm.record?.length} moves: ${Math.round(bytes / 1000)} kB, loaded in ${Math.round(each)} ms\n`,
  );
  expect(tables.every(({ record }) => record?.length === warm.record?.length)).toBe(true);
  expect(bytes).toBeLessThan(200_000);
}, 120_000);

test('a table on which nothing happens is not kept in memory; whoever follows it hears what happens later', async () => {
  const world = new World();
  const [a, b] = somePeople(2);
  const id = await world.begun([a, b], wish('creatures', 2));
  const followed = await Followed.from(world, id, wish('creatures', 2), a);
  await world.tables.tick();
  expect(world.tables.loaded).toBe(1);
  world.time += 10 * 60_000;
  await world.tables.tick();
  expect(world.tables.loaded).toBe(0);
  const no = await world.must(id, b, { act: 'chat', text: 'still there?' });
  await followed.reached(no);
  expect(followed.refused).toEqual([]);
});

test('a table that is not there, or cannot be loaded, is not kept in memory', async () => {
  const world = new World();
  const [a] = somePeople(1);
  const id = await world.created(a, wish('creatures', 2));
  expect(world.tables.loaded).toBe(1);
  const asked = ['nobodys', 'nobodys', 'other'].map((unknown) => world.tables.facts(unknown));
  expect(await Promise.all(asked)).toEqual([undefined, undefined, undefined]);
  expect(await world.refused('nobodys', a, { act: 'sit' })).toMatchObject({ why: 'no-such-table' });
  expect(await world.tables.decision('another', a.id, 'en')).toBeUndefined();
  expect(world.tables.loaded).toBe(1);
  world.restart();
  world.tableStore.load = () => Promise.reject(new Error('the disk is gone'));
  await expect(world.tables.facts(id)).rejects.toThrow('the disk is gone');
  expect(world.tables.loaded).toBe(0);
});

test('only so many tables are kept in memory: the least used goes first, and nothing is lost', async () => {
  const world = new World({ mostLoaded: 3 });
  const [a, b] = somePeople(2);
  const ids: string[] = [];
  for (let count = 0; count < 3; count++) ids.push(await world.begun([a, b], wish('creatures', 2)));
  await world.tables.view(ids[0]);
  ids.push(await world.begun([a, b], wish('creatures', 2)));
  expect(world.tables.loaded).toBe(3);
  const loads = vi.spyOn(world.tableStore, 'load');
  for (const id of [ids[0], ids[2], ids[3]]) await world.tables.view(id);
  expect(loads).not.toHaveBeenCalled();
  const no = await world.must(ids[1], a, { act: 'chat', text: 'still there' });
  expect(loads.mock.calls).toEqual([[ids[1]]]);
  expect(await world.tables.facts(ids[1], a.id)).toMatchObject({ no, phase: 'playing', seat: 0 });
  expect(world.tables.loaded).toBe(3);
});

test('tables at which something is done stay in memory, however many they are', async () => {
  const world = new World({ mostLoaded: 2 });
  const [a] = somePeople(1);
  const ids: string[] = [];
  for (let count = 0; count < 5; count++) ids.push(await world.created(a, wish('creatures', 2)));
  const said = ids.flatMap((id) =>
    ['one', 'two', 'three'].map((text) => world.act(id, a, { act: 'chat', text })),
  );
  expect(world.tables.loaded).toBe(5);
  expect((await Promise.all(said)).map((answer) => answer.ok && answer.no)).toEqual(
    ids.flatMap(() => [2, 3, 4]),
  );
  expect(world.failures).toEqual([]);
  await world.tables.view(ids[0]);
  expect(world.tables.loaded).toBe(2);
});

test('the facts of a game that is over are told as before, without playing it again', async () => {
  const world = new World();
  const people = somePeople(3);
  const [a, b, c] = people;
  const dice = seededDice(11);
  const played = await world.begun([a, b], wish('creatures', 2));
  await world.anyMove(played, [a, b], dice);
  const [who] = await world.waited(played, [a, b]);
  const { moves = 0 } = (await world.tables.facts(played)) ?? {};
  const asked = await world.tables.decision(played, who.id, 'en');
  await world.must(played, who, {
    act: 'play',
    number: asked?.number ?? 0,
    move: asked?.moves[0].move ?? '',
  });
  await world.must(played, who, { act: 'undo', to: moves });
  while (await world.anyMove(played, [a, b], dice));
  await world.tables.rematch(played, b);
  await world.must(played, c, { act: 'chat', text: 'well played' });
  const pace = { pace: 'live', bank: 60, increment: 5 } as const;
  const agreed = await world.begun(people, { ...wish('agricola', 3), pace });
  await world.must(agreed, a, { act: 'resign' });
  const late = async () => (await world.tables.facts(agreed))?.timedOut ?? [];
  while ((await late()).length === 0) {
    world.time += 61_000;
    await world.tables.tick();
  }
  const [seat] = await late();
  await world.must(agreed, people[seat === 1 ? 2 : 1], { act: 'offer', wants: { what: 'end' } });

  const looks = [played, agreed].flatMap((id) =>
    [undefined, a.id, b.id, c.id].map((one) => [id, one] as const),
  );
  const told = () => Promise.all(looks.map(([id, one]) => world.tables.facts(id, one)));
  for (const id of [played, agreed]) await world.tables.view(id);
  const before = await told();
  expect(before.map((facts) => facts?.phase)).toEqual(looks.map(() => 'over'));
  expect(before[4]?.timedOut).toEqual([seat]);
  const deal = await world.tables.create(a, wish('agricola', 1), { daily: '1970-01-01-solo' });
  const secret = 'id' in deal ? deal.id : '';
  await world.must(secret, a, { act: 'start' });
  await world.must(secret, a, { act: 'resign' });
  world.restart();
  const replays = vi.spyOn(TableState, 'load');
  expect(await told()).toEqual(before);
  expect(await world.tables.facts(secret, b.id)).toBeUndefined();
  const { result, ...hers } = (await world.tables.facts(secret, a.id)) ?? {};
  expect([hers, result]).toMatchObject([{ seat: 0, phase: 'over' }, { how: 'resigned' }]);
  expect(result).not.toHaveProperty('seed');
  expect(replays).not.toHaveBeenCalled();
  expect(world.tables.loaded).toBe(0);
  replays.mockRestore();
});
