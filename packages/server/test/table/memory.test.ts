import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { seededDice } from '@furrow/kernel/dice';
import { expect, test } from 'vitest';
import type { KeptTable } from '../../src/table/keeping';
import { TableNow } from '../../src/table/table-now';
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
  let kept: KeptTable | undefined;
  for (let moves = 0; await world.anyMove(id, people, dice); moves++)
    if (moves % 20 === 0) kept = await world.keeping.load(id);
  if (kept === undefined) throw new Error('nothing was kept');
  const text = JSON.stringify(kept);
  const load = () => TableNow.load(JSON.parse(text) as KeptTable);
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
  world.keeping.load = () => Promise.reject(new Error('the disk is gone'));
  await expect(world.tables.facts(id)).rejects.toThrow('the disk is gone');
  expect(world.tables.loaded).toBe(0);
});
