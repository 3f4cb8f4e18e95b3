import { cards } from '@furrow/agricola/cards/index';
import type { Ruleset } from '@furrow/agricola/ruleset';
import type { State } from '@furrow/agricola/state/state';
import { chanceMove } from '@furrow/deal/chance';
import { commitmentOf } from '@furrow/deal/seed';
import { type Dice, seededDice } from '@furrow/kernel/dice';
import type { Position } from '@furrow/kernel/kind';
import type { GameRecord } from '@furrow/kernel/record';
import type { Played } from '@furrow/kernel/so-far';
import { SPECTATOR } from '@furrow/kernel/view';
import { howMany } from '@furrow/testkit/how-many';
import { begunGame, otherCards, retold } from '@furrow/testkit/retold';
import { LANGUAGES } from '@furrow/text/language';
import type { Order } from '@furrow/wire/acts';
import { expect, test } from 'vitest';
import { toldTo } from '../../src/table/publish/news-writer';
import type { Chance } from '../../src/table/transaction/consequences';
import { somePeople, World, wish } from './people';

const GAMES = howMany(3, 8);
const SEED = 'c0ffee'.padEnd(64, '0');

/** Chance does what it did in a record. */
function chanceOf(moves: readonly Played[]): Chance {
  return {
    newSeed: () => SEED,
    commitmentOf: () => Promise.resolve('1'.repeat(64)),
    chanceMove: (record: GameRecord<Position>) => Promise.resolve(moves[record.length].move),
  };
}

/** What somebody might say to find out what others hold. */
function prying({ game }: GameRecord<State>, dice: Dice): string[] {
  const { pool } = game.rules as Ruleset;
  const card = () => cards[pool[dice.below(pool.length)]].id;
  return [
    'lessons',
    'meeting-place',
    'yes',
    'no',
    'dance',
    `play ${card()}`,
    `play ${card()}`,
    `draw ${card()}`,
    `keep-card ${card()}`,
    `lay-away ${card()}`,
  ];
}

/** Plays a record at a table and gives everything that a viewer learned there, line by line. */
async function learned(
  record: GameRecord<State>,
  viewer: number,
  tries: readonly string[],
): Promise<string[]> {
  const seats = record.seats.length;
  const people = somePeople(seats);
  const world = new World({ chance: chanceOf(record.moves) });
  const wanted = wish('agricola', seats, record.game.options);
  const id = await world.begun(people, wanted);
  const lines: string[] = [];
  const me = viewer === SPECTATOR ? undefined : people[viewer];
  const look = async () => {
    lines.push(JSON.stringify([await world.tables.view(id, me?.id), await world.tables.facts(id, me?.id)]));
    if (me === undefined) return;
    const { asked } = (await world.tables.facts(id, me.id)) ?? {};
    for (const language of LANGUAGES) {
      lines.push(JSON.stringify((await world.tables.decision(id, me.id, language)) ?? null));
      lines.push(JSON.stringify(await world.tables.digest(id, me.id, language)));
    }
    for (const move of asked?.open === false ? [] : tries)
      lines.push(
        JSON.stringify(await world.refused(id, me, { act: 'play', number: asked?.number ?? 0, move })),
      );
  };
  for (let at = (await world.tables.facts(id))?.moves ?? 0; at < record.length; ) {
    const { seat, text } = record.moves[at];
    const { asked } = (await world.tables.facts(id, people[seat].id)) ?? {};
    await world.must(id, people[seat], { act: 'play', number: asked?.number ?? 0, move: text });
    at = (await world.tables.facts(id))?.moves ?? 0;
    if (at % 9 === 0) await look();
  }
  await look();
  const heard = world.tableStore
    .entries(id)
    .map((entry) => toldTo(entry, me === undefined ? 'public' : viewer));
  return [
    ...lines,
    ...heard.map((told) => JSON.stringify(told)),
    JSON.stringify(world.tableStore.notifications),
  ].map((line) => line.replaceAll(id, 'ID'));
}

test.each([
  [2, {}],
  [3, {}],
  [4, {}],
  [3, { hands: 'draft' }],
  [3, { hands: 'draft-eight', market: '5' }],
  [4, { hands: 'quick-draft', mulligan: 'on' }],
  [2, { hands: 'living-three' }],
  [2, { hands: 'living-three', market: '3' }],
  [2, { hands: 'living-five', 'three-for-one': 'on' }],
  [3, { hands: 'seven-of-ten', mulligan: 'on' }],
] as const)(
  'with %d players and %j, tables that differ in hidden cards alone are the same for who cannot see them: news, views, questions, refusals, digests, notifications',
  async (seats, hands) => {
    let different = 0;
    for (let seed = 1; seed <= GAMES; seed++) {
      const record = begunGame(seed + 7000 * seats, seats, hands);
      const dice = seededDice(seed);
      const viewer = dice.below(4) === 0 ? SPECTATOR : dice.below(seats);
      const other = retold(record, otherCards(record, viewer, dice));
      if (JSON.stringify(record.state.players) !== JSON.stringify(other.state.players)) different++;
      const tries = prying(record, dice);
      const [one, two] = [await learned(record, viewer, tries), await learned(other, viewer, tries)];
      expect(two.length).toBe(one.length);
      one.forEach((line, i) => expect(two[i], `seed ${seed}, ${viewer} learns`).toBe(line));
    }
    expect(different).toBeGreaterThan(GAMES / 4);
  },
  240_000,
);

test('what a seat alone may know is in its own news and in nobody else’s', async () => {
  const record = begunGame(3, 3);
  const people = somePeople(3);
  const world = new World({ chance: chanceOf(record.moves) });
  const id = await world.begun(people, wish('agricola', 3, { mode: 'base', decks: 'A,B' }));
  const dealt = world.tableStore
    .entries(id)
    .filter(({ entry }) => entry.kind === 'step' && entry.text.startsWith('deal '));
  expect(dealt.length).toBeGreaterThan(30);
  const owners = dealt.map((entry) => {
    const who = (['public', 0, 1, 2] as const).filter((recipient) => {
      const text = JSON.stringify(toldTo(entry, recipient));
      return text.includes('"text":"deal') || text.includes('"dealt"');
    });
    expect(who).toHaveLength(1);
    return who[0];
  });
  expect(new Set(owners)).toEqual(new Set([0, 1, 2]));
});

/** What everybody learns at a table where the second seat has these orders, by who it is. */
async function learnedWith(orders: readonly Order[]): Promise<Record<'owner' | 'other' | 'public', string>> {
  const world = new World({ chance: { newSeed: () => SEED, commitmentOf, chanceMove } });
  const [a, b] = somePeople(2);
  const id = await world.begun([a, b], wish('creatures', 2));
  await world.must(id, b, { act: 'orders', orders: [...orders] });
  const look = async (who: string | undefined, recipient: 0 | 1 | 'public') => {
    const { tables, tableStore } = world;
    const told = tableStore.entries(id).map((entry) => toldTo(entry, recipient));
    const asked = who === undefined ? [] : [await tables.decision(id, who, 'en')];
    const since = who === undefined ? [] : await tables.digest(id, who, 'en');
    const seen = [await tables.facts(id, who), await tables.view(id, who), asked, since, told];
    return JSON.stringify([...seen, tableStore.notifications]).replaceAll(id, 'ID');
  };
  expect(world.tableStore.snapshotText(id)).toContain(JSON.stringify(orders));
  return { owner: await look(b.id, 1), other: await look(a.id, 0), public: await look(undefined, 'public') };
}

test('standing orders are shown to their own seat alone: all others learn the same as if there were none', async () => {
  const orders: Order[] = [
    { when: 'forced' },
    { when: 'placement', wishes: [{ move: 'wood-3', atLeast: 77 }] },
  ];
  const [given, none] = [await learnedWith(orders), await learnedWith([])];
  expect(given.owner).toContain(`"orders":${JSON.stringify(orders)}`);
  expect(none.owner).toContain('"orders":[]');
  expect([given.other, given.public]).toEqual([none.other, none.public]);
  expect(given.public).not.toContain('"orders"');
});

test('standing orders go with whoever gave them: neither they nor anybody else is shown them after the seat was lost', async () => {
  const world = new World();
  const people = somePeople(3);
  const id = await world.begun(people, wish('agricola', 3));
  const waited = await world.waited(id, people);
  const who = people.find((one) => !waited.includes(one)) ?? people[0];
  await world.must(id, who, { act: 'orders', orders: [{ when: 'placement', wishes: [{ move: 'grove' }] }] });
  await world.must(id, who, { act: 'resign' });
  for (const one of [...people.map((person) => person.id), undefined])
    expect(JSON.stringify(await world.tables.facts(id, one))).not.toContain('grove');
});
