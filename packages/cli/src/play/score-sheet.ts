import type { Game, ScoreLine } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import { numberText } from '@furrow/text/number-text';
import type { Look } from '../draw/drawing';
import { padEnd, padStart } from '../paint';

/** The score sheets of all seats side by side, category by category. */
export function scoreSheet(game: Game<Position>, state: Position, look: Look<Position>): string[] {
  const { words, terminal, paint, names } = look;
  const sheets = names.map((_, seat) => game.score(state, seat));
  const every = sheets.flat();
  const categories = [...new Set(every.map(({ category }) => category))];
  const labels = every.map((line) => `  ${words.scoreLine(line)}`);
  const first = Math.max(...[terminal.total, terminal.scoreSheet, ...labels].map((text) => text.length)) + 2;
  const width = Math.max(10, ...names.map((name) => name.length + 2));
  const row = (label: string, points: readonly (number | undefined)[]) =>
    (
      padEnd(label, first) +
      points.map((one) => padStart(one === undefined ? '' : numberText(one), width)).join('')
    ).trimEnd();
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
    paint('bold', padEnd(terminal.scoreSheet, first) + names.map((name) => padStart(name, width)).join('')),
    ...body,
    paint('bold', row(terminal.total, sheets.map(sumOf))),
  ];
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

/** Who has won, in a sentence. */
export function winnerText(
  game: Game<Position>,
  state: Position,
  { words, terminal, names }: Look<Position>,
): string {
  const { scores, winners } = game.outcome(state);
  const [winner] = winners;
  const tied = scores.some((points, seat) => seat !== winner && points === scores[winner]);
  if (!tied) return terminal.won(names[winner], scores[winner]);
  return words.wonTie(winners.map((seat) => names[seat]));
}
