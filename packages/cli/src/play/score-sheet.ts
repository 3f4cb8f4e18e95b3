import type { Position } from '@furrow/kernel/kind';
import { numberText } from '@furrow/text/number-text';
import { scoreRows } from '@furrow/text/score-rows';
import type { Look } from '../draw/drawing';
import { wrapped } from '../help';
import { padEnd, padStart } from '../paint';

const LEAST_WIDTH = 10;

/** The score sheets of all seats side by side, category by category. */
export function scoreSheet(state: Position, look: Look<Position>): string[] {
  const { game, words, terminal, paint, names } = look;
  const categories = scoreRows(game, state, words);
  const labels = [
    terminal.total,
    terminal.scoreSheet,
    ...categories.map(({ title }) => title),
    ...categories.flatMap(({ lines }) => lines.map(({ title }) => `  ${title}`)),
  ];
  const first = Math.max(...labels.map((label) => label.length)) + 2;
  const width = columnWidth(names, look.width - first);
  const row = (label: string, points: readonly (number | undefined)[]) =>
    textRow(
      label,
      points.map((one) => (one === undefined ? '' : numberText(one))),
      first,
      width,
    );
  const body = categories.flatMap(({ title, points, lines }) => [
    paint('bold', row(title, points)),
    ...lines.map((line) => row(`  ${line.title}`, line.points)),
  ]);
  const totals = names.map((_, seat) => categories.reduce((sum, { points }) => sum + points[seat], 0));
  return [
    ...headLines(terminal.scoreSheet, names, first, width).map((line) => paint('bold', line)),
    ...body,
    paint('bold', row(terminal.total, totals)),
  ];
}

/** How wide the column of a seat is: as wide as the longest name, if all columns have room. */
function columnWidth(names: readonly string[], room: number): number {
  const wanted = Math.max(LEAST_WIDTH, ...names.map((name) => name.length + 2));
  return Math.max(LEAST_WIDTH, Math.min(wanted, Math.floor(room / names.length)));
}

/** The names above their columns, in several lines if they are too long for one. */
function headLines(title: string, names: readonly string[], first: number, width: number): string[] {
  const parts = names.map((name) => wrapped(name, width - 1));
  const height = Math.max(...parts.map((lines) => lines.length));
  return Array.from({ length: height }, (_, at) =>
    textRow(
      at === 0 ? title : '',
      parts.map((lines) => lines[at] ?? ''),
      first,
      width,
    ),
  );
}

function textRow(label: string, texts: readonly string[], first: number, width: number): string {
  return (padEnd(label, first) + texts.map((text) => padStart(text, width)).join('')).trimEnd();
}
