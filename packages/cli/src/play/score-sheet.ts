import type { Team } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import { isOver } from '@furrow/kernel/machine';
import { numberText } from '@furrow/text/number-text';
import { scoreRows } from '@furrow/text/score-rows';
import { tieRows } from '@furrow/text/winner';
import type { TerminalLook } from '../draw/drawing';
import { wrapped } from '../help';
import { padEnd, padStart } from '../paint';

const LEAST_WIDTH = 10;

/** The columns of a score sheet: how wide the labels are, and the points of a seat. */
interface Columns {
  readonly first: number;
  readonly width: number;
}

/** The score sheets of all seats side by side, category by category. */
export function scoreSheet(state: Position, look: TerminalLook<Position>): string[] {
  const { game, words, terminal, paint, names } = look;
  const categories = scoreRows(game, state, words);
  const outcome = game.outcome(state);
  const { teams } = outcome;
  const ties = isOver(state) ? tieRows(game, outcome, look.language) : [];
  const labels = [
    terminal.total,
    terminal.scoreSheet,
    ...(teams === undefined ? [] : [terminal.partner, terminal.teamTotal]),
    ...ties.map(({ title }) => title),
    ...categories.map(({ title }) => title),
    ...categories.flatMap(({ lines }) => lines.map(({ title }) => `  ${title}`)),
  ];
  const first = Math.max(...labels.map((label) => label.length)) + 2;
  const columns = { first, width: columnWidth(names, look.width - first) };
  const totals = names.map((_, seat) => categories.reduce((sum, { points }) => sum + points[seat], 0));
  return [
    ...headLines(terminal.scoreSheet, names, columns).map((line) => paint('bold', line)),
    ...categories.flatMap(({ title, points, lines }) => [
      paint('bold', pointsRow(title, points, columns)),
      ...lines.map((line) => pointsRow(`  ${line.title}`, line.points, columns)),
    ]),
    paint('bold', pointsRow(terminal.total, totals, columns)),
    ...(teams === undefined ? [] : teamRows(teams, look, columns)),
    ...ties.map(({ title, cells }) => textRow(title, cells, columns)),
  ];
}

/** With whom each seat scores, and what both have together. */
function teamRows(
  teams: readonly Team[],
  { terminal, names, paint }: TerminalLook<Position>,
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
