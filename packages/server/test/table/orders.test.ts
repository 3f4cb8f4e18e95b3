import { seededDice } from '@furrow/kernel/dice';
import type { Order } from '@furrow/wire/acts';
import { expect, test } from 'vitest';
import type { Player } from '../../src/table/command/actor';
import type { StoredTable } from '../../src/table/store/stored-table';
import { MemoryTableStore } from './memory-table-store';
import { somePeople, World, wish } from './people';

/** The steps that were written after a number: who, and what they said. */
function stepsAfter(world: World, id: string, no: number): string[] {
  return world.tableStore
    .entries(id)
    .slice(no)
    .flatMap(({ entry }) =>
      entry.kind === 'step' && entry.seat >= 0 ? [`${entry.seat} ${entry.text}`] : [],
    );
}

/** Somebody plays a move that must be offered to them. */
async function says(world: World, id: string, who: Player, move: string): Promise<number> {
  const asked = await world.tables.decision(id, who.id, 'en');
  return world.must(id, who, { act: 'play', number: asked?.number ?? 0, move });
}

test('placement: the first wish that can be fulfilled is played when the turn comes, once', async () => {
  const world = new World();
  const people = somePeople(2);
  const id = await world.begun(people, wish('creatures', 2));
  const [who] = await world.waited(id, people);
  const other = people[1 - people.indexOf(who)];
  const wishes = [{ move: 'wood-3', atLeast: 50 }, { move: 'stone-1' }, { move: 'stone-2' }];
  await world.must(id, other, { act: 'orders', orders: [{ when: 'placement', wishes }] });
  const before = world.tableStore.entries(id).length;
  const { commits } = world.tableStore;
  const no = await says(world, id, who, 'stone-1');
  expect(stepsAfter(world, id, before)).toEqual([
    `${people.indexOf(who)} stone-1`,
    `${people.indexOf(other)} stone-2`,
  ]);
  expect(world.tableStore.commits).toBe(commits + 1);
  expect(await world.waited(id, people)).toEqual([who]);
  await says(world, id, who, 'wood-3');
  expect(stepsAfter(world, id, no)).toEqual([`${people.indexOf(who)} wood-3`]);
  expect(await world.waited(id, people)).toEqual([other]);
});

test('placement: goods that lie there are counted', async () => {
  const world = new World();
  const people = somePeople(2);
  const id = await world.begun(people, wish('agricola', 2));
  const [who] = await world.waited(id, people);
  const other = people[1 - people.indexOf(who)];
  const wishes = [
    { move: 'forest', atLeast: 4 },
    { move: 'clay-pit', atLeast: 1 },
  ];
  await world.must(id, other, { act: 'orders', orders: [{ when: 'placement', wishes }] });
  const before = world.tableStore.entries(id).length;
  await says(world, id, who, 'day-laborer');
  expect(stepsAfter(world, id, before)).toContain(`${people.indexOf(other)} clay-pit`);
});

/** Orders to go to these spaces, one with each turn. */
function turns(...moves: readonly string[]): Order[] {
  return moves.map((move) => ({ when: 'placement', wishes: [{ move }] }));
}

test('orders given while one is asked leave that question to the person, also after a restart, and answer the next one', async () => {
  const world = new World();
  const people = somePeople(2);
  const id = await world.begun(people, wish('creatures', 2));
  const [who] = await world.waited(id, people);
  const seat = people.indexOf(who);
  const other = people[1 - seat];
  await world.must(id, who, { act: 'orders', orders: turns('stone-1') });
  for (const text of ['hello', 'hello again']) {
    world.restart();
    await world.must(id, other, { act: 'chat', text });
    expect(await world.waited(id, people)).toEqual([who]);
  }
  await world.must(id, who, { act: 'orders', orders: turns('stone-1') });
  expect(await world.waited(id, people)).toEqual([who]);
  const before = world.tableStore.entries(id).length;
  await says(world, id, who, 'stone-2');
  world.restart();
  await says(world, id, other, 'wood-3');
  const steps = [`${seat} stone-2`, `${1 - seat} wood-3`, `${seat} stone-1`];
  expect(stepsAfter(world, id, before)).toEqual(steps);
});

test('orders given while one is asked rest over what is used at any time: it does not answer the question', async () => {
  const world = new World();
  const people = somePeople(2);
  const id = await world.begun(people, wish('creatures', 2));
  const [who] = await world.waited(id, people);
  await says(world, id, who, 'pig-sheep');
  const [other] = await world.waited(id, people);
  await says(world, id, other, 'stone-1');
  expect(await world.waited(id, people)).toEqual([who]);
  await world.must(id, who, { act: 'orders', orders: turns('stone-2') });
  const before = await says(world, id, who, 'release');
  expect((await world.tables.decision(id, who.id, 'en'))?.kind).toBe('release');
  world.restart();
  await world.anyMove(id, [who], seededDice(1));
  expect(stepsAfter(world, id, before)).toHaveLength(1);
  expect(await world.tables.decision(id, who.id, 'en')).toMatchObject({ kind: 'work', open: false });
});

test('orders after an undo rest, whatever else happens, until the person moves', async () => {
  const world = new World();
  const people = somePeople(2);
  const id = await world.begun(people, wish('creatures', 2));
  const [first] = await world.waited(id, people);
  const who = people[1 - people.indexOf(first)];
  const seat = people.indexOf(who);
  await world.must(id, who, { act: 'orders', orders: turns('stone-1', 'wood-3') });
  await says(world, id, first, 'stone-2');
  expect(await world.waited(id, people)).toEqual([first]);
  const moves = (await world.tables.facts(id))?.moves ?? 0;
  await world.must(id, who, { act: 'undo', to: moves - 1 });
  for (const text of ['hello', 'hello again']) {
    await world.must(id, first, { act: 'chat', text });
    expect(await world.waited(id, people)).toEqual([who]);
    world.restart();
  }
  const before = await says(world, id, who, 'stone-1');
  await says(world, id, first, 'start-wood');
  expect(stepsAfter(world, id, before)).toEqual([`${1 - seat} start-wood`, `${seat} wood-3`]);
});

test('orders after an agreed undo rest only for who is asked then, also if the table is loaded again', async () => {
  const world = new World();
  const people = somePeople(2);
  const id = await world.begun(people, wish('creatures', 2));
  const [who] = await world.waited(id, people);
  const seat = people.indexOf(who);
  const other = people[1 - seat];
  const moves = (await world.tables.facts(id))?.moves ?? 0;
  await says(world, id, who, 'stone-1');
  await says(world, id, other, 'stone-2');
  const offer = await world.must(id, who, { act: 'offer', wants: { what: 'undo', to: moves } });
  await world.must(id, other, { act: 'vote', offer, yes: true });
  const wishes = [{ move: 'wood-3' }];
  await world.must(id, other, { act: 'orders', orders: [{ when: 'placement', wishes }] });
  world.restart();
  const before = world.tableStore.entries(id).length;
  await says(world, id, who, 'stone-1');
  expect(stepsAfter(world, id, before)).toEqual([`${seat} stone-1`, `${1 - seat} wood-3`]);
});

test('orders rest for who went back, and for who gave them then, while others answer at the same time', async () => {
  const world = new World();
  const people = somePeople(4);
  const id = await world.begun(people, wish('agricola', 4));
  const dice = seededDice(2);
  const waited = await world.waited(id, people);
  const lazy = people.find((one) => !waited.includes(one)) ?? people[0];
  const orders: Order[] = [{ when: 'feeding', spare: 'animals' }];
  await world.must(id, lazy, { act: 'orders', orders });
  while ((await world.waited(id, people)).length < 3) await world.anyMove(id, people, dice);
  expect(await world.waited(id, [lazy])).toEqual([]);
  const [late, other] = await world.waited(id, people);
  const moves = (await world.tables.facts(id))?.moves ?? 0;
  await world.must(id, lazy, { act: 'undo', to: moves - 1 });
  await world.must(id, late, { act: 'orders', orders });
  expect(await world.waited(id, [lazy, late])).toEqual([lazy, late]);
  await world.anyMove(id, [other], dice);
  world.restart();
  await world.must(id, other, { act: 'chat', text: 'well?' });
  expect(await world.waited(id, [lazy, late, other])).toEqual([lazy, late]);
});

/** Keeps orders of a form that nobody knows any more. */
class OddKeeping extends MemoryTableStore {
  override async load(table: string): Promise<StoredTable | undefined> {
    const kept = await super.load(table);
    if (kept?.snapshot.phase !== 'playing') return kept;
    const orders = JSON.parse('[[{"when":"placement"}],[{"when":"placement"}]]') as Order[][];
    return { ...kept, snapshot: { ...kept.snapshot, orders } };
  }
}

test('an order that throws is dropped and told, and keeps nobody from moving', async () => {
  const world = new World({ tableStore: new OddKeeping() });
  const people = somePeople(2);
  const id = await world.begun(people, wish('creatures', 2));
  world.restart();
  const [who] = await world.waited(id, people);
  await says(world, id, who, 'stone-1');
  expect(await world.waited(id, people)).toEqual([people[1 - people.indexOf(who)]]);
  expect(world.failures).toEqual([expect.any(TypeError)]);
  expect(JSON.parse(world.tableStore.snapshotText(id))).toMatchObject({
    orders: people.map((one) => (one === who ? [{ when: 'placement' }] : [])),
  });
});

test.each(['animals', 'crops'] as const)(
  'feeding and forced steps: whole games go on by themselves where orders say so (sparing %s)',
  async (spare) => {
    const world = new World();
    const people = somePeople(2);
    const id = await world.begun(people, wish('agricola', 2, { edition: '2007' }));
    const [lazy, busy] = people;
    await world.must(id, lazy, { act: 'orders', orders: [{ when: 'forced' }, { when: 'feeding', spare }] });
    const dice = seededDice(3);
    let asked = 0;
    while ((await world.tables.facts(id))?.phase === 'playing') {
      const decision = await world.tables.decision(id, lazy.id, 'en');
      if (decision?.open === false && decision.kind === 'feed') asked++;
      await world.anyMove(id, people, dice);
    }
    const fed = (who: Player) =>
      stepsAfter(world, id, 0).filter((step) => step.startsWith(`${people.indexOf(who)} feed`)).length;
    expect(asked).toBe(0);
    expect([fed(lazy), fed(busy)]).toEqual([6, 6]);
  },
  60_000,
);
