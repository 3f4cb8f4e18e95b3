import { readCampaign } from '@furrow/kernel/campaign-text';
import { seededDice } from '@furrow/kernel/dice';
import type { Language } from '@furrow/text/language';
import type { TableWish } from '@furrow/wire/wish';
import { expect, test } from 'vitest';
import { thinkInline } from '../../src/table/bots/thinker';
import type { Player } from '../../src/table/command/actor';
import { campaignBox } from '../../src/table/state/campaign';
import { ABSENT_AFTER } from '../../src/table/state/deadlines';
import { MemoryTableStore } from './memory-table-store';
import { person, somePeople, World, wish } from './people';

const HANDS = { mode: 'base', decks: 'A,B' };
const campaignWish = (seats: number): TableWish => ({ ...wish('agricola', seats, HANDS), campaign: 1 });

/** What must be there. */
function there<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('it is not there');
  return value;
}

/** Plays a game to its end with any moves. */
async function playOut(world: World, id: string, people: readonly Player[], seed: number): Promise<void> {
  const dice = seededDice(seed);
  while (await world.anyMove(id, people, dice));
  expect(await world.tables.facts(id)).toMatchObject({ phase: 'over', result: { how: 'played' } });
}

/** A campaign whose first game is over. */
async function afterFirstGame(world: World, people: readonly Player[]): Promise<string> {
  const id = await world.begun(people, campaignWish(people.length));
  await playOut(world, id, people, 7);
  return id;
}

/** What a person may keep for the next game. */
async function choicesOf(world: World, id: string, who: Player): Promise<readonly string[]> {
  const { why, right } = await world.refused(id, who, { act: 'keep', card: 'no-such-card' });
  expect(why).toBe('cannot-keep');
  return right as string[];
}

async function nextOf(world: World, id: string): Promise<string> {
  return there((await world.tables.facts(id, 'id-a'))?.rematch);
}

test('AG-V64 three games with the same people on the same seats; the campaign can be read and checked as one text', async () => {
  const world = new World();
  const people = somePeople(2);
  let id = await afterFirstGame(world, people);
  for (const number of [2, 3]) {
    const { winners } = there((await world.tables.facts(id))?.result);
    const choices = await Promise.all(people.map((one) => choicesOf(world, id, one)));
    for (const [seat, who] of people.entries()) {
      const card = choices[seat][0];
      await world.must(id, who, { act: 'keep', ...(card !== undefined && { card }) });
    }
    const before = id;
    id = await nextOf(world, id);
    const facts = there(await world.tables.facts(id));
    expect(facts).toMatchObject({ phase: 'playing', after: before, wish: { campaign: number } });
    expect(facts.sitters).toEqual((await world.tables.facts(before))?.sitters);
    expect(facts.options['starting-player']).toBe(winners.map((seat) => seat + 1).join());
    const kept = choices.flatMap(([card], seat) => (card === undefined ? [] : [`${seat + 1}:${card}`]));
    expect(facts.options['kept-occupations']).toBe(kept.length === 0 ? 'none' : kept.join());
    await playOut(world, id, people, number);
  }
  const found = there(await world.tables.campaign(id));
  if ('why' in found) throw new Error(found.why);
  const { text, tables } = found;
  expect([tables.length, tables[2]]).toEqual([3, id]);
  const box = there(campaignBox('agricola'));
  const games = readCampaign(box, text);
  expect(games.map(({ game }) => game.seats)).toEqual([2, 2, 2]);
  expect(box.campaign.standing(games).winners).toBeDefined();
  expect(await world.refused(id, people[0], { act: 'keep' })).toMatchObject({ why: 'campaign-over' });
  const again = await world.tables.rematch(id, people[1]);
  const fresh = there('id' in again ? await world.tables.facts(again.id) : undefined);
  expect(fresh).toMatchObject({ phase: 'open', wish: campaignWish(2) });
  expect(fresh.options['kept-occupations']).toBe('none');
  expect(fresh).toMatchObject({ after: id, reserved: [1] });
  expect(world.failures).toEqual([]);
}, 120_000);

test('what somebody keeps is a secret until the next game begins, and may be chosen anew; who is ready is not', async () => {
  const world = new World();
  const people = somePeople(3);
  const [a, b, c] = people;
  const id = await afterFirstGame(world, people);
  const cards = await Promise.all(people.map((one) => choicesOf(world, id, one)));
  const seat = cards.findIndex((some) => some.length > 1);
  expect(seat).toBeGreaterThanOrEqual(0);
  const who = people[seat];
  const others = people.filter((one) => one !== who);
  const [first, second] = cards[seat];
  const { no } = there(await world.tables.facts(id));
  await world.must(id, who, { act: 'keep', card: first });
  await world.must(id, who, { act: 'keep', card: second });
  for (const looker of [...others, person('f'), undefined]) {
    const told = there(await world.tables.news(id, looker?.id, no));
    expect(told.map(({ kind }) => kind)).toEqual(['keep', 'keep']);
    const facts = there(await world.tables.facts(id, looker?.id));
    expect(facts).toMatchObject({ ready: [seat] });
    expect(JSON.stringify([told, facts])).not.toContain(second);
    expect(JSON.stringify(told)).not.toContain(first);
    expect(facts.keeps).toBeUndefined();
  }
  expect(await world.tables.facts(id, who.id)).toMatchObject({ keeps: second });
  expect(await world.tables.news(id, who.id, no)).toMatchObject([{ card: first }, { card: second }]);
  world.restart();
  for (const one of others) await world.must(id, one, { act: 'keep' });
  const next = there(await world.tables.facts(await nextOf(world, id)));
  expect(next.options['kept-occupations']).toBe(`${seat + 1}:${second}`);
  expect(await world.refused(id, a, { act: 'keep' })).toMatchObject({
    why: 'next-game-begun',
    right: next.id,
  });
  expect((await world.tables.rematch(id, b)) as object).toEqual({ id: next.id });
  expect(world.tableStore.notifications).toContainEqual(
    expect.objectContaining({ table: next.id, what: 'begun', person: others[0] === c ? b.id : others[0].id }),
  );
}, 120_000);

test('the next game is kept together with the last word for it: nothing is lost if the server ends at any moment', async () => {
  const world = new World();
  const people = somePeople(2);
  const [a, b] = people;
  const id = await afterFirstGame(world, people);
  await world.must(id, a, { act: 'keep' });
  const tables = world.tableStore.size;
  world.tableStore.failing = 1;
  expect(await world.act(id, b, { act: 'keep' })).toMatchObject({ ok: false, refusal: { why: 'not-kept' } });
  expect(world.tableStore.size).toBe(tables);
  world.restart();
  expect(await world.tables.facts(id)).toMatchObject({ ready: [0] });
  expect((await world.tables.facts(id, 'id-a'))?.rematch).toBeUndefined();
  world.tableStore.losesWord = true;
  const key = 'ready-for-the-next';
  expect(await world.act(id, b, { act: 'keep' }, key)).toMatchObject({ ok: false });
  world.restart();
  expect(await world.act(id, b, { act: 'keep' }, key)).toMatchObject({ ok: true });
  expect(world.tableStore.size).toBe(tables + 1);
  const next = await nextOf(world, id);
  expect(await world.tables.facts(next)).toMatchObject({ phase: 'playing' });
  expect((await world.waited(next, people)).length).toBeGreaterThan(0);
}, 120_000);

test('two who are ready at two servers at once open one next game', async () => {
  const tableStore = new MemoryTableStore();
  const [one, other] = [new World({ tableStore }), new World({ tableStore })];
  const people = somePeople(2);
  const id = await afterFirstGame(one, people);
  const tables = tableStore.size;
  const keep = async (world: World, who: Player, key: string): Promise<void> => {
    while (!(await world.act(id, who, { act: 'keep' }, key)).ok);
  };
  await Promise.all([keep(one, people[0], 'key-of-the-one'), keep(other, people[1], 'key-of-the-other')]);
  expect(tableStore.size).toBe(tables + 1);
  expect(await one.tables.facts(await nextOf(other, id))).toMatchObject({ phase: 'playing' });
}, 120_000);

test('a seat that was left is played on by a bot in later games, under the name with which the campaign began', async () => {
  const world = new World({ think: (job) => thinkInline({ ...job, level: 'random' }) });
  const people = somePeople(3);
  const id = await world.begun(people, campaignWish(3));
  await world.must(id, people[2], { act: 'resign' });
  const dice = seededDice(3);
  const left = people.slice(0, 2);
  for (;;) {
    if ((await world.tables.facts(id))?.phase === 'over') break;
    if (!(await world.anyMove(id, left, dice))) await new Promise((go) => setTimeout(go));
  }
  for (const one of left) await world.must(id, one, { act: 'keep' });
  const next = await nextOf(world, id);
  expect((await world.tables.facts(next))?.sitters).toMatchObject([
    { person: 'id-a' },
    { person: 'id-b' },
    { bot: 'level-1' },
  ]);
  const found = await world.tables.campaign(id);
  expect(found).toMatchObject({ text: expect.stringContaining('seat 3: Name c') });
  await world.tables.close();
}, 120_000);

test('whoever is not ready for two weeks is waited for no more', async () => {
  const world = new World();
  const people = somePeople(2);
  const id = await afterFirstGame(world, people);
  await world.must(id, people[0], { act: 'keep' });
  world.time += ABSENT_AFTER;
  expect((await world.tables.facts(id, 'id-a'))?.rematch).toBeUndefined();
  await world.must(id, people[0], { act: 'keep' });
  expect(await world.tables.facts(await nextOf(world, id))).toMatchObject({ phase: 'playing' });
}, 120_000);

test('with a live clock the next game begins when all have come; if everybody left its table it can be opened again', async () => {
  const world = new World();
  const people = somePeople(3);
  const live = { ...campaignWish(3), pace: { pace: 'live', bank: 36_000, increment: 600 } } as const;
  const id = await world.begun(people, live);
  await playOut(world, id, people, 7);
  for (const one of people) await world.must(id, one, { act: 'keep' });
  const next = await nextOf(world, id);
  expect(await world.tables.facts(next)).toMatchObject({ phase: 'open', sitters: [{}, {}, {}] });
  for (const one of people) await world.must(next, one, { act: 'leave' });
  expect(await world.tables.facts(next)).toMatchObject({ phase: 'dropped' });
  expect((await world.tables.facts(id))?.rematch).toBeUndefined();
  expect(await world.tables.rematch(id, people[0])).toMatchObject({ refusal: { why: 'campaign-goes-on' } });

  // What was chosen stays chosen: one word opens the next game again, for the same people on the same seats.
  await world.must(id, people[1], { act: 'keep' });
  const again = await nextOf(world, id);
  expect(again).not.toBe(next);
  expect(await world.refused(id, people[0], { act: 'keep' })).toMatchObject({
    why: 'next-game-begun',
    right: again,
  });
  await world.must(again, people[1], { act: 'leave' });
  expect(await world.refused(again, person('e'), { act: 'sit' })).toMatchObject({
    why: 'campaign-of-others',
  });
  await world.must(again, people[2], { act: 'leave' });
  await world.must(again, people[2], { act: 'sit', seat: 1 });
  await world.must(again, people[1], { act: 'sit' });
  const { sitters } = there(await world.tables.facts(again));
  expect(sitters).toEqual((await world.tables.facts(id))?.sitters);
  const leave = people.map((one) => world.tables.presence.join(again, one.id));
  await expect.poll(async () => (await world.tables.facts(again))?.phase).toBe('playing');
  for (const go of leave) go();
}, 120_000);

test('AG-V62 alone: a missed goal lets the same game be tried again, and the next one is opened at once', async () => {
  const world = new World();
  const [alone] = somePeople(1);
  const id = await world.begun([alone], campaignWish(1));
  await playOut(world, id, [alone], 2);
  await world.must(id, alone, { act: 'keep' });
  const next = there(await world.tables.facts(await nextOf(world, id)));
  expect(next).toMatchObject({ phase: 'playing', wish: { campaign: 1 }, options: { 'solo-food': '0' } });
}, 60_000);

test('what is no campaign, or none any more, is refused in the language of whoever asks', async () => {
  const world = new World();
  const people = somePeople(2);
  const why = async (wanted: Partial<TableWish>, language: Language = 'en') => {
    const created = await world.tables.create({ ...people[0], language }, { ...campaignWish(2), ...wanted });
    return 'refusal' in created ? created.refusal : undefined;
  };
  expect(await why({ campaign: 2 })).toMatchObject({ why: 'campaign-begins-with-one' });
  const clock = { pace: 'slow', days: 1, from: 0, to: 24 } as const;
  expect(await why({ rated: true, pace: clock })).toMatchObject({ why: 'campaign-not-rated' });
  expect(await why({ game: 'creatures', options: {} })).toMatchObject({ why: 'no-campaigns' });
  expect(await why({ seats: 5, options: { edition: '2007' } })).toMatchObject({ why: 'campaign-seats' });
  const said = [];
  for (const language of ['en', 'fr', 'it', 'de'] as const)
    said.push(there(await why({ options: { ...HANDS, 'extra-food': '1' } }, language)));
  expect(said.map((one) => one.why)).toEqual(said.map(() => 'campaign-option'));
  expect(new Set(said.map(({ words }) => words)).size).toBe(4);
  const plain = await world.begun(people, wish('creatures', 2));
  expect(await world.refused(plain, people[0], { act: 'keep' })).toMatchObject({ why: 'no-campaign' });
  expect(await world.tables.campaign(plain)).toEqual({ why: 'no-campaign' });
  const id = await world.begun(people, campaignWish(2));
  expect(await world.refused(id, people[0], { act: 'keep' })).toMatchObject({ why: 'not-over' });
  expect(await world.tables.campaign(id)).toEqual({ why: 'not-over' });
  await world.must(id, people[1], { act: 'resign' });
  expect(await world.refused(id, people[0], { act: 'keep' })).toMatchObject({ why: 'campaign-over' });
  expect(await world.refused(id, person('d'), { act: 'keep' })).toMatchObject({ why: 'not-seated' });
});
