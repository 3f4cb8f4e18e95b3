import { expect, test } from 'vitest';
import { Engine } from '../src/engine/engine';
import { handlersOf } from '../src/engine/handlers';
import { openSaves } from '../src/engine/saves';
import type { NewGame } from '../src/protocol/set-up';
import type { Table } from '../src/protocol/table';

/** Plays a whole game through the protocol alone, taking one of the listed choices each time, and gives the last table. */
function playThrough(game: NewGame): Promise<{ table: Table; engine: Engine; tables: number }> {
  return new Promise((resolve, reject) => {
    let tables = 0;
    const engine = new Engine(openSaves(), (table) => {
      const number = ++tables;
      expect(structuredClone(table)).toEqual(table);
      setTimeout(() => {
        if (number < tables) return undefined;
        if (table.ending !== undefined) return resolve({ table, engine, tables });
        if (table.handTo !== undefined) return engine.uncover(table.handTo);
        const [asked] = table.asked;
        if (asked === undefined || asked.open) return undefined;
        const { move } = asked.choices[(tables * 7) % asked.choices.length];
        const done = engine.play(asked.seat, move, asked.number);
        return done.ok ? undefined : reject(new Error(done.why));
      });
    });
    engine.prefer({ pace: 0 });
    engine.open(game);
  });
}

const games: Readonly<Record<string, NewGame>> = {
  creatures: { box: 'creatures', options: {}, seats: ['me', 'random'] },
  'the revised beginner game, 2 players': { box: 'agricola-revised', options: {}, seats: ['me', 'random'] },
  'the 2007 family game, 5 players': {
    box: 'agricola-2007',
    options: {},
    seats: ['me', 'me', 'random', 'random', 'random'],
  },
  solo: { box: 'agricola-revised', options: {}, seats: ['me'] },
  'hand cards, 3 seats, two people': {
    box: 'agricola-revised',
    options: { mode: 'base', decks: 'A,B' },
    seats: ['me', 'Ada', 'random'],
  },
};

for (const [name, game] of Object.entries(games)) {
  test(`a whole game of ${name} is played through the protocol and its record is read again`, async () => {
    const { table, engine } = await playThrough(game);
    expect(table.scores.length).toBeGreaterThan(0);
    const text = engine.exportRecord();
    expect(handlersOf(engine).importRecord({ text })).toEqual({ ok: true });
  });
}

test('a table shows no hand but that of the seat before the screen', async () => {
  const tables: Table[] = [];
  const engine = new Engine(openSaves(), (table) => tables.push(table));
  engine.open({ box: 'agricola-revised', options: { mode: 'base', decks: 'A,B' }, seats: ['me', 'me'] });
  const [covered] = tables.slice(-1);
  expect(covered.handTo).toBeDefined();
  expect(covered.hand).toEqual([]);
  expect(covered.asked).toEqual([]);
  const seat = covered.handTo ?? 0;
  engine.uncover(seat);
  const [open] = tables.slice(-1);
  expect(open.viewer).toBe(seat);
  expect(open.hand.length).toBe(open.seats[seat].handSize);
});

test('whoever moved last may take it back at the cover, and is asked for by name before their hand is shown', () => {
  const tables: Table[] = [];
  const engine = new Engine(openSaves(), (table) => tables.push(table));
  const last = () => tables[tables.length - 1];
  engine.open({
    box: 'agricola-revised',
    options: { mode: 'base', decks: 'A,B' },
    seats: ['me', 'me'],
    deal: 1,
  });
  const first = last().handTo ?? 0;
  expect(last().back).toEqual({});
  engine.uncover(first);
  expect(engine.say(first, 'day-laborer')).toEqual({ ok: true });
  const { handTo, back, moves } = last();
  expect(handTo).toBe(1 - first);
  expect(back).toMatchObject({ undo: moves.all - 1, whose: first });
  for (let tap = 0; tap < 2; tap++) engine.back(back.undo ?? Number.NaN);
  expect(last()).toMatchObject({
    handTo: first,
    hand: [],
    asked: [],
    back: {},
    moves: { all: moves.all - 1 },
  });
  engine.uncover(first);
  expect(last().viewer).toBe(first);
  expect(last().hand.length).toBe(last().seats[first].handSize);
  expect(last().asked[0].seat).toBe(first);
});

test('a broken record is refused with its line and the reason', () => {
  const engine = new Engine(openSaves(), () => undefined);
  expect(engine.importRecord('nonsense')).toMatchObject({
    ok: false,
    line: 1,
    why: expect.stringMatching(/\.$/),
  });
});

test('a record with a line that is no move is refused with what could stand there', () => {
  const engine = new Engine(openSaves(), () => undefined);
  engine.open({ box: 'agricola-revised', options: {}, seats: ['me', 'me'], deal: 1 });
  const text = engine.exportRecord();
  const line = text.trimEnd().split('\n').length + 1;
  const [, seat] = /\* start (\d)/.exec(text) ?? [];
  expect(engine.importRecord(`${text}${seat} nonsense`)).toEqual({
    ok: false,
    line,
    why: expect.stringMatching(
      /^“nonsense” is not a move here; right would be, for example, [\w-]+, [\w-]+ or [\w-]+\.$/,
    ),
  });
});

test('a refused move says why and changes nothing', () => {
  const tables: Table[] = [];
  const engine = new Engine(openSaves(), (table) => tables.push(table));
  engine.open({ box: 'creatures', options: {}, seats: ['me', 'me'] });
  const [{ asked, moves }] = tables.slice(-1);
  expect(engine.say(asked[0].seat, 'stables')).toMatchObject({ ok: false });
  engine.setLanguage('de');
  expect(tables.at(-1)?.moves).toEqual(moves);
});
