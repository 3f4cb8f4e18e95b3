import { verifyDeal } from '@furrow/deal/verify';
import { encodeView } from '@furrow/kernel/codec';
import { seededDice } from '@furrow/kernel/dice';
import { GameRecord } from '@furrow/kernel/record';
import { BadRecord, readRecord } from '@furrow/kernel/record-text';
import { SPECTATOR, view } from '@furrow/kernel/view';
import { must } from '@furrow/testkit/failures';
import { Follower } from '@furrow/wire/follower';
import type { TableWish } from '@furrow/wire/wish';
import { expect, test } from 'vitest';
import type { Player } from '../../src/table/command/actor';
import { toldTo } from '../../src/table/publish/news-writer';
import { findBox, gameOf } from '../../src/table/state/boxes';
import { Followed } from './followed';
import { person, somePeople, World, wish } from './people';

/** Whatever everybody's client has put together from news is what the server would show them. */
async function mustSeeTheTruth(world: World, id: string, all: readonly Followed[]): Promise<void> {
  for (const followed of all) {
    const { who, follower, refused } = followed;
    const truth = await world.tables.view(id, who?.id);
    await followed.reached(truth?.no ?? 0);
    expect(refused).toEqual([]);
    expect(follower.no).toBe(truth?.no);
    expect(follower.moves).toBe(truth?.moves);
    expect(JSON.stringify(follower.seen)).toBe(JSON.stringify(truth?.view));
    expect(follower.asked).toEqual(truth?.asked);
  }
}

function everybody(
  world: World,
  id: string,
  wanted: TableWish,
  people: readonly Player[],
): Promise<Followed[]> {
  return Promise.all([...people, undefined].map((who) => Followed.from(world, id, wanted, who)));
}

const HANDS = { mode: 'base', decks: 'A,B' };
const games: readonly (readonly [string, TableWish])[] = [
  ['All Creatures', wish('creatures', 2)],
  ['revised, 1 seat, with hands', wish('agricola', 1, HANDS)],
  ['revised, 2 seats, with hands', wish('agricola', 2, HANDS)],
  ['revised, 3 seats', wish('agricola', 3)],
  ['revised, 4 seats, with hands', wish('agricola', 4, HANDS)],
  ['2007, 5 seats', wish('agricola', 5, { edition: '2007' })],
];

test.each(games)(
  'a whole game (%s): everybody who follows sees the truth at every number, also over restarts',
  async (_, wanted) => {
    const world = new World();
    const people = somePeople(wanted.seats);
    const id = await world.begun(people, wanted);
    let all = await everybody(world, id, wanted, people);
    const dice = seededDice(wanted.seats);
    let steps = 0;
    while (await world.anyMove(id, people, dice)) {
      await mustSeeTheTruth(world, id, all);
      if (++steps % 97 !== 0) continue;
      const before = await world.tables.view(id, people[0].id);
      world.restart();
      expect(await world.tables.view(id, people[0].id)).toEqual(before);
      all = await everybody(world, id, wanted, people);
    }
    expect(steps).toBeGreaterThan(20);
    expect(world.failures).toEqual([]);
    for (const { heard } of all) expect(heard.map(({ no }) => no)).toEqual(heard.map((__, i) => i + 1));
    mustTellTheTruthAtEveryNumber(world, id, wanted);
    await mustBeARightRecord(world, id, wanted);
  },
  120_000,
);

/** After every single entry, also those in the middle of an act, what each audience was told makes what it may see. */
function mustTellTheTruthAtEveryNumber(world: World, id: string, wanted: TableWish): void {
  const game = gameOf(wanted);
  const record = new GameRecord(
    game,
    Array.from({ length: wanted.seats }, () => 'x'),
  );
  const recipients = ['public' as const, ...record.seats.map((_, seat) => seat)];
  const followers = recipients.map((one) => new Follower(game, one === 'public' ? undefined : one));
  for (const numbered of world.tableStore.entries(id)) {
    const { no, entry } = numbered;
    if (entry.kind === 'step') must(record.say(entry.seat, entry.text).ok, () => `${no} is refused`);
    if (entry.kind === 'undo') must(record.undo(entry.to, entry.by).ok, () => `${no} is refused`);
    followers.forEach((follower, i) => {
      const told = toldTo(numbered, recipients[i]);
      must(told !== undefined && follower.take(told).ok, () => `${recipients[i]} is not told ${no}`);
      const truth = encodeView(game.schema, view(game.schema, record.state, i === 0 ? SPECTATOR : i - 1));
      must(
        JSON.stringify(follower.seen) === JSON.stringify(truth),
        () => `${recipients[i]} is misled by ${no}`,
      );
    });
  }
  expect(record.length).toBeGreaterThan(20);
}

/** The record of a game that is over can be read, and its chance was decided by the seed that was promised. */
async function mustBeARightRecord(world: World, id: string, wanted: TableWish): Promise<void> {
  const text = await world.tables.record(id);
  const box = findBox(wanted.game);
  if (text === undefined || box === undefined) throw new BadRecord(0, { why: 'no-record' });
  const record = readRecord(box, text);
  const over = world.tableStore.entries(id).at(-1);
  expect(over?.entry).toMatchObject({
    kind: 'over',
    how: 'played',
    scores: box.open(wanted.options, wanted.seats).outcome(record.state).scores,
  });
  expect(over?.news).toMatchObject([['all', { kind: 'over', seed: record.deal?.seed }]]);
  const { commitment = '', seed = '' } = record.deal ?? {};
  expect(await verifyDeal(record, { commitment, seed })).toMatchObject({ seedFits: true, wrong: [] });
  const began = world.tableStore.entries(id).find(({ entry }) => entry.kind === 'begin');
  expect(began?.entry).toMatchObject({ commitment });
}

test('before the game is over nobody is told the seed, and no record is given', async () => {
  const world = new World();
  const people = somePeople(2);
  const id = await world.begun(people, wish('agricola', 2, HANDS));
  const { facts } = (await world.tableStore.load(id)) ?? {};
  const dice = seededDice(1);
  for (let i = 0; i < 30; i++) await world.anyMove(id, people, dice);
  const said = JSON.stringify([
    world.tableStore.entries(id),
    await world.tables.facts(id, people[0].id),
    await world.tables.view(id, people[0].id),
  ]);
  expect(facts?.seed).toHaveLength(64);
  expect(said).not.toContain(facts?.seed);
  expect(await world.tables.record(id)).toBeUndefined();
});

test('a name that could be misread is escaped in the record', async () => {
  const world = new World();
  const odd = { ...person('a'), name: '# "x\n1 special-1' };
  const id = await world.begun([odd, person('b')], wish('creatures', 2));
  await world.must(id, odd, { act: 'resign' });
  const box = findBox('creatures');
  if (box === undefined) throw new Error('no box');
  expect(readRecord(box, (await world.tables.record(id)) ?? '').seats).toEqual([odd.name, 'Name b']);
});
