import { expect, test } from 'vitest';
import { Engine } from '../src/engine/engine';
import { openSaves } from '../src/engine/saves';
import type { NewGame } from '../src/protocol/set-up';
import type { Table } from '../src/protocol/table';

/** Plays a game to its end, choosing the listed answer at the place that `pick` says, and leaving the page in between if wanted. */
function playOut(game: NewGame, pick: (tables: number) => number, leaveAt = -1): Promise<Engine> {
  const saves = openSaves();
  return new Promise((resolve, reject) => {
    let tables = 0;
    const answer = (table: Table, engine: Engine) => {
      if (table.ending !== undefined) return resolve(engine);
      const [asked] = table.asked;
      if (asked === undefined || asked.open) return undefined;
      const { move } = asked.choices[pick(table.moves.all) % asked.choices.length];
      const done = engine.play(asked.seat, move, asked.number);
      return done.ok ? undefined : reject(new Error(done.why));
    };
    const start = (): Engine => {
      const engine = new Engine(saves, (table) => {
        const number = ++tables;
        setTimeout(() => {
          if (number < tables) return;
          if (number >= leaveAt && leaveAt >= 0) {
            leaveAt = -1;
            engine.leave();
            void start().resume(table.saveId);
          } else answer(table, engine);
        });
      });
      engine.prefer({ pace: 0 });
      return engine;
    };
    start().open(game);
  });
}

/** What chance did, in the order in which it did it, without what cards made it do. */
const chanceIn = (record: string) =>
  record.split('\n').flatMap((line) => (line.startsWith('* ') && !line.startsWith('* draw') ? line : []));

const game: NewGame = {
  box: 'creatures',
  options: { buildings: '12' },
  seats: ['me', 'random'],
  deal: 7,
};
const byLength = (moves: number) => moves * 7;

test('the same deal and the same moves give the same game, also over a break', async () => {
  const once = (await playOut(game, byLength)).exportRecord();
  expect((await playOut(game, byLength, 20)).exportRecord()).toBe(once);
  expect((await playOut({ ...game, deal: 8 }, byLength)).exportRecord()).not.toBe(once);
});

test('a deal brings the same cards to people who play differently', async () => {
  const cards: NewGame = {
    box: 'agricola-revised',
    options: { mode: 'base', decks: 'A,B' },
    seats: ['me'],
    deal: 3,
  };
  const one = (await playOut(cards, byLength)).exportRecord();
  const other = (await playOut(cards, (moves) => moves * 5 + 1)).exportRecord();
  expect(other).not.toBe(one);
  expect(chanceIn(one).length).toBeGreaterThan(5);
  expect(chanceIn(other)).toEqual(chanceIn(one));
});

test('a game that began here tells its deal at the end; one from a record does not', async () => {
  let last: Table | undefined;
  const engine = new Engine(openSaves(), (table) => (last = table));
  const played = await playOut(game, byLength);
  played.setLanguage('de');
  engine.importRecord(played.exportRecord());
  expect(last?.ending).toBeDefined();
  expect(last?.ending?.deal).toBeUndefined();
  expect(played.present.deal).toBe(7);
});

test.each(['en', 'fr', 'it', 'de'] as const)(
  'bots are spoken of in words, never by their id: %s',
  (language) => {
    let last: Table | undefined;
    const engine = new Engine(openSaves(), (table) => (last = table));
    engine.setLanguage(language);
    engine.open({ box: 'creatures', options: {}, seats: ['me', 'level-2'], deal: 1 });
    expect(last?.seats[1].level).toMatch(/\w{4}/);
    expect(JSON.stringify(last)).not.toContain('level-');
  },
);
