import type { LobbyRow } from '@furrow/wire/frames';
import { expect, test } from 'vitest';
import { RESERVED_FOR } from '../../src/table/state/reserved-seats';
import { person, World, wish } from './people';

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(person);
const CREATURES = wish('creatures', 2);
const THREE = wish('agricola', 3);

test('a table: whoever sets it up sits on its first seat and hosts it; others see it in the lobby', async () => {
  const rows: (LobbyRow | null)[] = [];
  const world = new World({ lobby: (_, row) => rows.push(row) });
  const id = await world.created(a, CREATURES);
  expect(id).toMatch(/^[\w-]{16}$/);
  expect(await world.tables.facts(id, a.id)).toMatchObject({ phase: 'open', seat: 0, host: 0, no: 1 });
  expect(await world.tables.facts(id, b.id)).not.toHaveProperty('seat');
  expect(rows).toMatchObject([
    { table: id, phase: 'open', sitters: [{ person: a.id, name: 'Name a' }, null] },
  ]);
  await world.must(id, b, { act: 'sit' });
  await world.must(id, b, { act: 'resign' });
  expect(rows.slice(1)).toMatchObject([
    { phase: 'playing', sitters: [{ person: a.id }, { person: b.id }] },
    null,
  ]);
});

test('a table: it is there with whoever set it up on their seat, or not at all', async () => {
  const world = new World();
  world.tableStore.failing = 1;
  expect(await world.tables.create(a, CREATURES)).toMatchObject({ refusal: { why: 'not-kept' } });
  expect(world.tableStore.ids).toEqual([]);
  expect(world.tables.loaded).toBe(0);
  const id = await world.created(a, CREATURES);
  expect(world.tableStore.commits).toBe(0);
  const sat = { kind: 'seat', seat: 0, sitter: { person: a.id, name: a.name } };
  expect(world.tableStore.entries(id)).toMatchObject([{ no: 1, entry: sat, news: [['all', sat]] }]);
  world.restart();
  await world.must(id, b, { act: 'sit' });
  expect(await world.tables.facts(id, b.id)).toMatchObject({ phase: 'playing', seat: 1 });
});

test('of a private table the lobby hears nothing', async () => {
  const rows: unknown[] = [];
  const world = new World({ lobby: (_, row) => rows.push(row) });
  await world.created(a, { ...CREATURES, public: false });
  expect(rows).toEqual([]);
});

test('a wish: that cannot be is refused in words that say what would be right', async () => {
  const { tables } = new World();
  const refusal = async (one: typeof CREATURES) => {
    const created = await tables.create(a, one);
    return 'refusal' in created ? created.refusal : undefined;
  };
  expect(await refusal(wish('chess', 2))).toMatchObject({
    why: 'no-such-game',
    right: ['creatures', 'agricola'],
  });
  expect(await refusal(wish('creatures', 3))).toMatchObject({ why: 'wrong-seats', right: [2] });
  expect(await refusal(wish('agricola', 5))).toMatchObject({
    why: 'option-needs-seats',
    right: { option: 'edition', right: [1, 2, 3, 4] },
  });
  const odd = await refusal(wish('agricola', 2, { decks: 'A' }));
  expect(odd).toMatchObject({ why: 'option-needs', right: { option: 'decks', right: ['base'] } });
  expect(odd?.words).toMatch(/^\S.*\.$/);
  expect(await refusal(wish('agricola', 2, { decks: 'no-such-deck' }))).toMatchObject({
    why: 'no-such-value',
  });
  const unclocked = await refusal({ ...CREATURES, rated: true });
  expect(unclocked).toMatchObject({ why: 'rated-needs-clock', right: { pace: ['live', 'slow'] } });
  expect(unclocked?.words).toMatch(/^\S.*clock.*\.$/);
  const pace = { pace: 'live', bank: 60, increment: 0 } as const;
  expect(await refusal({ ...CREATURES, rated: true, pace })).toBeUndefined();
  expect(await refusal(wish('creatures', 2, { constructor: 'x' }))).toMatchObject({ why: 'no-such-option' });
  expect(await refusal(wish('agricola', 2, { nonsense: '1' }))).toMatchObject({ why: 'no-such-option' });
  const cards = { mode: 'base', decks: 'A,B' };
  expect(await refusal(wish('agricola', 2, { ...cards, 'banned-cards': 'no-such' }))).toMatchObject({
    why: 'no-such-card',
    words: '“Cards left out”: there is no card “no-such”; name cards by their ids.',
  });
  expect(await refusal(wish('agricola', 2, { ...cards, 'given-cards': '1:groom,2:groom' }))).toMatchObject({
    why: 'card-twice',
    words: '“Chosen hands”: the card “Groom” is named twice; name it once.',
  });
});

test('sitting down: on the first free seat or on a chosen one; not twice, not on a taken one', async () => {
  const world = new World();
  const id = await world.created(a, THREE);
  expect(await world.refused(id, a, { act: 'sit' })).toMatchObject({ why: 'already-seated' });
  expect(await world.refused(id, b, { act: 'sit', seat: 0 })).toMatchObject({
    why: 'seat-taken',
    right: [1, 2],
  });
  expect(await world.refused(id, b, { act: 'sit', seat: 3 })).toMatchObject({ why: 'no-such-seat' });
  await world.must(id, b, { act: 'sit', seat: 2 });
  await world.must(id, b, { act: 'leave' });
  await world.must(id, b, { act: 'sit' });
  expect(await world.tables.facts(id, b.id)).toMatchObject({ seat: 1, phase: 'open' });
});

test('a full table of several people starts by itself', async () => {
  const world = new World();
  const id = await world.begun([a, b], CREATURES);
  expect(await world.tables.facts(id)).toMatchObject({ phase: 'playing' });
  const kinds = world.tableStore.entries(id).map(({ entry }) => entry.kind);
  expect(kinds.slice(0, 4)).toEqual(['seat', 'seat', 'begin', 'step']);
  expect(await world.refused(id, c, { act: 'sit' })).toMatchObject({ why: 'not-open' });
  expect(world.tableStore.notifications[0]).toMatchObject({ person: a.id, table: id, what: 'begun' });
});

test('one person with bots starts when they want; bots are the host’s business', async () => {
  const world = new World({ think: () => new Promise(() => undefined) });
  const id = await world.created(a, THREE);
  expect(await world.refused(id, a, { act: 'start' })).toMatchObject({ why: 'not-full' });
  await world.must(id, a, { act: 'bot', seat: 1, bot: 'level-1' });
  await world.must(id, b, { act: 'sit' });
  expect(await world.tables.facts(id)).toMatchObject({ phase: 'playing' });
  const other = await world.created(a, THREE);
  await world.must(other, a, { act: 'bot', seat: 1, bot: 'level-1' });
  await world.must(other, a, { act: 'bot', seat: 2, bot: 'level-3' });
  expect(await world.tables.facts(other)).toMatchObject({ phase: 'open' });
  await world.must(other, a, { act: 'bot', seat: 2, bot: null });
  await world.must(other, c, { act: 'sit' });
  expect(await world.tables.facts(other)).toMatchObject({ phase: 'playing' });
});

test('only the host puts bots and starts, and never in place of a person', async () => {
  const world = new World();
  const id = await world.created(a, wish('agricola', 4));
  await world.must(id, b, { act: 'sit' });
  expect(await world.refused(id, b, { act: 'bot', seat: 2, bot: 'level-1' })).toMatchObject({
    why: 'not-host',
  });
  expect(await world.refused(id, b, { act: 'start' })).toMatchObject({ why: 'not-host' });
  expect(await world.refused(id, d, { act: 'start' })).toMatchObject({ why: 'not-seated' });
  expect(await world.refused(id, a, { act: 'bot', seat: 1, bot: 'level-1' })).toMatchObject({
    why: 'person-sits-there',
  });
  await world.must(id, a, { act: 'leave' });
  expect(await world.tables.facts(id)).toMatchObject({ host: 1 });
  await world.must(id, b, { act: 'bot', seat: 2, bot: 'level-1' });
});

test('a table is dropped when the last person leaves it before the game', async () => {
  const world = new World();
  const id = await world.created(a, THREE);
  await world.must(id, a, { act: 'bot', seat: 1, bot: 'level-1' });
  await world.must(id, b, { act: 'sit' });
  const other = await world.created(a, wish('agricola', 4));
  await world.must(other, b, { act: 'sit' });
  await world.must(other, a, { act: 'leave' });
  expect(await world.tables.facts(other)).toMatchObject({ phase: 'open' });
  await world.must(other, b, { act: 'leave' });
  expect(await world.tables.facts(other)).toMatchObject({ phase: 'dropped' });
  expect(await world.refused(other, c, { act: 'sit' })).toMatchObject({ why: 'not-open' });
});

test('an open table on which nothing happens is dropped, also if nobody sits there', async () => {
  const world = new World();
  const left = await world.created(a, THREE);
  await world.must(left, b, { act: 'sit', seat: 2 });
  const kept = await world.tableStore.load(left);
  if (kept === undefined) throw new Error('nothing is kept');
  const { facts, snapshot } = kept;
  await world.tableStore.create({ ...facts, id: 'empty' }, { ...snapshot, sitters: [null, null, null] });
  const phases = async () =>
    Promise.all([left, 'empty'].map(async (id) => (await world.tables.facts(id))?.phase));
  world.time += 1000;
  await world.must(left, c, { act: 'chat', text: 'anybody?' });
  await world.tables.dropAbandoned(world.time);
  expect(await phases()).toEqual(['open', 'dropped']);
  await world.tables.dropAbandoned(world.time + 1);
  expect(await phases()).toEqual(['dropped', 'dropped']);
  const stoodUp = world.tableStore.entries(left).slice(-2);
  expect(stoodUp.map(({ entry }) => entry)).toEqual([
    { kind: 'seat', seat: 0, sitter: null },
    { kind: 'seat', seat: 2, sitter: null },
  ]);
  expect(world.failures).toEqual([]);
});

test('talking: everybody before and after the game, only those who play while it is played', async () => {
  const world = new World();
  const id = await world.created(a, CREATURES);
  await world.must(id, c, { act: 'chat', text: 'hello' });
  await world.must(id, b, { act: 'sit' });
  await world.must(id, b, { act: 'chat', text: 'good luck' });
  expect(await world.refused(id, c, { act: 'chat', text: 'take the wood' })).toMatchObject({
    why: 'only-listening',
  });
  await world.must(id, a, { act: 'resign' });
  await world.must(id, c, { act: 'chat', text: 'oh' });
  const said = world.tableStore
    .entries(id)
    .flatMap(({ entry }) => (entry.kind === 'chat' ? [entry.text] : []));
  expect(said).toEqual(['hello', 'good luck', 'oh']);
});

test('a table that is not there refuses everything and tells nothing', async () => {
  const world = new World();
  const id = 'AAAAAAAAAAAAAAAA';
  expect(await world.refused(id, a, { act: 'sit' })).toMatchObject({ why: 'no-such-table' });
  expect(await world.tables.facts(id)).toBeUndefined();
  expect(await world.tables.view(id)).toBeUndefined();
  expect(await world.tables.follow(id, a.id, 0, () => undefined)).toBeUndefined();
  expect(await world.tables.rematch(id, a)).toMatchObject({ refusal: { why: 'no-such-table' } });
});

test('a rematch: a new table with the same options; whoever asks later finds the same one', async () => {
  const world = new World();
  const id = await world.begun([a, b], wish('creatures', 2, { buildings: '4' }));
  expect(await world.tables.rematch(id, a)).toMatchObject({ refusal: { why: 'not-over' } });
  await world.must(id, a, { act: 'resign' });
  expect(await world.tables.rematch(id, c)).toMatchObject({ refusal: { why: 'not-seated' } });
  const before = world.tableStore.size;
  const asking = [b, a, b, a].map((person) => world.tables.rematch(id, person));
  const [one, ...more] = await Promise.all(asking);
  expect(more).toEqual([one, one, one]);
  expect(world.tableStore.size).toBe(before + 1);
  const next = 'id' in one ? one.id : '';
  expect(await world.tables.facts(next)).toMatchObject({
    after: id,
    options: { buildings: '4' },
    phase: 'open',
  });
  for (const one of [a, b]) expect(await world.tables.facts(id, one.id)).toMatchObject({ rematch: next });
});

test('a rematch: its seats are kept for those who played, who alone are told of it, until the host frees them or three days are over', async () => {
  const world = new World();
  const id = await world.begun([a, b], CREATURES);
  const heard: unknown[] = [];
  await world.tables.follow(id, c.id, 0, (told) => void heard.push(told));
  await world.must(id, a, { act: 'resign' });
  const again = await world.tables.rematch(id, b);
  const next = 'id' in again ? again.id : '';
  for (const outsider of [c.id, undefined]) {
    const news = await world.tables.news(id, outsider, 0);
    expect(news?.at(-1)).toEqual({ no: news?.length, time: world.time, kind: 'rematch' });
    const told = JSON.stringify([await world.tables.facts(id, outsider), news]);
    expect([next.length, told.includes(next)]).toEqual([16, false]);
  }
  expect(JSON.stringify(heard)).not.toContain(next);
  expect(await world.tables.rematch(id, c)).toMatchObject({ refusal: { why: 'not-seated' } });
  expect(await world.tables.news(id, a.id, 0)).toContainEqual(
    expect.objectContaining({ kind: 'rematch', table: next }),
  );

  const reserved = async () => (await world.tables.facts(next))?.reserved;
  expect(await reserved()).toEqual([1]);
  const refused = await world.refused(next, c, { act: 'sit' });
  expect(refused).toMatchObject({ why: 'seat-reserved', right: [] });
  expect(await world.refused(next, c, { act: 'sit', seat: 1 })).toMatchObject({ why: 'seat-reserved' });
  expect(await world.refused(next, c, { act: 'free', seat: 1 })).toMatchObject({ why: 'not-seated' });
  await world.must(next, a, { act: 'sit' });
  expect(await world.tables.facts(next, a.id)).toMatchObject({ phase: 'playing', seat: 1 });
});

test('a rematch: the host frees a seat for everybody, and after three days all of them are', async () => {
  const world = new World();
  const id = await world.begun([a, b, c], THREE);
  for (const one of [c, a]) await world.must(id, one, { act: 'resign' });
  const again = await world.tables.rematch(id, b);
  const next = 'id' in again ? again.id : '';
  await world.must(next, b, { act: 'free', seat: 2 });
  expect(await world.refused(next, b, { act: 'free', seat: 2 })).toMatchObject({ why: 'nobody-sits-there' });
  world.restart();
  expect(await world.refused(next, d, { act: 'sit', seat: 1 })).toMatchObject({
    why: 'seat-reserved',
    right: [2],
  });
  await world.must(next, d, { act: 'sit' });
  expect((await world.tables.facts(next, d.id))?.seat).toBe(2);
  await world.must(next, d, { act: 'leave' });
  await world.must(next, c, { act: 'sit', seat: 2 });
  world.time += RESERVED_FOR;
  expect((await world.tables.facts(next))?.reserved).toBeUndefined();
  await world.must(next, d, { act: 'sit' });
  expect(await world.tables.facts(next, d.id)).toMatchObject({ phase: 'playing', seat: 1 });
});

test('a rematch that its table could not keep is refused, and asked for again it is found by all', async () => {
  const world = new World();
  const id = await world.begun([a, b], CREATURES);
  await world.must(id, a, { act: 'resign' });
  const commit = world.tableStore.commit.bind(world.tableStore);
  world.tableStore.commit = () => Promise.reject(new Error('the disk is full'));
  expect(await world.tables.rematch(id, a)).toMatchObject({ refusal: { why: 'not-kept' } });
  expect(await world.tables.facts(id, a.id)).not.toHaveProperty('rematch');
  world.tableStore.commit = commit;
  const next = await world.tables.rematch(id, a);
  expect(next).toHaveProperty('id');
  expect(await world.tables.rematch(id, b)).toEqual(next);
});
