import type { ScoreLine, Team } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import { numberText } from '@furrow/text/number-text';
import type { Look } from '../draw/drawing';
import { wrapped } from '../help';
import { padEnd, padStart } from '../paint';

const LEAST_WIDTH = 10;

/** The columns of a score sheet: how wide the labels are, and the points of a seat. */
interface Columns {
  readonly first: number;
  readonly width: number;
}

/** The score sheets of all seats side by side, category by category. */
export function scoreSheet(state: Position, look: Look<Position>): string[] {
  const { game, words, terminal, paint, names } = look;
  const sheets = names.map((_, seat) => game.score(state, seat));
  const every = sheets.flat();
  const { teams } = game.outcome(state);
  const categories = game.categories.filter((category) => every.some(isOf(category)));
  const labels = [
    terminal.total,
    terminal.scoreSheet,
    ...(teams === undefined ? [] : [terminal.partner, terminal.teamTotal]),
    ...categories.map((category) => words.category(category)),
    ...linesOf(every).map((line) => `  ${words.scoreLine(line)}`),
  ];
  const first = Math.max(...labels.map((label) => label.length)) + 2;
  const columns = { first, width: columnWidth(names, look.width - first) };
  return [
    ...headLines(terminal.scoreSheet, names, columns).map((line) => paint('bold', line)),
    ...categories.flatMap((category) => categoryRows(category, sheets, look, columns)),
    paint('bold', pointsRow(terminal.total, sheets.map(sumOf), columns)),
    ...(teams === undefined ? [] : teamRows(teams, look, columns)),
  ];
}

/** A category with its sum, then its lines. */
function categoryRows(
  category: string,
  sheets: readonly (readonly ScoreLine[])[],
  { words, paint }: Look<Position>,
  columns: Columns,
): string[] {
  const sums = sheets.map((sheet) => sumOf(sheet.filter(isOf(category))));
  return [
    paint('bold', pointsRow(words.category(category), sums, columns)),
    ...linesOf(sheets.flat().filter(isOf(category))).map((line) =>
      pointsRow(
        `  ${words.scoreLine(line)}`,
        sheets.map((sheet) => sheet.find(isLike(line))?.points),
        columns,
      ),
    ),
  ];
}

/** With whom each seat scores, and what both have together. */
function teamRows(
  teams: readonly Team[],
  { terminal, names, paint }: Look<Position>,
  columns: Columns,
): string[] {
  const teamOf = (seat: number) => teams.find(({ seats }) => seats.includes(seat));
  const partners = names.map((_, seat) =>
    (teamOf(seat)?.seats ?? []).filter((other) => other !== seat).map((other) => names[other]),
  );
  const totals = names.map((_, seat) => teamOf(seat)?.points);
  return [
    ...headLines(
      terminal.partner,
      partners.map((all) => all.join(' ')),
      columns,
    ),
    paint('bold', pointsRow(terminal.teamTotal, totals, columns)),
  ];
}

/** How wide the column of a seat is: as wide as the longest name, if all columns have room. */
function columnWidth(names: readonly string[], room: number): number {
  const wanted = Math.max(LEAST_WIDTH, ...names.map((name) => name.length + 2));
  return Math.max(LEAST_WIDTH, Math.min(wanted, Math.floor(room / names.length)));
}

/** The names above their columns, in several lines if they are too long for one. */
function headLines(title: string, names: readonly string[], columns: Columns): string[] {
  const parts = names.map((name) => wrapped(name, columns.width - 1));
  const height = Math.max(...parts.map((lines) => lines.length));
  return Array.from({ length: height }, (_, at) =>
    textRow(
      at === 0 ? title : '',
      parts.map((lines) => lines[at] ?? ''),
      columns,
    ),
  );
}

function pointsRow(label: string, points: readonly (number | undefined)[], columns: Columns): string {
  return textRow(
    label,
    points.map((one) => (one === undefined ? '' : numberText(one))),
    columns,
  );
}

function textRow(label: string, texts: readonly string[], { first, width }: Columns): string {
  return (padEnd(label, first) + texts.map((text) => padStart(text, width)).join('')).trimEnd();
}

const isOf = (category: string) => (line: ScoreLine) => line.category === category;

const isLike = (a: ScoreLine) => (b: ScoreLine) => a.category === b.category && a.about === b.about;

/** The lines of a category, each once, in the order of what they are about; none if the category says it all. */
function linesOf(lines: readonly ScoreLine[]): ScoreLine[] {
  return lines
    .filter((line, at) => line.about >= 0 && lines.findIndex(isLike(line)) === at)
    .sort((one, other) => one.about - other.about);
}

function sumOf(lines: readonly ScoreLine[]): number {
  return lines.reduce((sum, { points }) => sum + points, 0);
}

/** Who has won, in a sentence; a game of one player has only a result. */
export function winnerText(state: Position, { game, words, terminal, names }: Look<Position>): string {
  const { scores, winners } = game.outcome(state);
  const [winner] = winners;
  if (scores.length === 1) return terminal.endedAlone(scores[0]);
  const tied = scores.some((points, seat) => seat !== winner && points === scores[winner]);
  if (!tied && winners.length === 1) return terminal.won(names[winner], scores[winner]);
  return words.wonTie(winners.map((seat) => names[seat]));
}
