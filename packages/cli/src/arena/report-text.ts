import { wrapped } from '../help';
import { type Paint, padEnd, padStart } from '../paint';
import { histogram } from './histogram';
import type { Report } from './report';
import type { Estimate } from './statistics';

type Result = Report['results'][number];

/** The report of a match for people. */
export function reportText(report: Report, paint: Paint): string[] {
  const options = Object.entries(report.options).map(([name, value]) => `${name}=${value}`);
  const { results } = report;
  return [
    ...wrapped([report.game, ...options, `seed ${report.seed}`].join(', ')).map((line) =>
      paint('bold', line),
    ),
    ...playedText(report),
    ...(report.bots.length === 1 ? [] : ['', ...table(winRows(results), paint)]),
    ...(report.bots.length === 1 ? [] : ['', ...table(seatRows(results), paint)]),
    '',
    ...table(scoreRows(results), paint),
    '',
    ...table(timeRows(results), paint),
    '',
    ...table(wayRows(results), paint),
    ...(report.bots.length === 1 ? results.flatMap((one) => solo(one, paint)) : []),
  ];
}

function playedText({ games, deals, seatings, wanted, interrupted }: Report): string[] {
  const seated = seatings === 1 ? 'played once' : `played with each of ${seatings} seatings`;
  const planned = Math.ceil(wanted / seatings) * seatings;
  return [
    `${games} games: ${deals} deals, each ${seated}`,
    ...(planned > wanted ? [`${wanted} games are not a whole number of deals: ${planned} it is`] : []),
    ...(interrupted ? [`interrupted: ${planned} games were to be played; only whole deals are counted`] : []),
  ];
}

function winRows(results: readonly Result[]): string[][] {
  const rated = results.some(({ rating }) => rating !== undefined);
  const several = results.some(({ players }) => players > 1);
  const against = results.length > 2 ? 'rating to the field' : 'rating difference';
  return [
    [
      'victories',
      'games',
      'wins',
      'ties',
      'win rate',
      '95 % interval',
      ...(several ? ['each'] : []),
      ...(rated ? [against] : []),
    ],
    ...results.map(({ bot, players, games, wins, ties, winRate, rating }) => [
      players > 1 ? `${bot} (${players})` : bot,
      String(games),
      number(wins),
      String(ties),
      winRate === undefined ? '' : percent(winRate.mean),
      winRate === undefined || rating === undefined ? '' : range(winRate, percent),
      ...(several ? [winRate === undefined ? '' : percent(winRate.mean / players)] : []),
      ...(rated ? [rating === undefined ? '' : ratingText(rating)] : []),
    ]),
  ];
}

function seatRows(results: readonly Result[]): string[][] {
  return [
    ['at each seat', 'games', 'win rate', '95 % interval', 'points'],
    ...results.flatMap(({ bot, seats }) =>
      seats.map(({ seat, games, winRate, score }) => [
        `${bot}, seat ${seat}`,
        String(games),
        percent(winRate.mean),
        range(winRate, percent),
        score.toFixed(2),
      ]),
    ),
  ];
}

function scoreRows(results: readonly Result[]): string[][] {
  const heads = [
    'mean',
    '95 % interval',
    'deviation',
    'least',
    'quarter',
    'median',
    'three quarters',
    'most',
  ];
  return [
    ['points', ...heads],
    ...results.map(({ bot, score }) => [
      bot,
      score.mean.toFixed(2),
      range(score, (points) => points.toFixed(2)),
      score.deviation.toFixed(2),
      ...[score.least, score.lower, score.median, score.upper, score.most].map(number),
    ]),
  ];
}

function timeRows(results: readonly Result[]): string[][] {
  return [
    ['a game of one player', 'decisions', 'with a choice', 'ms a choice', 'longest ms'],
    ...results.map(({ bot, time }) => [
      bot,
      time.decisions.toFixed(1),
      time.choices.toFixed(1),
      time.ms.toFixed(2),
      time.longest.toFixed(1),
    ]),
  ];
}

/** How the bots have played: points by category, people placed, and when each first had more than at the beginning. */
function wayRows(results: readonly Result[]): string[][] {
  const categories = Object.keys(results[0].way.categories);
  const firsts = [...new Set(results.flatMap(({ way }) => Object.keys(way.firsts)))];
  return [
    ['way of play', ...results.map(({ bot }) => bot)],
    ...categories.map((name) => [name, ...results.map(({ way }) => way.categories[name].toFixed(1))]),
    ['people placed', ...results.map(({ way }) => way.placements.toFixed(1))],
    ...firsts.map((name) => [`first ${name}, round`, ...results.map(({ way }) => firstText(way, name))]),
  ];
}

/** `5.7 (93 %)`: the round, and in which part of the games it came to that. */
function firstText({ firsts, had }: Result['way'], name: string): string {
  return firsts[name] === undefined
    ? 'never'
    : `${firsts[name].toFixed(1)} (${(100 * had[name]).toFixed(0)} %)`;
}

function solo({ distribution }: Result, paint: Paint): string[] {
  return ['', paint('bold', 'points, and how often'), ...histogram(distribution)];
}

/** Rows in columns; the first column is flush left, the first row in bold. */
function table(rows: readonly (readonly string[])[], paint: Paint): string[] {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const line = (row: readonly string[]) =>
    row.map((text, i) => (i === 0 ? padEnd(text, widths[0]) : padStart(text, widths[i] + 3))).join('');
  return rows.map((row, i) => (i === 0 ? paint('bold', line(row)) : line(row)).trimEnd());
}

function percent(rate: number): string {
  return `${(100 * rate).toFixed(1)} %`;
}

function number(value: number): string {
  return String(Number(value.toFixed(2)));
}

function range({ low, high }: Estimate, text: (value: number) => string): string {
  return Number.isFinite(low) && Number.isFinite(high) ? `${text(low)} to ${text(high)}` : 'not known';
}

/** `+120 (+80 to +170)`; one that never lost is rated above whatever the interval leaves. */
function ratingText({ mean, low, high }: Estimate): string {
  const signed = (value: number) => `${value < 0 ? '' : '+'}${value.toFixed(0)}`;
  const between = [Number.isFinite(low) ? signed(low) : 'any', Number.isFinite(high) ? signed(high) : 'any'];
  const value = Number.isFinite(mean) ? signed(mean) : mean > 0 ? 'above all' : 'below all';
  return `${value} (${between.join(' to ')})`;
}
