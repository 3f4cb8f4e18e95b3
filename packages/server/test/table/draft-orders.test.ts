import { seededDice } from '@furrow/kernel/dice';
import type { Order } from '@furrow/wire/acts';
import { expect, test } from 'vitest';
import type { Player } from '../../src/table/command/actor';
import { somePeople, World, wish } from './people';

const EIGHT = { mode: 'base', decks: 'A,B', hands: 'draft-eight' };
const BOTH = { mode: 'base', decks: 'A,B', hands: 'quick-draft' };

const draft = (cards: readonly string[]): Order => ({ when: 'draft', cards: [...cards] });

/** The cards of the pack that somebody is asked about. */
async function packOf(world: World, id: string, who: Player): Promise<string[]> {
  const asked = await world.tables.decision(id, who.id, 'en');
  return (asked?.moves ?? []).flatMap(({ move }) =>
    move.startsWith('keep-card ') ? [move.slice('keep-card '.length)] : [],
  );
}

async function keep(world: World, id: string, who: Player, card: string): Promise<void> {
  const asked = await world.tables.decision(id, who.id, 'en');
  await world.must(id, who, { act: 'play', number: asked?.number ?? 0, move: `keep-card ${card}` });
}

/** What a seat kept, as it heard itself. */
async function keptBy(world: World, id: string, who: Player): Promise<string[][]> {
  const told = (await world.tables.news(id, who.id, 0)) ?? [];
  return told.flatMap((news) =>
    news.kind === 'step'
      ? news.heard.filter(({ event }) => event === 'kept').map(({ cards }) => cards as string[])
      : [],
  );
}

test('AG-V12 a draft is done ahead: of each pack the first named card is kept, else the first that lies there', async () => {
  const world = new World();
  const people = somePeople(2);
  const [a, b] = people;
  const id = await world.begun(people, wish('agricola', 2, EIGHT));
  const first = await packOf(world, id, a);
  const wanted = [first[5], first[2]];
  await world.must(id, b, { act: 'orders', orders: [draft(wanted)] });
  // B was asked before, and answers that for themselves.
  expect(await world.waited(id, people)).toEqual([a, b]);
  const mine = await packOf(world, id, b);
  await keep(world, id, b, mine[0]);
  await keep(world, id, a, first[0]);
  // The pack that A left has come to B, who keeps the card that was named first.
  expect(await world.waited(id, people)).toEqual([a]);
  const rest = await packOf(world, id, a);
  await keep(world, id, a, rest[0]);
  expect((await keptBy(world, id, b)).slice(0, 2)).toEqual([[mine[0]], [first[5]]]);
  // Of the next pack, in which none of the named cards is, the first one is kept.
  const third = await packOf(world, id, a);
  await keep(world, id, a, third[0]);
  const kept = await keptBy(world, id, b);
  expect(kept).toHaveLength(3);
  expect(rest.slice(1)).toContain(kept[2][0]);
  expect(world.failures).toEqual([]);
});

test('AG-V13 several cards of both kinds are kept as one answer, and a whole draft goes by itself', async () => {
  const world = new World();
  const people = somePeople(2);
  const [a, b] = people;
  const id = await world.begun(people, wish('agricola', 2, BOTH));
  for (const one of people) await world.must(id, one, { act: 'orders', orders: [draft(['no-such-card'])] });
  const before = world.tableStore.entries(id).length;
  // Whoever names cards one by one names all of them.
  for (const one of [a, b])
    for (let cards = 0; cards < 6; cards++) await keep(world, id, one, (await packOf(world, id, one))[0]);
  const steps = world.tableStore
    .entries(id)
    .slice(before)
    .flatMap(({ entry }) => (entry.kind === 'step' && entry.seat >= 0 ? [entry] : []));
  expect(steps.filter(({ text }) => text.split(' ').length > 2)).toHaveLength(2);
  const kept = await keptBy(world, id, a);
  expect(kept.map((cards) => cards.length)).toEqual([6, 4]);
  // What is left of the last packs is kept without a choice.
  expect(await world.waited(id, people)).toHaveLength(1);
});

test('a choice that an order made can be taken back; the person then chooses, and the order goes on', async () => {
  const world = new World();
  const people = somePeople(3);
  const [a, b, c] = people;
  const id = await world.begun(people, wish('agricola', 3, EIGHT));
  await world.must(id, b, { act: 'orders', orders: [draft(['wood-cutter'])] });
  for (const one of people) await keep(world, id, one, (await packOf(world, id, one))[0]);
  expect(await world.waited(id, people)).toEqual([a, c]);
  const open = await world.tables.decision(id, b.id, 'en');
  expect(open).toMatchObject({ open: true });
  await world.must(id, b, { act: 'play', number: open?.number ?? 0, move: 'take-back' });
  world.restart();
  expect(await world.waited(id, people)).toEqual([a, b, c]);
  const chosen = (await packOf(world, id, b))[3];
  await keep(world, id, b, chosen);
  for (const one of [a, c]) await keep(world, id, one, (await packOf(world, id, one))[0]);
  expect((await keptBy(world, id, b))[1]).toEqual([chosen]);
  expect(await world.waited(id, people)).toEqual([a, c]);
});

test('AG-V10 whoever chooses last has seen the next pack and does not take the choice back, also after a restart', async () => {
  const world = new World();
  const people = somePeople(3);
  const [a, b, c] = people;
  const id = await world.begun(people, wish('agricola', 3, EIGHT));
  for (const one of [a, b]) await keep(world, id, one, (await packOf(world, id, one))[0]);
  const [chosen] = await packOf(world, id, c);
  await keep(world, id, c, chosen);
  const next = await packOf(world, id, c);
  expect(next).not.toContain(chosen);
  const to = ((await world.tables.facts(id, c.id))?.moves ?? 0) - 1;
  for (const goOn of [() => {}, () => world.restart()]) {
    goOn();
    expect(await world.act(id, c, { act: 'undo', to })).toMatchObject({ refusal: { why: 'offer-it' } });
    expect(await packOf(world, id, c)).toEqual(next);
  }
});

/** Everything that the others, and those who watch, learn until the packs go round again, whatever was ordered. */
async function learned(preference: readonly string[]): Promise<string[]> {
  const world = new World();
  const people = somePeople(3);
  const id = await world.begun(people, wish('agricola', 3, EIGHT));
  const [a, b, c] = people;
  await world.must(id, c, { act: 'orders', orders: [draft(preference)] });
  const dice = seededDice(5);
  for (const one of people) {
    const pack = await packOf(world, id, one);
    await keep(world, id, one, pack[dice.below(pack.length)]);
  }
  await keep(world, id, a, (await packOf(world, id, a))[0]);
  const refusal = await world.refused(id, b, { act: 'play', number: 0, move: 'keep-card wood-cutter' });
  const lines = [JSON.stringify(refusal)];
  for (const looker of [a.id, b.id, undefined]) {
    lines.push(JSON.stringify(await world.tables.news(id, looker, 0)));
    const { id: _, ...facts } = (await world.tables.facts(id, looker)) ?? { id };
    lines.push(JSON.stringify([facts, await world.tables.view(id, looker)]));
    if (looker !== undefined)
      lines.push(
        JSON.stringify([
          await world.tables.decision(id, looker, 'en'),
          await world.tables.digest(id, looker, 'en'),
        ]),
      );
  }
  const notifications = world.tableStore.notifications.map(({ person, what, no }) => ({ person, what, no }));
  return [...lines, JSON.stringify(notifications)];
}

test('nobody learns from an order of preference: news, view, facts, words, refusals and notifications are the same whatever it names', async () => {
  const world = new World();
  const people = somePeople(3);
  const id = await world.begun(people, wish('agricola', 3, EIGHT));
  const [there] = await Promise.all(people.map((one) => packOf(world, id, one)).slice(1, 2));
  expect(there).toHaveLength(8);
  const some = await learned([there[7], there[6]]);
  expect(await learned(['no-such-card'])).toEqual(some);
  expect(await learned(there.toReversed())).toEqual(some);
});
