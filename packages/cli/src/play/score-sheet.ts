import type { ScoreLine } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import { numberText } from '@furrow/text/number-text';
import type { Look } from '../draw/drawing';
import { wrapped } from '../help';
import { padEnd, padStart } from '../paint';

const LEAST_WIDTH = 10;

/** The score sheets of all seats side by side, category by category. */
export function scoreSheet(state: Position, look: Look<Position>): string[] {
  const { game, words, terminal, paint, names } = look;
  const sheets = names.map((_, seat) => game.score(state, seat));
  const every = sheets.flat();
  const categories = [...new Set(every.map(({ category }) => category))];
  const labels = [
    terminal.total,
    terminal.scoreSheet,
    ...categories.map((category) => words.category(category)),
    ...linesOf(every).map((line) => `  ${words.scoreLine(line)}`),
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
  const body = categories.flatMap((category) => [
    paint(
      'bold',
      row(
        words.category(category),
        sheets.map((sheet) => sumOf(sheet.filter(isOf(category)))),
      ),
    ),
    ...linesOf(every.filter(isOf(category))).map((line) =>
      row(
        `  ${words.scoreLine(line)}`,
        sheets.map((sheet) => sheet.find(isLike(line))?.points),
      ),
    ),
  ]);
  return [
    ...headLines(terminal.scoreSheet, names, first, width).map((line) => paint('bold', line)),
    ...body,
    paint('bold', row(terminal.total, sheets.map(sumOf))),
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

const isOf = (category: string) => (line: ScoreLine) => line.category === category;

const isLike = (a: ScoreLine) => (b: ScoreLine) => a.category === b.category && a.about === b.about;

/** The lines of a category, each once; none if the category says it all. */
function linesOf(lines: readonly ScoreLine[]): ScoreLine[] {
  return lines.filter((line, at) => line.about >= 0 && lines.findIndex(isLike(line)) === at);
}

function sumOf(lines: readonly ScoreLine[]): number {
  return lines.reduce((sum, { points }) => sum + points, 0);
}
