import { seededDice } from '@furrow/kernel/dice';
import type { Act } from '@furrow/wire/acts';
import type { TableWish } from '@furrow/wire/wish';
import { expect, test } from 'vitest';
import type { Player } from '../../src/table/command/actor';
import { ABSENT_AFTER } from '../../src/table/state/deadlines';
import { person, somePeople, World, wish } from './people';

const [a, b, c] = somePeople(3);
const TWO = wish('creatures', 2);
const LIVE: TableWish = { ...TWO, pace: { pace: 'live', bank: 60, increment: 0 } };
const RATED: TableWish = { ...LIVE, rated: true };
const guest = (one: Player): Player => ({ ...one, guest: true });
const program = (one: Player): Player => ({ ...one, program: true });

async function whyNoTable(owner: Player, wanted: TableWish): Promise<string | undefined> {
  const created = await new World().tables.create(owner, wanted);
  return 'refusal' in created ? created.refusal.why : undefined;
}

test('guests and programs are marked as such on their seats', async () => {
  const world = new World();
  const id = await world.created(guest(a), wish('creatures', 2));
  await world.must(id, program(b), { act: 'sit' });
  expect((await world.tables.facts(id))?.sitters).toEqual([
    { person: a.id, name: a.name, guest: true },
    { person: b.id, name: b.name, program: true },
  ]);
});

test('guests and programs are marked in what they say, whether they sit there or not', async () => {
  const world = new World();
  const id = await world.created(a, TWO);
  await world.must(id, a, { act: 'chat', text: 'hello' });
  await world.must(id, guest(b), { act: 'chat', text: 'hello' });
  await world.must(id, { ...guest(c), ...program(c) }, { act: 'chat', text: 'hello' });
  const news = (await world.tables.news(id, undefined, 0)) ?? [];
  const said = news.flatMap((told) => (told.kind === 'chat' ? [[told.name, told.guest, told.program]] : []));
  expect(said).toEqual([
    [a.name, undefined, undefined],
    [b.name, true, undefined],
    [c.name, true, true],
  ]);
});

test('a program that plays for somebody who sat down in person is told to all, and keeps the seat and its orders', async () => {
  const world = new World();
  const id = await world.begun([a, b], TWO);
  const [who] = await world.waited(id, [a, b]);
  const other = who === a ? b : a;
  await world.must(id, who, { act: 'orders', orders: [{ when: 'forced' }] });
  expect(await world.anyMove(id, [program(who)], seededDice(1))).toBe(true);
  const known = await world.tables.facts(id, who.id);
  const seat = known?.seat ?? -1;
  expect(known?.sitters[seat]).toEqual({ person: who.id, name: who.name, program: true });
  expect([known?.orders, known?.phase]).toEqual([[{ when: 'forced' }], 'playing']);
  await world.must(id, other, { act: 'resign' });
  expect((await world.tables.facts(id))?.result).toMatchObject({ how: 'resigned', winners: [seat] });
});

test('advice: allowed where a game is not rated unless its table says otherwise, never in rated games, always after the end', async () => {
  const world = new World();
  const adviceOf = async (wanted: TableWish) =>
    (await world.tables.facts(await world.created(a, wanted)))?.advice;
  expect(await adviceOf(TWO)).toBe(true);
  expect(await adviceOf({ ...TWO, advice: false })).toBe(false);
  expect(await adviceOf(RATED)).toBe(false);
  expect(await whyNoTable(a, { ...RATED, advice: true })).toBe('rated-without-advice');
  const id = await world.begun([a, b], RATED);
  await world.must(id, b, { act: 'resign' });
  expect((await world.tables.facts(id))?.advice).toBe(true);
});

test('rated games favour nobody: no cards, food or first turn chosen for a seat, and no cards left out', async () => {
  const rated: TableWish = {
    ...RATED,
    game: 'agricola',
    options: { mode: 'base', decks: 'A,B' },
  };
  expect(await whyNoTable(a, rated)).toBeUndefined();
  const uneven = {
    'given-cards': '1:corn-scoop',
    'kept-occupations': '1:trimmer',
    'extra-food': '1',
    'starting-player': '1',
    'banned-cards': 'corn-scoop',
  };
  for (const [name, value] of Object.entries(uneven)) {
    const options = { ...rated.options, [name]: value };
    const refused = await whyNoTable(a, { ...rated, options });
    const unrated = await whyNoTable(a, { ...rated, options, rated: false });
    expect([name, refused, unrated]).toEqual([name, 'rated-needs-even-options', undefined]);
  }
});

test('advice: where there is none, no program plays for somebody who sat down in person', async () => {
  const world = new World();
  const id = await world.begun([a, b], RATED);
  const [who] = await world.waited(id, [a, b]);
  const asked = await world.tables.decision(id, who.id, 'en');
  const play = { act: 'play', number: asked?.number ?? 0, move: asked?.moves[0].move ?? '' } as const;
  expect(await world.refused(id, program(who), play)).toMatchObject({ why: 'in-person' });
  const orders: Act = { act: 'orders', orders: [{ when: 'forced' }] };
  for (const one of [a, b])
    expect(await world.refused(id, program(one), orders), 'no answers ahead either').toMatchObject({
      why: 'in-person',
    });
  await world.must(id, who, play);
  expect(await world.refused(id, program(who), { act: 'undo', to: 0 })).toMatchObject({ why: 'in-person' });
  await world.must(id, who, orders);
  const open = await world.begun([program(a), program(b)], RATED);
  expect(await world.anyMove(open, [program(a), program(b)], seededDice(1))).toBe(true);
});

test('rated games are for accounts: guests neither set them up nor sit down at them', async () => {
  expect(await whyNoTable(guest(a), RATED)).toBe('rated-needs-account');
  const world = new World();
  const id = await world.created(a, RATED);
  expect(await world.refused(id, guest(b), { act: 'sit' })).toMatchObject({ why: 'rated-needs-account' });
});

test('a guest does not sit down beside an account whose name looks the same', async () => {
  const world = new World();
  const id = await world.created({ ...a, name: 'Coco' }, TWO);
  const copy = { ...guest(b), name: 'сoсo' };
  expect(await world.refused(id, copy, { act: 'sit' })).toMatchObject({ why: 'name-of-another' });
  await world.must(id, guest(b), { act: 'sit' });
});

test('nor does an account: not even a guest who has just made one', async () => {
  const world = new World();
  const id = await world.created({ ...a, name: 'Coco' }, wish('agricola', 3));
  const copy = { ...b, name: 'сoсo' };
  expect(await world.refused(id, copy, { act: 'sit' })).toMatchObject({ why: 'name-of-another' });
  expect(await world.refused(id, copy, { act: 'chat', text: 'hello' })).toMatchObject({
    why: 'name-of-another',
  });
  await world.must(id, b, { act: 'sit' });
  // Who has a seat and is called so later may still talk.
  await world.must(id, copy, { act: 'chat', text: 'hello' });
});

test('a guest does not talk under a name that looks like that of an account at the table, sitting there or not', async () => {
  const world = new World();
  const id = await world.created({ ...a, name: 'Coco' }, wish('agricola', 3));
  await world.must(id, guest(b), { act: 'sit' });
  for (const one of [b, c]) {
    await world.must(id, guest(one), { act: 'chat', text: 'hello' });
    const renamed = { ...guest(one), name: 'сoсo' };
    const refused = await world.refused(id, renamed, { act: 'chat', text: 'give up, it is me' });
    expect(refused).toMatchObject({ why: 'name-of-another' });
  }
});

test('whoever blocks somebody meets them at no table: no seat, no talk, no other game', async () => {
  const blocks = new Set<string>();
  const isBlocked = async (by: readonly string[], who: string) =>
    by.some((one) => blocks.has(`${one} ${who}`));
  const world = new World({ isBlocked });
  const id = await world.begun([a, b], TWO);
  await world.must(id, b, { act: 'resign' });
  await world.must(id, c, { act: 'chat', text: 'well played' });
  blocks.add(`${a.id} ${b.id}`).add(`${a.id} ${c.id}`);
  expect(await world.refused(id, c, { act: 'chat', text: 'hey' })).toMatchObject({ why: 'blocked' });
  expect(await world.tables.rematch(id, b)).toMatchObject({ refusal: { why: 'blocked' } });
  const next = await world.created(a, TWO);
  expect(await world.refused(next, b, { act: 'sit' })).toMatchObject({ why: 'blocked' });
  blocks.clear();
  await world.must(next, b, { act: 'sit' });
});

test('a pest who is at the table is sent away for good', async () => {
  const world = new World();
  const id = await world.created(a, wish('agricola', 4));
  world.tables.presence.join(id, b.id);
  for (const one of [b, c]) await world.must(id, one, { act: 'sit' });
  await world.must(id, a, { act: 'free', seat: 1 });
  await world.must(id, a, { act: 'free', seat: 2 });
  expect(await world.refused(id, b, { act: 'sit' })).toMatchObject({ why: 'sent-away' });
  expect(await world.refused(id, b, { act: 'chat', text: 'let me in' })).toMatchObject({ why: 'sent-away' });
  world.restart();
  expect(await world.refused(id, b, { act: 'sit' })).toMatchObject({ why: 'sent-away' });
});

test('whose seat is freed while they are away sits down again only at the table, and only once', async () => {
  const world = new World();
  const id = await world.created(a, wish('agricola', 4));
  await world.must(id, c, { act: 'sit' });
  await world.must(id, a, { act: 'free', seat: 1 });
  expect(await world.refused(id, c, { act: 'sit' }), 'without a stream').toMatchObject({ why: 'come-first' });
  world.restart();
  expect(await world.refused(id, c, { act: 'sit' })).toMatchObject({ why: 'come-first' });
  const go = world.tables.presence.join(id, c.id);
  await world.must(id, c, { act: 'sit' });
  go();
  await world.must(id, a, { act: 'free', seat: 1 });
  world.tables.presence.join(id, c.id);
  expect(await world.refused(id, c, { act: 'sit' })).toMatchObject({ why: 'sent-away' });
});

test('rated games are between people: no bot sits down, and nobody plays alone', async () => {
  const world = new World();
  const id = await world.created(a, RATED);
  expect(await world.refused(id, a, { act: 'bot', seat: 1, bot: 'level-1' })).toMatchObject({
    why: 'rated-between-people',
  });
  expect(await world.refused(id, a, { act: 'start' })).toMatchObject({ why: 'not-full' });
  expect(await whyNoTable(a, { ...RATED, game: 'agricola', seats: 1 })).toBe('rated-between-people');
  const alone = { ...RATED, game: 'agricola', seats: 1, rated: false };
  expect(await whyNoTable(a, alone)).toBeUndefined();
});

test('a flag that fell: whoever stays ends the game alone, wins it, and the result says that it was the time', async () => {
  const world = new World();
  const id = await world.begun([a, b], LIVE);
  const [late] = await world.waited(id, [a, b]);
  const stays = late === a ? b : a;
  world.time += 61_000;
  await world.tables.tick();
  await world.must(id, stays, { act: 'offer', wants: { what: 'end' } });
  const known = await world.tables.facts(id, stays.id);
  expect(known).toMatchObject({ phase: 'over', result: { how: 'time', winners: [known?.seat] } });
});

test('a game without clocks: who does not move for a fair time counts as gone, until they move; talk changes nothing', async () => {
  const world = new World();
  const id = await world.begun([a, b], TWO);
  const [gone] = await world.waited(id, [a, b]);
  const stays = gone === a ? b : a;
  world.time += ABSENT_AFTER - 1;
  await world.must(id, stays, { act: 'chat', text: 'Are you there?' });
  await world.tables.tick();
  expect((await world.tables.facts(id))?.timedOut).toEqual([]);
  world.time += 1;
  world.restart();
  await world.tables.tick();
  const seat = (await world.tables.facts(id, gone.id))?.seat;
  expect((await world.tables.facts(id))?.timedOut).toEqual([seat]);
  expect(await world.anyMove(id, [gone], seededDice(1))).toBe(true);
  expect((await world.tables.facts(id))?.timedOut).toEqual([]);
});

test('a game without clocks whose opponent is gone is ended by the one who stays', async () => {
  const world = new World();
  const id = await world.begun([a, b], TWO);
  const [gone] = await world.waited(id, [a, b]);
  const stays = gone === a ? b : a;
  await world.must(id, stays, { act: 'offer', wants: { what: 'end' } });
  expect((await world.tables.facts(id))?.phase).toBe('playing');
  world.time += ABSENT_AFTER;
  await world.tables.tick();
  const known = await world.tables.facts(id, stays.id);
  expect(known).toMatchObject({ phase: 'over', result: { how: 'gone', winners: [known?.seat] } });
});

test('nobody counts as gone who plays with bots alone', async () => {
  const world = new World();
  const id = await world.created(person('a'), TWO);
  await world.must(id, a, { act: 'bot', seat: 1, bot: 'level-1' });
  await world.must(id, a, { act: 'start' });
  world.time += 3 * ABSENT_AFTER;
  await world.tables.tick();
  expect((await world.tables.facts(id))?.timedOut).toEqual([]);
});

test('how cards have fared is shown in rated games only where the table says so, and always when the game is over', async () => {
  const world = new World();
  const [host] = somePeople(1);
  const clock = { pace: 'slow', days: 1, from: 0, to: 24 } as const;
  const shown = async (more: Partial<TableWish>) => {
    const id = await world.created(host, { ...wish('agricola', 2), pace: clock, ...more });
    return (await world.tables.facts(id))?.statistics;
  };
  expect(await shown({})).toBe(true);
  expect(await shown({ statistics: false })).toBe(false);
  expect(await shown({ rated: true })).toBe(false);
  expect(await shown({ rated: true, statistics: true })).toBe(true);
  const people = somePeople(2);
  const id = await world.begun(people, { ...wish('creatures', 2), statistics: false });
  await world.must(id, people[0], { act: 'resign' });
  expect((await world.tables.facts(id))?.statistics).toBe(true);
});
