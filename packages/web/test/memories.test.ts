import { LANGUAGES } from '@furrow/text/language';
import { expect, test } from 'vitest';
import { dailyGame, dailyPicture } from '../src/engine/daily';
import { Engine } from '../src/engine/engine';
import { handlersOf } from '../src/engine/handlers';
import type { PastGame } from '../src/engine/memories';
import { openSaves } from '../src/engine/saves';
import { statisticsOf } from '../src/engine/statistics';
import type { Table } from '../src/protocol/table';
import { example } from './example';

const PAST: PastGame = {
  id: 'a',
  time: 3,
  box: 'agricola-revised',
  options: { edition: 'revised', mode: 'base', decks: 'A,B' },
  seats: ['me', 'level-2', 'level-2'],
  mine: 0,
  points: [30, 20, 31],
  winners: [2],
  deal: 7,
  cards: ['fireplace-2'],
};
const WON: PastGame = { ...PAST, id: 'b', time: 2, points: [41, 20, 31], winners: [0] };
const ALONE: PastGame = {
  ...PAST,
  id: 'c',
  time: 1,
  seats: ['me'],
  points: [52],
  winners: [0],
  cards: ['fireplace-2', 'well'],
};

test('games are counted by kind, by opponent and by card; whoever plays alone has a target and wins nothing', () => {
  const { games, wins, kinds, opponents, cards, last } = statisticsOf([PAST, WON, ALONE], ['b'], 'en');
  expect([games, wins]).toEqual([3, 1]);
  expect(kinds).toMatchObject([
    { seats: 3, withCards: true, games: 2, wins: 1, average: 35.5, best: 41 },
    { seats: 1, games: 1, wins: 0, best: 52, goal: 50 },
  ]);
  expect(opponents).toMatchObject([
    { level: 1, names: expect.arrayContaining(['Rosalie']), games: 2, wins: 1 },
  ]);
  expect(cards).toMatchObject([
    { games: 3, best: 52 },
    { title: 'Well', games: 1 },
  ]);
  expect(last.map(({ place, saved }) => [place, saved])).toEqual([
    [2, false],
    [1, true],
    [1, false],
  ]);
});

test('the game of a day is the same all day long, and another the next day; its best result is told', () => {
  const morning = dailyGame(new Date(2026, 10, 17, 8));
  expect(dailyGame(new Date(2026, 10, 17, 23))).toEqual(morning);
  expect(morning.deal).toBe(20_261_117);
  expect(dailyGame(new Date(2026, 10, 18, 8)).deal).toBe(20_261_118);
  const tried = { ...PAST, box: morning.box, seats: morning.seats, deal: morning.deal };
  for (const language of LANGUAGES) {
    expect(dailyPicture([PAST], language, new Date(2026, 10, 17))).not.toHaveProperty('best');
    expect(dailyPicture([tried], language, new Date(2026, 10, 17)).best).toBe(30);
  }
});

/** Plays a game alone to its end, taking listed answers. */
function playOut(): Promise<{ engine: Engine; table: Table }> {
  return new Promise((resolve) => {
    let latest = 0;
    const engine = new Engine(openSaves(), (table) => {
      const number = ++latest;
      setTimeout(() => {
        if (number < latest) return;
        if (table.ending !== undefined) return resolve({ engine, table });
        const asked = table.asked.find(({ open }) => !open);
        if (asked === undefined) return;
        engine.play(asked.seat, asked.choices[(latest * 7) % asked.choices.length].move, asked.number);
      });
    });
    engine.prefer({ pace: 0 });
    engine.open({ box: 'agricola-revised', options: {}, seats: ['me'], deal: 5 });
  });
}

test('a game that was played to its end is remembered once; one that was only opened is not', async () => {
  const { engine, table } = await playOut();
  const handlers = handlersOf(engine);
  engine.uncover(0);
  const found = await handlers.statistics({});
  expect(found).toMatchObject({ games: 1, kinds: [{ seats: 1, best: table.seats[0].points }] });
  expect(table.ending?.goal).toBe(50);
  await handlers.importRecord({ text: example('agricola-42') });
  expect((await handlers.statistics({})).games).toBe(1);
  await handlers.forgetStatistics({});
  expect((await handlers.statistics({})).games).toBe(0);
});

test('a lesson remembers the most stars that it brought', async () => {
  const engine = new Engine(openSaves(), () => undefined);
  const handlers = handlersOf(engine);
  const starsNow = async () => (await handlers.lessons({})).find(({ id }) => id === 'agricola');
  expect(await starsNow()).not.toHaveProperty('stars');
  await engine.memories.finish('agricola', 2);
  await engine.memories.finish('agricola', 1);
  expect(await starsNow()).toMatchObject({ stars: 2, of: 3 });
});

test('AG-V63 whoever plays alone has a best result for each choice of decks', () => {
  const alone = (id: string, decks: string, points: number): PastGame => ({
    ...ALONE,
    id,
    options: { ...ALONE.options, decks },
    points: [points],
  });
  const past = [alone('x', 'A', 30), alone('y', 'A', 41), alone('z', 'A,B', 35), alone('n', 'none', 20)];
  expect(statisticsOf(past, [], 'en').kinds.map(({ decks, best }) => [decks, best])).toEqual([
    ['deck A', 41],
    ['decks A and B', 35],
    [undefined, 20],
  ]);
});

test('AG-V63 the best result of a deck is not one with starting food, kept occupations or chosen cards', () => {
  const alone = (id: string, points: number, options: Readonly<Record<string, string>> = {}): PastGame => ({
    ...ALONE,
    id,
    options: { ...ALONE.options, decks: 'A', ...options },
    points: [points],
  });
  const past = [
    alone('u', 41),
    alone('f', 60, { 'solo-food': '2' }),
    alone('k', 61, { 'kept-occupations': '1:groom' }),
    alone('c', 62, { hands: 'choose' }),
    alone('g', 63, { 'given-cards': '1:groom' }),
    alone('o', 64, { 'free-order': 'on' }),
    alone('v', 30, { 'solo-food': '0', 'kept-occupations': 'none', hands: 'draft', 'free-order': 'off' }),
  ];
  const kinds = statisticsOf(past, [], 'en').kinds.map(({ decks, best, games }) => [decks, best, games]);
  expect(kinds).toEqual([
    [undefined, 64, 5],
    ['deck A', 41, 2],
  ]);
});
