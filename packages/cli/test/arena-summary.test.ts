import { expect, test } from 'vitest';
import type { Match } from '../src/arena/match';
import type { Played } from '../src/arena/play-game';
import { reportOf } from '../src/arena/report';
import { reportText } from '../src/arena/report-text';
import { summarise, wholeDeals } from '../src/arena/summary';
import { plain } from '../src/paint';

const OCCASION = { furrow: '1', wanted: 8, jobs: 1, seconds: 1, interrupted: false };

const match = (...bots: readonly string[]): Match => ({ game: 'agricola', options: {}, bots, seed: 1 });

/** A game with these scores by seat, won by whoever has most. */
function played(game: number, ...scores: readonly number[]): Played {
  const most = Math.max(...scores);
  const winners = scores.flatMap((score, seat) => (score === most ? [seat] : []));
  const answers = scores.map((_, seat) => ({ decisions: 10, choices: 4, ms: 8, longest: seat + 3 }));
  const ways = scores.map((points, seat) => ({
    categories: { fields: points, begging: 0 },
    placements: 40 + seat,
    firsts: points > 20 ? { room: 5 + game } : {},
  }));
  return { game, scores, winners, answers, ways, hash: 1 };
}

test('two bots: victories, ties, ratings and points belong to the bot, not to the seat', () => {
  const games = [
    played(0, 30, 20),
    played(1, 25, 35),
    played(2, 22, 22),
    played(3, 18, 40),
    played(4, 10, 12),
    played(5, 10, 30),
  ];
  const [a, b] = summarise(match('a', 'b'), games);
  expect(a).toMatchObject({ bot: 'a', players: 1, games: 6, wins: 4.5, ties: 1 });
  expect(b).toMatchObject({ bot: 'b', players: 1, games: 6, wins: 1.5, ties: 1 });
  expect(a.winRate?.mean).toBeCloseTo(0.75, 9);
  expect(a.rating?.mean).toBeCloseTo(190.85, 1);
  expect(b.rating?.mean).toBeCloseTo(-190.85, 1);
  expect((a.rating?.low ?? 0) + (b.rating?.high ?? 0)).toBeCloseTo(0, 6);
  expect(a.score.mean).toBeCloseTo((30 + 35 + 22 + 40 + 10 + 30) / 6, 9);
  expect([a.score.least, a.score.most]).toEqual([10, 40]);
  expect(a.time).toEqual({ decisions: 10, choices: 4, ms: 2, longest: 4 });
  expect(a.seats.map(({ seat, games: sat, winRate }) => [seat, sat, winRate.mean])).toEqual([
    [1, 3, 0.5],
    [2, 3, 1],
  ]);
});

test('one against three of a name: the three are counted in sum and at each seat', () => {
  const games = [played(0, 9, 1, 1, 1), played(1, 5, 4, 3, 2), played(2, 1, 1, 9, 9), played(3, 1, 9, 1, 1)];
  const [a, b] = summarise(match('a', 'b', 'b', 'b'), games);
  expect([a.players, a.games, a.wins, a.winRate?.mean]).toEqual([1, 4, 2.5, 0.625]);
  expect([b.players, b.games, b.wins, b.winRate?.mean]).toEqual([3, 4, 1.5, 0.375]);
  expect(a.rating?.mean).toBeCloseTo(400 * Math.log10((0.625 / 0.375) * 3), 6);
  expect(b.seats.map(({ games: sat }) => sat)).toEqual([3, 3, 3, 3]);
  expect(b.seats.map(({ winRate }) => winRate.mean * 3)).toEqual(
    [1, 0, 0, 0.5].map((n) => expect.closeTo(n, 9)),
  );
});

test('only whole deals count, in their order', () => {
  const games = [played(3, 1, 2), played(0, 2, 1), played(4, 1, 2), played(2, 1, 2)];
  expect(wholeDeals(match('a', 'b'), games).map(({ game }) => game)).toEqual([2, 3]);
  const report = reportOf(match('a', 'b'), games, { ...OCCASION, interrupted: true });
  expect(report).toMatchObject({ games: 2, deals: 1, interrupted: true });
  expect(reportText(report, plain).join('\n')).toMatch(/^interrupted: 8 games were to be played/m);
});

test('whoever always wins is rated above all, in JSON by nothing', () => {
  const games = Array.from({ length: 8 }, (_, i) => (i % 2 === 0 ? played(i, 2, 1) : played(i, 1, 2)));
  const report = reportOf(match('a', 'b'), games, OCCASION);
  expect(JSON.parse(JSON.stringify(report)).results[0].rating).toMatchObject({ mean: null, high: null });
  const text = reportText(report, plain).join('\n');
  expect(text).toMatch(/^a +8 +8 +0 +100\.0 % +\d\d\.\d % to 100\.0 % +above all \(-?\+?\d+ to any\)$/m);
  expect(text).toMatch(/^b +8 +0 +0 +0\.0 % +0\.0 % to \d\d\.\d % +below all \(any to /m);
});

test('alone there are points and their distribution, but no victories', () => {
  const report = reportOf(
    match('a'),
    [30, 31, 31, 35].map((points, i) => played(i, points)),
    { ...OCCASION, wanted: 4 },
  );
  expect(report.results[0].winRate).toBeUndefined();
  expect(report.results[0].distribution).toEqual([
    [30, 1],
    [31, 2],
    [35, 1],
  ]);
  const text = reportText(report, plain).join('\n');
  expect(text).not.toContain('win rate');
  expect(text).toMatch(/^31 {2}█+ 2$/m);
});

test('how bots play: points by category, people placed, and when they first had more than at the beginning', () => {
  const games = [played(0, 30, 20), played(1, 10, 26)];
  const report = reportOf(match('a', 'b'), games, { ...OCCASION, wanted: 2 });
  const [a, b] = report.results.map(({ way }) => way);
  expect(a).toEqual({
    categories: { fields: 28, begging: 0 },
    placements: 40.5,
    firsts: { room: 5.5 },
    had: { room: 1 },
  });
  expect(b).toMatchObject({ firsts: {}, had: {} });
  const text = reportText(report, plain).join('\n');
  expect(text).toMatch(/^fields +28\.0 +15\.0$/m);
  expect(text).toMatch(/^first room, round +5\.5 \(100 %\) +never$/m);
});
