import { seededDice } from '@furrow/kernel/dice';
import { expect, test } from 'vitest';
import type { Person } from '../../src/table/person';
import { somePeople, World, wish } from './people';

/** The steps that were written after a number: who, and what they said. */
function stepsAfter(world: World, id: string, no: number): string[] {
  return world.keeping
    .entries(id)
    .slice(no)
    .flatMap(({ entry }) =>
      entry.kind === 'step' && entry.seat >= 0 ? [`${entry.seat} ${entry.text}`] : [],
    );
}

/** Somebody plays a move that must be offered to them. */
async function says(world: World, id: string, who: Person, move: string): Promise<number> {
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
  const before = world.keeping.entries(id).length;
  const { commits } = world.keeping;
  const no = await says(world, id, who, 'stone-1');
  expect(stepsAfter(world, id, before)).toEqual([
    `${people.indexOf(who)} stone-1`,
    `${people.indexOf(other)} stone-2`,
  ]);
  expect(world.keeping.commits).toBe(commits + 1);
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
  const before = world.keeping.entries(id).length;
  await says(world, id, who, 'day-laborer');
  expect(stepsAfter(world, id, before)).toContain(`${people.indexOf(other)} clay-pit`);
});

test('orders after an undo rest: whoever has gone back chooses anew', async () => {
  const world = new World();
  const people = somePeople(2);
  const id = await world.begun(people, wish('creatures', 2));
  const [who] = await world.waited(id, people);
  const seat = people.indexOf(who);
  const moves = (await world.tables.facts(id))?.moves ?? 0;
  const wishes = [{ move: 'stone-1' }];
  await world.must(id, who, { act: 'orders', orders: [{ when: 'placement', wishes }] });
  expect((await world.tables.facts(id))?.moves).toBe(moves + 1);
  await world.must(id, who, { act: 'undo', to: moves });
  expect(await world.waited(id, people)).toEqual([people[seat]]);
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
    const fed = (who: Person) =>
      stepsAfter(world, id, 0).filter((step) => step.startsWith(`${people.indexOf(who)} feed`)).length;
    expect(asked).toBe(0);
    expect([fed(lazy), fed(busy)]).toEqual([6, 6]);
  },
  60_000,
);
