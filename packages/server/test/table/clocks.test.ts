import { seededDice } from '@furrow/kernel/dice';
import type { Pace } from '@furrow/wire/wish';
import { expect, test } from 'vitest';
import type { Player } from '../../src/table/command/actor';
import { firstTime, momentAfter, ranBetween } from '../../src/table/state/clocks';
import type { TableSnapshot } from '../../src/table/store/stored-table';
import { MemoryTableStore } from './memory-table-store';
import { somePeople, World, wish } from './people';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const SLOW: Pace = { pace: 'slow', days: 2, from: 8, to: 20 };
const NIGHT: Pace = { pace: 'slow', days: 1, from: 22, to: 2 };

test('playing hours: a clock runs only in them', () => {
  expect(firstTime(SLOW)).toBe(24 * HOUR);
  expect(ranBetween(SLOW, DAY, DAY + 8 * HOUR)).toBe(0);
  expect(ranBetween(SLOW, DAY, DAY + 9 * HOUR)).toBe(HOUR);
  expect(ranBetween(SLOW, DAY + 19 * HOUR, 2 * DAY + 9 * HOUR)).toBe(2 * HOUR);
  expect(ranBetween(NIGHT, DAY + 21 * HOUR, 2 * DAY + 12 * HOUR)).toBe(4 * HOUR);
  expect(ranBetween(SLOW, 5 * DAY, 4 * DAY)).toBe(0);
});

test('playing hours: the moment at which a clock has run so long is the first at which it has', () => {
  const dice = seededDice(1);
  for (const pace of [SLOW, NIGHT]) {
    for (let i = 0; i < 500; i++) {
      const since = 10 * DAY + dice.below(3 * DAY);
      const time = 1 + dice.below(30 * HOUR);
      const end = momentAfter(pace, since, time);
      expect(ranBetween(pace, since, end)).toBe(time);
      expect(ranBetween(pace, since, end - 1)).toBe(time - 1);
    }
  }
});

test('a live clock: runs for whoever is waited for and gains the increment with a move', async () => {
  const world = new World();
  const people = somePeople(2);
  const id = await world.begun(people, {
    ...wish('creatures', 2),
    pace: { pace: 'live', bank: 60, increment: 5 },
  });
  const [who] = await world.waited(id, people);
  const seat = people.indexOf(who);
  expect(await world.tables.facts(id)).toMatchObject({ clocks: { left: [60_000, 60_000], running: [seat] } });
  world.time += 20_000;
  await world.anyMove(id, people, seededDice(1));
  const clocks = (await world.tables.facts(id))?.clocks;
  expect(clocks?.left[seat]).toBe(45_000);
  expect(clocks?.left[1 - seat]).toBe(60_000);
  const told = world.tableStore.entries(id).at(-1)?.news[0][1];
  expect(told).toMatchObject({ kind: 'step', clocks });
});

test('a live clock: who takes a move back and plays again gains nothing by it', async () => {
  const world = new World();
  const people = somePeople(2);
  const pace: Pace = { pace: 'live', bank: 60, increment: 5 };
  const id = await world.begun(people, { ...wish('creatures', 2), pace });
  const { who, moves, left } = await inTurnOfSeveralMoves(world, id, people);
  for (let i = 0; i < 3; i++) {
    await world.must(id, who, { act: 'undo', to: moves });
    await world.anyMove(id, [who], seededDice(1));
  }
  expect((await world.tables.facts(id))?.clocks?.left[people.indexOf(who)]).toBe(left + 5000);
});

/** Plays until somebody alone is asked again after a move: who, and how it stood before that move. */
async function inTurnOfSeveralMoves(
  world: World,
  id: string,
  people: readonly Player[],
): Promise<{ readonly who: Player; readonly moves: number; readonly left: number }> {
  for (let n = 0; n < 200; n++) {
    const [who] = await world.waited(id, people);
    const { moves = 0, clocks } = (await world.tables.facts(id)) ?? {};
    await world.anyMove(id, [who], seededDice(1));
    const after = await world.tables.facts(id);
    const isAsked = (await world.waited(id, people)).every((one) => one === who);
    if (isAsked && after?.moves === moves + 1)
      return { who, moves, left: clocks?.left[people.indexOf(who)] ?? 0 };
  }
  throw new Error('nobody has a turn of several moves');
}

/** A turn that is over with one move. */
async function takesStone(world: World, id: string, who: Player): Promise<void> {
  const { number = 0 } = (await world.tables.decision(id, who.id, 'en')) ?? {};
  await world.must(id, who, { act: 'play', number, move: 'stone-1' });
}

test.each<Pace>([
  { pace: 'live', bank: 60, increment: 5 },
  { pace: 'slow', days: 1, from: 0, to: 24 },
])('with a clock nobody takes a question back from another person on their own ($pace)', async (pace) => {
  const world = new World();
  const people = somePeople(2);
  const id = await world.begun(people, { ...wish('creatures', 2), pace });
  const [who] = await world.waited(id, people);
  const other = people[1 - people.indexOf(who)];
  const to = (await world.tables.facts(id))?.moves ?? 0;
  await takesStone(world, id, who);
  const asked = await world.tables.decision(id, other.id, 'en');
  expect(await world.refused(id, who, { act: 'undo', to })).toMatchObject({
    why: 'offer-it',
    right: { act: 'offer', wants: { what: 'undo', to } },
  });
  // Also if their time is up, for they may still answer.
  world.time += 2 * DAY;
  await world.tables.tick();
  expect((await world.tables.facts(id))?.timedOut).toEqual([people.indexOf(other)]);
  expect(await world.refused(id, who, { act: 'undo', to })).toMatchObject({ why: 'offer-it' });
  const move = asked?.moves[0].move ?? '';
  await world.must(id, other, { act: 'play', number: asked?.number ?? 0, move });
});

test('with a clock somebody takes back freely what only a bot is asked after', async () => {
  const world = new World({ think: () => new Promise(() => undefined) });
  const [a, b] = somePeople(2);
  const pace: Pace = { pace: 'live', bank: 60, increment: 5 };
  const id = await world.created(a, { ...wish('creatures', 2), pace });
  world.tables.presence.join(id, a.id);
  await world.must(id, a, { act: 'bot', seat: 1, bot: 'level-1' });
  await world.must(id, a, { act: 'start' });
  expect(await world.refused(id, b, { act: 'sit' })).toMatchObject({ why: 'not-open' });
  const to = (await world.tables.facts(id))?.moves ?? 0;
  expect(await world.waited(id, [a])).toEqual([a]);
  await takesStone(world, id, a);
  expect((await world.tables.facts(id))?.waiting).toEqual([1]);
  await world.must(id, a, { act: 'undo', to });
});

test('a slow clock: after going back by agreement every move gains its days again', async () => {
  const world = new World();
  const people = somePeople(2);
  const pace: Pace = { pace: 'slow', days: 1, from: 0, to: 24 };
  const id = await world.begun(people, { ...wish('creatures', 2), pace });
  const dice = seededDice(1);
  const start = (await world.tables.facts(id))?.moves ?? 0;
  for (let i = 0; i < 4; i++) await world.anyMove(id, people, dice);
  const [first, second] = people;
  const offer = await world.must(id, first, { act: 'offer', wants: { what: 'undo', to: start } });
  await world.must(id, second, { act: 'vote', offer, yes: true });
  world.restart();
  for (let i = 0; i < 4; i++) {
    const [who] = await world.waited(id, people);
    world.time += 10 * HOUR;
    await world.anyMove(id, [who], dice);
    expect((await world.tables.facts(id))?.clocks?.left[people.indexOf(who)]).toBe(DAY);
  }
});

test('time that is up: everybody is told; until the others decide, the person may still move', async () => {
  const world = new World();
  const people = somePeople(2);
  const id = await world.begun(people, {
    ...wish('creatures', 2),
    pace: { pace: 'live', bank: 60, increment: 5 },
  });
  const [who] = await world.waited(id, people);
  const other = people[1 - people.indexOf(who)];
  const seat = people.indexOf(who);
  world.time += 59_999;
  await world.tables.tick();
  const replace = { act: 'offer', wants: { what: 'replace', seat, bot: 'level-1' } } as const;
  expect(await world.refused(id, other, replace)).toMatchObject({ why: 'not-timed-out' });
  world.time += 1;
  await world.tables.tick();
  await world.tables.tick();
  expect(world.tableStore.entries(id).filter(({ entry }) => entry.kind === 'timeout')).toHaveLength(1);
  expect(await world.tables.facts(id)).toMatchObject({ timedOut: [seat], clocks: { running: [] } });
  await world.anyMove(id, [who], seededDice(1));
  expect(await world.tables.facts(id)).toMatchObject({ timedOut: [], phase: 'playing' });
});

test('time that is up: the others replace the person by a bot, all agreeing, or end the game without them', async () => {
  const pace: Pace = { pace: 'slow', days: 1, from: 0, to: 24 };
  const world = new World({ think: () => new Promise(() => undefined) });
  const people = somePeople(3);
  for (const wants of ['replace', 'end'] as const) {
    const id = await world.begun(people, { ...wish('agricola', 3), pace });
    const [who] = await world.waited(id, people);
    const seat = people.indexOf(who);
    const [first, second] = people.filter((one) => one !== who);
    world.time += 13 * HOUR;
    await world.tables.tick();
    expect(world.tableStore.notifications).toContainEqual(
      expect.objectContaining({ table: id, person: who.id, what: 'time-short' }),
    );
    world.time += DAY;
    await world.tables.tick();
    const made =
      wants === 'end' ? ({ what: 'end' } as const) : ({ what: 'replace', seat, bot: 'level-2' } as const);
    const offer = await world.must(id, first, { act: 'offer', wants: made });
    expect(await world.refused(id, who, { act: 'vote', offer, yes: false })).toMatchObject({
      why: 'not-asked',
    });
    await world.must(id, second, { act: 'vote', offer, yes: true });
    const known = await world.tables.facts(id);
    if (wants === 'replace') expect(known?.sitters[seat]).toMatchObject({ bot: 'level-2' });
    else {
      expect(known).toMatchObject({ phase: 'over', result: { how: 'time' } });
      expect(known?.result?.winners).not.toContain(seat);
    }
  }
});

test('time that is up twice: what was offered the first time does not come back with the second', async () => {
  const world = new World();
  const people = somePeople(3);
  const pace: Pace = { pace: 'live', bank: 60, increment: 0 };
  const id = await world.begun(people, { ...wish('agricola', 3), pace });
  const [who] = await world.waited(id, people);
  const seat = people.indexOf(who);
  const [first, second] = people.filter((one) => one !== who);
  const timeIsUp = async () => {
    world.time += 61_000;
    await world.tables.tick();
    expect((await world.tables.facts(id))?.timedOut).toEqual([seat]);
  };
  await timeIsUp();
  const wants = { what: 'replace', seat, bot: 'level-1' } as const;
  const old = await world.must(id, first, { act: 'offer', wants });
  await world.anyMove(id, [who], seededDice(1));
  const before = (await world.tables.facts(id))?.moves ?? 0;
  const back = await world.must(id, who, { act: 'offer', wants: { what: 'undo', to: before - 1 } });
  for (const one of [first, second]) await world.must(id, one, { act: 'vote', offer: back, yes: true });
  await timeIsUp();
  expect((await world.tables.facts(id))?.offers).toEqual([]);
  expect(await world.refused(id, second, { act: 'vote', offer: old, yes: true })).toMatchObject({
    why: 'no-such-offer',
  });
  await world.must(id, first, { act: 'offer', wants });
});

test('live clocks stand still while there is no server, and everybody is told; then they run again', async () => {
  const world = new World();
  const people = somePeople(2);
  const pace: Pace = { pace: 'live', bank: 60, increment: 0 };
  const id = await world.begun(people, { ...wish('creatures', 2), pace });
  world.time += 25_000;
  await world.must(id, people[0], { act: 'chat', text: 'hm' });
  const before = await world.tables.facts(id);
  world.restart();
  world.time += HOUR;
  world.tableStore.failing = 1;
  await world.tables.resume();
  expect(world.failures).toHaveLength(1);
  await world.tables.resume();
  await world.tables.tick();
  const after = await world.tables.facts(id);
  expect(after).toMatchObject({
    timedOut: [],
    clocks: { ...before?.clocks, since: world.time },
    no: (before?.no ?? 0) + 1,
  });
  expect(await world.tables.news(id, undefined, before?.no ?? 0)).toEqual([
    { no: after?.no, time: world.time, kind: 'resumed', left: before?.clocks?.left },
  ]);
  expect(Math.min(...(after?.clocks?.left ?? []))).toBe(35_000);
  world.time += 34_999;
  await world.tables.tick();
  expect(await world.tables.facts(id)).toMatchObject({ timedOut: [] });
  world.time += 1;
  await world.tables.tick();
  expect((await world.tables.facts(id))?.timedOut).toEqual(before?.waiting);
});

test.each<Pace>([{ pace: 'free' }, { pace: 'live', bank: 600, increment: 5 }])(
  'when a game ended stays known whatever is said afterwards ($pace)',
  async (pace) => {
    const world = new World();
    const [a, b] = somePeople(2);
    const id = await world.begun([a, b], { ...wish('creatures', 2), pace });
    world.time += 60_000;
    await world.must(id, a, { act: 'resign' });
    const ended = world.time;
    const kept = world.tableStore.snapshotText(id);
    world.time += 86_400_000;
    await world.must(id, b, { act: 'chat', text: 'thank you' });
    world.restart();
    world.time += 86_400_000;
    await world.must(id, b, { act: 'chat', text: 'and good night' });
    expect((JSON.parse(kept) as TableSnapshot).since).toBe(ended);
    expect(world.tableStore.snapshotText(id)).toBe(kept);
  },
);

test('a table that cannot be loaded is tried ever more rarely, and the clocks of others run', async () => {
  const tableStore = new MemoryTableStore();
  const world = new World({ tableStore });
  const [a, b] = somePeople(2);
  const live = { ...wish('creatures', 2), pace: { pace: 'live', bank: 600, increment: 5 } } as const;
  const [broken, sound] = [await world.begun([a, b], live), await world.begun([a, b], live)];
  const load = tableStore.load.bind(tableStore);
  let whole = false;
  const tried: number[] = [];
  tableStore.load = (id) => {
    if (id !== broken || whole) return load(id);
    tried.push(world.time);
    return Promise.reject(new Error('an entry that nobody can read'));
  };
  world.restart();
  world.time += 700_000;
  const began = world.time;
  for (; world.time < began + HOUR; world.time += 1000) await world.tables.tick();
  const waits = tried.slice(1).map((time, i) => time - tried[i]);
  expect(waits.slice(0, 5)).toEqual([2000, 4000, 8000, 16_000, 32_000]);
  expect(Math.max(...waits)).toBe(600_000);
  expect(world.failures).toHaveLength(tried.length);
  expect((await world.tables.facts(sound))?.timedOut).toHaveLength(1);
  whole = true;
  for (const until = world.time + 600_000; world.time <= until; world.time += 1000) await world.tables.tick();
  expect((await world.tables.facts(broken))?.timedOut).toHaveLength(1);
});

test('a table that cannot be loaded keeps nobody from being told that their time is short', async () => {
  const tableStore = new MemoryTableStore();
  const world = new World({ tableStore });
  const [a, b] = somePeople(2);
  const slow = { ...wish('creatures', 2), pace: SLOW };
  const [broken, sound] = [await world.begun([a, b], slow), await world.begun([a, b], slow)];
  const load = tableStore.load.bind(tableStore);
  tableStore.load = (id) => (id === broken ? Promise.reject(new Error('cannot be read')) : load(id));
  world.restart();
  const { deadline = 0 } = JSON.parse(tableStore.snapshotText(sound)) as TableSnapshot;
  world.time = deadline - HOUR;
  await world.tables.tick();
  const short = tableStore.notifications.filter(({ what }) => what === 'time-short');
  expect(short.map(({ table }) => table)).toEqual([sound]);
});

test('slow clocks go on over a restart as if nothing had happened, and tables without clocks stay as they are', async () => {
  const world = new World();
  const people = somePeople(2);
  const pace: Pace = { pace: 'slow', days: 1, from: 0, to: 24 };
  const slow = await world.begun(people, { ...wish('creatures', 2), pace });
  const free = await world.begun(people, wish('creatures', 2));
  const [before, freely] = [await world.tables.facts(slow), await world.tables.facts(free)];
  world.time += 12 * HOUR;
  world.restart();
  await world.tables.resume();
  expect(await world.tables.facts(slow)).toEqual(before);
  expect(await world.tables.facts(free)).toEqual(freely);
  world.time += 12 * HOUR;
  await world.tables.tick();
  expect((await world.tables.facts(slow))?.timedOut).toEqual(before?.waiting);
});
