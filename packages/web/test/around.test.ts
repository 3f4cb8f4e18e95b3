import { readFileSync } from 'node:fs';
import { findCard } from '@furrow/agricola/cards/index';
import { LANGUAGES } from '@furrow/text/language';
import { expect, test } from 'vitest';
import { Engine } from '../src/engine/engine';
import { handlersOf } from '../src/engine/handlers';
import { openSaves } from '../src/engine/saves';
import { boxPictures, setUp } from '../src/engine/set-up';
import { BOXES } from '../src/protocol/set-up';
import type { Table } from '../src/protocol/table';
import { interfaceWords } from '../src/words/words';

const example = (name: string) =>
  readFileSync(new URL(`../../../examples/${name}.furrow`, import.meta.url), 'utf8');

/** An engine with the tables that it posted. */
function opened(record: string): { engine: Engine; last: () => Table } {
  const tables: Table[] = [];
  const engine = new Engine(openSaves(), (table) => tables.push(table));
  expect(engine.importRecord(record)).toEqual({ ok: true });
  const last = () => {
    const table = tables.at(-1);
    if (table === undefined) throw new Error('nothing was posted');
    return table;
  };
  return { engine, last };
}

test('a table is called after its game and edition', () => {
  expect(opened(example('agricola-42')).last().gameName).toBe('Agricola · revised edition');
  expect(opened(example('rulebook-42')).last().gameName).toBe('All Creatures Big and Small');
});

test('what contradicts a change gives way, and the control that was changed says so', () => {
  const wish = {
    box: 'agricola-revised',
    seats: 2,
    options: {},
    change: { name: 'decks', value: 'A,B' },
  } as const;
  const { options, settings } = setUp(wish, 'en');
  expect(options).toMatchObject({ mode: 'base', decks: 'A,B' });
  const notes = settings.filter(({ note }) => note !== undefined).map(({ name }) => name);
  expect(notes).toEqual(['decks']);
});

test('every choice of a set-up begins with a capital, in four languages', () => {
  const isLower = (text: string) => /^\p{Ll}/u.test(text);
  for (const language of LANGUAGES)
    for (const box of BOXES) {
      const seats = box === 'creatures' ? 2 : 4;
      const { settings } = setUp({ box, seats, options: {} }, language);
      const titles = settings.flatMap(({ values, listOf = [] }) => [...values, ...listOf]);
      expect(titles.map(({ title }) => title).filter(isLower)).toEqual([]);
    }
});

test('the spaces for hand cards bring hand cards with them, and go with them; the control that was changed says so', () => {
  const empty = { box: 'agricola-revised', seats: 2, options: {} } as const;
  const noteOf = ({ settings }: ReturnType<typeof setUp>, name: string) =>
    settings.find((setting) => setting.name === name)?.note;
  const base = setUp({ ...empty, change: { name: 'mode', value: 'base' } }, 'en');
  expect(base.options).toMatchObject({ mode: 'base', decks: 'A,B' });
  expect(noteOf(base, 'mode')).toBe(
    'Without hand cards the spaces for them have no use. → Hand cards: decks A and B',
  );
  const one = setUp({ ...empty, options: base.options, change: { name: 'decks', value: 'B' } }, 'en');
  expect(one.options).toMatchObject({ mode: 'base', decks: 'B' });
  const none = setUp({ ...empty, options: one.options, change: { name: 'decks', value: 'none' } }, 'en');
  expect(none.settings.find(({ name }) => name === 'mode')?.value).toBe('beginner');
  expect(noteOf(none, 'decks')).toContain('→ Game mode: beginner');
});

test('the full game of 2007 brings its own decks with it', () => {
  const empty = { box: 'agricola-2007', seats: 5, options: {} } as const;
  const full = setUp({ ...empty, change: { name: 'mode', value: 'full' } }, 'en');
  expect(full.options).toMatchObject({ mode: 'full', decks: 'E,I,K,Z' });
  const one = setUp({ ...empty, change: { name: 'decks', value: 'K' } }, 'en');
  expect(one.options).toMatchObject({ mode: 'full', decks: 'K' });
});

test('of two switches that exclude each other the one set last stays', () => {
  const first = { box: 'agricola-revised', seats: 2, options: { 'extra-copse': 'on' } } as const;
  const { options } = setUp({ ...first, change: { name: 'extra-tile', value: 'on' } }, 'en');
  expect(options).toEqual({ edition: 'revised', 'extra-tile': 'on' });
});

test.each([
  ['agricola-revised', ['none', 'A,B'], ['A', 'B', 'L']],
  ['agricola-2007', ['none', 'E,I,K,Z'], ['E', 'I', 'K', 'Z']],
] as const)('decks that %s cannot have are not offered', (box, values, list) => {
  const { settings } = setUp({ box, seats: 2, options: {} }, 'en');
  const decks = settings.find(({ name }) => name === 'decks');
  expect(decks?.values.map(({ value }) => value)).toEqual(values);
  expect(decks?.listOf?.map(({ value }) => value)).toEqual(list);
});

test('lists and numbers are offered: buildings by name, food of a solo game, who starts', () => {
  const creatures = setUp({ box: 'creatures', seats: 2, options: {} }, 'en').settings;
  expect(creatures[0].listOf?.map(({ title }) => title)).toContain('Shelter');
  const solo = setUp({ box: 'agricola-revised', seats: 1, options: {} }, 'en').settings;
  expect(solo.find(({ name }) => name === 'solo-food')?.upTo).toBe(99);
  const three = setUp({ box: 'agricola-revised', seats: 3, options: {} }, 'en').settings;
  expect(three.find(({ name }) => name === 'starting-player')?.listOf).toHaveLength(3);
});

test('cards can be left out and put into hands by name, and what cannot be is refused with its reason', () => {
  const wish = { box: 'agricola-revised', seats: 2, options: { mode: 'base', decks: 'A,B' } } as const;
  const cardsOf = (options: Readonly<Record<string, string>>, name: string) =>
    setUp({ ...wish, options }, 'de').settings.find((setting) => setting.name === name);
  expect(cardsOf({}, 'banned-cards')).toBeUndefined();
  expect(cardsOf({}, 'given-cards')).toBeUndefined();
  const banned = cardsOf(wish.options, 'banned-cards')?.listOf ?? [];
  expect(banned.length).toBeGreaterThan(200);
  expect(banned.map(({ title }) => title)).toEqual(
    banned.map(({ title }) => title).sort((one, other) => one.localeCompare(other, 'de')),
  );
  expect(cardsOf({ ...wish.options, decks: 'A' }, 'banned-cards')?.listOf?.length).toBeLessThan(
    banned.length,
  );
  const hands = cardsOf({ ...wish.options, 'banned-cards': 'groom' }, 'given-cards')?.perSeat;
  expect(hands?.seats).toHaveLength(2);
  expect(hands?.cards.map(({ value }) => value)).toContain('homekeeper');
  expect(hands?.cards.map(({ value }) => value)).not.toContain('groom');
  expect(cardsOf({ ...wish.options, hands: 'draft' }, 'given-cards')).toBeUndefined();
  const left = setUp({ ...wish, change: { name: 'banned-cards', value: 'groom' } }, 'en');
  expect(left.options).toMatchObject({ 'banned-cards': 'groom' });
  const eight = hands?.cards.filter(({ value }) => findCard(value)?.kind === 'minor').slice(0, 8) ?? [];
  const change = { name: 'given-cards', value: eight.map(({ value }) => `1:${value}`).join() };
  const refused = setUp({ ...wish, change }, 'en').settings.find(
    ({ name }) => name === 'given-cards',
  )?.refused;
  expect(refused).toBe('“Chosen hands”: of one kind at most 7 cards can be named.');
});

test('every game can be played at once against a bot', () => {
  for (const { playNow } of boxPictures('en')) {
    const engine = new Engine(openSaves(), () => undefined);
    expect(engine.open(playNow)).toEqual({ ok: true });
    engine.leave();
  }
});

test('the history of a game ends with its scores, and people use spaces in every round', () => {
  const { engine, last } = opened(example('agricola-42'));
  const { rounds, deeds } = engine.history();
  expect(rounds.map(({ round }) => round)).toEqual(Array.from({ length: 14 }, (_, i) => i + 1));
  expect(rounds.at(-1)?.points).toEqual(last().seats.map(({ points }) => points));
  expect(rounds.every(({ used }) => used.every((spaces) => spaces.length > 0))).toBe(true);
  expect(deeds.every(({ gained }) => gained.length > 0)).toBe(true);
});

test('a replay shows earlier tables, asks nothing, and ends where the game is', () => {
  const { engine, last } = opened(example('agricola-42'));
  const end = last();
  engine.replay(40);
  expect(last()).toMatchObject({ replaying: true, finished: true, asked: [], moves: { shown: 40 } });
  expect(last().ending).toBeUndefined();
  engine.replay();
  expect({ ...last(), version: 0 }).toEqual({ ...end, version: 0 });
});

test('a branch goes on from a move and leaves the game as it is', () => {
  const { engine, last } = opened(example('agricola-42'));
  const { saveId } = last();
  engine.branch(60);
  expect(last().saveId).not.toBe(saveId);
  expect(last().moves.all).toBeGreaterThanOrEqual(60);
  expect(last().asked.length + Number(last().handTo !== undefined)).toBeGreaterThan(0);
  engine.leave();
});

test('the log calls people by their names', () => {
  const { last } = opened(example('agricola-42'));
  const texts = last().log.map(({ text }) => text);
  expect(texts.some((text) => text.includes('Ada'))).toBe(true);
  expect(texts.some((text) => text.includes('Player 1'))).toBe(false);
});

test('numbers take the forms of each language', () => {
  const said = Object.values(interfaceWords).map(({ around }) => [1, 3].map((n) => around.end.times(n)));
  expect(said).toEqual([
    ['once', '3 times'],
    ['1 fois', '3 fois'],
    ['una volta', '3 volte'],
    ['einmal', '3-mal'],
  ]);
});

test('the cards of a game can be looked through without opening it', async () => {
  const engine = new Engine(openSaves(), () => undefined);
  const calls = handlersOf(engine);
  const found = await calls.catalogue({ box: 'agricola-2007' });
  expect(found.filter(({ kind }) => kind === 'occupation').length).toBeGreaterThan(150);
  expect(await calls.entry({ box: 'creatures', id: 'shelter' })).toMatchObject({ title: 'Shelter' });
});

test('the only person among bots is told their place, a winner is not', () => {
  const only = (person: number) =>
    example('agricola-42').replaceAll(/^seat (\d): .*$/gm, (line, seat) =>
      Number(seat) === person ? line : `seat ${seat}: level-1`,
    );
  const places = [1, 2, 3].map((person) => opened(only(person)).last().ending?.place);
  expect(places).toEqual([undefined, 2, 3]);
  expect(opened(example('agricola-42')).last().ending?.place).toBeUndefined();
});
