import { cards } from '@furrow/agricola/cards/index';
import type { Ruleset } from '@furrow/agricola/ruleset';
import type { State } from '@furrow/agricola/state';
import { type Dice, seededDice } from '@furrow/kernel/dice';
import type { Position } from '@furrow/kernel/kind';
import type { GameRecord } from '@furrow/kernel/record';
import type { Played } from '@furrow/kernel/so-far';
import { SPECTATOR } from '@furrow/kernel/view';
import { begunGame, otherCards, retold } from '@furrow/testkit/retold';
import { LANGUAGES } from '@furrow/text/language';
import { expect, test } from 'vitest';
import type { Deal } from '../../src/table/aftermath';
import { toldTo } from '../../src/table/telling';
import { somePeople, World, wish } from './people';

const GAMES = 8;
const SEED = 'c0ffee'.padEnd(64, '0');

/** Chance does what it did in a record. */
function dealOf(moves: readonly Played[]): Deal {
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
  const world = new World({ deal: dealOf(record.moves) });
  const wanted = wish('agricola', seats, { mode: 'base', decks: 'A,B' });
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
  const heard = world.keeping.entries(id).map((entry) => toldTo(entry, me === undefined ? 'public' : viewer));
  return [...lines, ...heard.map((told) => JSON.stringify(told)), JSON.stringify(world.keeping.errands)].map(
    (line) => line.replaceAll(id, 'ID'),
  );
}

test.each([2, 3, 4])(
  'with %d players, tables that differ in hidden cards alone are the same for who cannot see them: news, views, questions, refusals, digests, errands',
  async (seats) => {
    let different = 0;
    for (let seed = 1; seed <= GAMES; seed++) {
      const record = begunGame(seed + 7000 * seats, seats);
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
  const world = new World({ deal: dealOf(record.moves) });
  const id = await world.begun(people, wish('agricola', 3, { mode: 'base', decks: 'A,B' }));
  const dealt = world.keeping
    .entries(id)
    .filter(({ entry }) => entry.kind === 'step' && entry.text.startsWith('deal '));
  expect(dealt.length).toBeGreaterThan(30);
  const owners = dealt.map((entry) => {
    const who = (['public', 0, 1, 2] as const).filter((hearer) => {
      const text = JSON.stringify(toldTo(entry, hearer));
      return text.includes('"text":"deal') || text.includes('"dealt"');
    });
    expect(who).toHaveLength(1);
    return who[0];
  });
  expect(new Set(owners)).toEqual(new Set([0, 1, 2]));
});

test('standing orders are told to nobody and shown to nobody', async () => {
  const world = new World();
  const [a, b] = somePeople(2);
  const id = await world.begun([a, b], wish('creatures', 2));
  const before = world.keeping.entries(id).length;
  const waits = (await world.waited(id, [a, b]))[0] === a ? b : a;
  await world.must(id, waits, {
    act: 'orders',
    orders: [{ when: 'placement', wishes: [{ move: 'wood-3', atLeast: 77 }] }],
  });
  expect(world.keeping.entries(id)).toHaveLength(before);
  expect(world.keeping.standingText(id)).toContain('77');
  for (const who of [a.id, b.id, undefined])
    expect(
      JSON.stringify([await world.tables.facts(id, who), await world.tables.view(id, who)]),
    ).not.toContain('atLeast');
});
