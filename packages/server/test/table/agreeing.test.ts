import { seededDice } from '@furrow/kernel/dice';
import type { Pace } from '@furrow/wire/wish';
import { expect, test } from 'vitest';
import { somePeople, World, wish } from './people';

const LIVE: Pace = { pace: 'live', bank: 60, increment: 0 };
const people = somePeople(3);
/** Bots that never answer. */
const think = () => new Promise<string>(() => undefined);

test('an offer to end is carried out when the time of the last one who was asked is up', async () => {
  const world = new World();
  const id = await world.begun(people, { ...wish('agricola', 3), pace: LIVE });
  const [late] = await world.waited(id, people);
  const [first, second] = people.filter((one) => one !== late);
  const offer = await world.must(id, first, { act: 'offer', wants: { what: 'end' } });
  await world.must(id, second, { act: 'vote', offer, yes: true });
  expect(await world.tables.facts(id)).toMatchObject({ phase: 'playing' });
  world.time += 60_000;
  await world.tables.tick();
  const known = await world.tables.facts(id);
  expect(known).toMatchObject({ phase: 'over', offers: [], result: { how: 'time' } });
  expect(known?.result?.winners).not.toContain(people.indexOf(late));
  expect(world.tableStore.notifications).toContainEqual(
    expect.objectContaining({ table: id, person: first.id, what: 'over' }),
  );
});

test.each([false, true])(
  'an offer is carried out when the last one who was asked resigns (the server begins anew before: %s)',
  async (anew) => {
    const world = new World({ think });
    const id = await world.begun(people, wish('agricola', 3));
    const before = await world.tables.view(id);
    const dice = seededDice(4);
    for (let i = 0; i < 12; i++) await world.anyMove(id, people, dice);
    const [first, second, third] = people;
    const to = before?.moves ?? 0;
    const offer = await world.must(id, first, { act: 'offer', wants: { what: 'undo', to } });
    await world.must(id, second, { act: 'vote', offer, yes: true });
    if (anew) world.restart();
    await world.must(id, third, { act: 'resign' });
    expect((await world.tables.view(id))?.view).toEqual(before?.view);
    expect(await world.tables.facts(id)).toMatchObject({ phase: 'playing', moves: to, offers: [] });
    world.restart();
    expect((await world.tables.view(id))?.view).toEqual(before?.view);
  },
);

test('an offer to end is carried out when the last one who was asked is replaced', async () => {
  const world = new World({ think });
  const four = somePeople(4);
  const id = await world.begun(four, { ...wish('agricola', 4), pace: LIVE });
  const [late] = await world.waited(id, four);
  const [first, second, third] = four.filter((one) => one !== late);
  world.time += 60_000;
  await world.tables.tick();
  const replace = { what: 'replace', seat: four.indexOf(late), bot: 'level-1' } as const;
  const replacing = await world.must(id, first, { act: 'offer', wants: replace });
  const ending = await world.must(id, second, { act: 'offer', wants: { what: 'end' } });
  await world.must(id, first, { act: 'vote', offer: ending, yes: true });
  await world.must(id, second, { act: 'vote', offer: replacing, yes: true });
  await world.must(id, third, { act: 'resign' });
  const known = await world.tables.facts(id);
  expect(known).toMatchObject({ phase: 'over', result: { how: 'agreed' } });
  expect(known?.sitters[four.indexOf(late)]).toMatchObject({ bot: 'level-1' });
});

test('an offer to go back ends when a person plays on, and not when a bot does', async () => {
  const answers: ((move: string) => void)[] = [];
  const world = new World({ think: () => new Promise((answer) => answers.push(answer)) });
  const [first, second] = people;
  const id = await world.created(first, wish('agricola', 3));
  await world.must(id, first, { act: 'bot', seat: 2, bot: 'level-1' });
  await world.must(id, second, { act: 'sit' });
  const dice = seededDice(5);
  while (await world.anyMove(id, people, dice));
  expect(await world.tables.facts(id)).toMatchObject({ waiting: [2] });
  const to = ((await world.tables.facts(id))?.moves ?? 0) - 1;
  const wants = { what: 'undo', to: Math.max(0, to) } as const;
  const offer = await world.must(id, first, { act: 'offer', wants });
  answers.shift()?.('day-laborer');
  while ((await world.waited(id, people)).length === 0);
  expect((await world.tables.facts(id))?.offers).toMatchObject([{ offer }]);
  await world.anyMove(id, people, dice);
  expect((await world.tables.facts(id))?.offers).toEqual([]);
  expect(await world.refused(id, second, { act: 'vote', offer, yes: true })).toMatchObject({
    why: 'no-such-offer',
  });
  await world.must(id, first, { act: 'offer', wants });
});

test('nobody is asked again and again: a seat makes five offers in ten minutes, also over a restart', async () => {
  const world = new World();
  const [a, b] = people;
  const id = await world.begun([a, b], wish('creatures', 2));
  const wants = { what: 'end' } as const;
  for (let i = 0; i < 5; i++) {
    world.time += 60_000;
    const offer = await world.must(id, a, { act: 'offer', wants });
    await world.must(id, a, { act: 'vote', offer, yes: false });
  }
  world.restart();
  expect(await world.refused(id, a, { act: 'offer', wants })).toMatchObject({
    why: 'too-many-offers',
    words: 'You have made many offers; wait 6 minutes before the next one.',
  });
  const other = await world.must(id, b, { act: 'offer', wants });
  await world.must(id, b, { act: 'vote', offer: other, yes: false });
  world.time += 6 * 60_000;
  await world.must(id, a, { act: 'offer', wants });
});
