import type { Pace } from '@furrow/wire/wish';
import { expect, test } from 'vitest';
import { person, World, wish } from './people';

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(person);
const LIVE: Pace = { pace: 'live', bank: 600, increment: 5 };
const TWO = { ...wish('creatures', 2), pace: LIVE };
const THREE = { ...wish('agricola', 3), pace: LIVE };

async function phaseOf(world: World, id: string): Promise<string | undefined> {
  return (await world.tables.facts(id))?.phase;
}

/** Waits until everything that follows from somebody coming or going is done, and says where the table stands then. */
async function settled(world: World, id: string): Promise<string | undefined> {
  let heard = false;
  const leave = world.tables.presence.join(id, undefined, () => {
    heard = true;
  });
  await expect.poll(() => heard).toBe(true);
  leave();
  return phaseOf(world, id);
}

function begins(world: World, id: string): number {
  return world.tableStore.entries(id).filter(({ entry }) => entry.kind === 'begin').length;
}

test('a live table that is full waits for whoever is away, sends for them, and starts when they come', async () => {
  const world = new World();
  const id = await world.created(a, TWO);
  world.tables.presence.join(id, b.id);
  await world.must(id, b, { act: 'sit' });
  expect(await settled(world, id)).toBe('open');
  expect(world.tableStore.notifications).toEqual([{ person: a.id, table: id, what: 'awaited', no: 2 }]);
  world.time += 1000;
  world.tables.presence.join(id, a.id);
  await expect.poll(() => phaseOf(world, id)).toBe('playing');
  expect(await world.tables.facts(id)).toMatchObject({
    here: [0, 1],
    clocks: { left: [600_000, 600_000], since: world.time },
  });
  expect(begins(world, id)).toBe(1);
  expect(world.failures).toEqual([]);
});

test('whoever was there and went away before the last seat was taken is waited for, as long as they have no other page open', async () => {
  const world = new World();
  const id = await world.created(a, THREE);
  const pages = [world.tables.presence.join(id, a.id), world.tables.presence.join(id, a.id)];
  const leave = world.tables.presence.join(id, b.id);
  world.tables.presence.join(id, c.id);
  pages[0]();
  await world.must(id, b, { act: 'sit' });
  leave();
  await world.must(id, c, { act: 'sit' });
  expect(await settled(world, id)).toBe('open');
  world.tables.presence.join(id, b.id);
  await expect.poll(() => phaseOf(world, id)).toBe('playing');
});

test('two who sit down at once while all are there start the game once', async () => {
  const world = new World();
  const id = await world.created(a, THREE);
  for (const one of [a, b, c]) world.tables.presence.join(id, one.id);
  await Promise.all([b, c].map((one) => world.must(id, one, { act: 'sit' })));
  expect(await settled(world, id)).toBe('playing');
  expect(begins(world, id)).toBe(1);
});

test('bots are always there, and without a live clock nobody need be', async () => {
  const world = new World({ think: () => new Promise(() => undefined) });
  const id = await world.created(a, THREE);
  for (const one of [a, b]) world.tables.presence.join(id, one.id);
  await world.must(id, b, { act: 'sit' });
  await world.must(id, a, { act: 'bot', seat: 2, bot: 'level-1' });
  expect(await phaseOf(world, id)).toBe('playing');
  for (const pace of [{ pace: 'free' }, { pace: 'slow', days: 1, from: 0, to: 24 }] as const) {
    const slow = await world.created(a, { ...wish('creatures', 2), pace });
    await world.must(slow, b, { act: 'sit' });
    expect(await phaseOf(world, slow)).toBe('playing');
  }
});

test('the host cannot start without those who are away; whoever says start is there', async () => {
  const world = new World({ think: () => new Promise(() => undefined) });
  const id = await world.created(a, TWO);
  await world.must(id, b, { act: 'sit' });
  expect(await world.refused(id, a, { act: 'start' })).toMatchObject({
    why: 'people-away',
    words: 'Not everybody is at the table; the start waits for: Name b.',
    right: [1],
  });
  world.tables.presence.join(id, b.id);
  expect(await settled(world, id)).toBe('open');
  await world.must(id, a, { act: 'start' });
  expect(await phaseOf(world, id)).toBe('playing');
  const alone = await world.created(a, TWO);
  await world.must(alone, a, { act: 'bot', seat: 1, bot: 'level-1' });
  await world.must(alone, a, { act: 'start' });
  expect(await phaseOf(world, alone)).toBe('playing');
});

test('the host frees every seat but their own before the game; others can only leave theirs', async () => {
  const world = new World();
  const id = await world.created(a, THREE);
  world.tables.presence.join(id, c.id);
  for (const one of [b, c]) await world.must(id, one, { act: 'sit' });
  const whyNot = async (who: typeof a, seat: number) =>
    (await world.refused(id, who, { act: 'free', seat })).why;
  expect(await whyNot(c, 1)).toBe('not-host');
  expect(await whyNot(d, 1)).toBe('not-seated');
  expect(await whyNot(a, 0)).toBe('own-seat');
  expect(await whyNot(a, 3)).toBe('no-such-seat');
  await world.must(id, a, { act: 'free', seat: 1 });
  expect(await whyNot(a, 1)).toBe('nobody-sits-there');
  world.tables.presence.join(id, a.id);
  world.tables.presence.join(id, d.id);
  expect(await settled(world, id)).toBe('open');
  await world.must(id, d, { act: 'sit' });
  expect(await phaseOf(world, id)).toBe('playing');
  expect(await world.refused(id, a, { act: 'free', seat: 1 })).toMatchObject({ why: 'not-open' });
});

test('a full table whose host never comes: the others can leave it, and it is dropped like every open one', async () => {
  const world = new World();
  const id = await world.created(a, THREE);
  for (const one of [b, c]) await world.must(id, one, { act: 'sit' });
  await world.must(id, b, { act: 'leave' });
  await world.must(id, d, { act: 'sit' });
  await world.tables.dropAbandoned(world.time + 1);
  expect(await phaseOf(world, id)).toBe('dropped');
});

test('a full table waits over a restart, and starts when all have come back', async () => {
  const world = new World();
  const id = await world.created(a, TWO);
  world.tables.presence.join(id, b.id);
  await world.must(id, b, { act: 'sit' });
  world.restart();
  world.tables.presence.join(id, a.id);
  expect(await settled(world, id)).toBe('open');
  world.tables.presence.join(id, b.id);
  await expect.poll(() => phaseOf(world, id)).toBe('playing');
});

test('a start that cannot be kept is tried again', async () => {
  const world = new World();
  const id = await world.created(a, TWO);
  world.tables.presence.join(id, b.id);
  await world.must(id, b, { act: 'sit' });
  world.tableStore.failing = 1;
  world.tables.presence.join(id, a.id);
  await expect.poll(() => phaseOf(world, id), { timeout: 10_000 }).toBe('playing');
  expect(begins(world, id)).toBe(1);
  expect(world.failures.map(String)).toEqual([
    'Error: the disk is full',
    'Error: a full table could not be started',
  ]);
});
