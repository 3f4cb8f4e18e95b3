import type { Game, ScoreLine } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import type { GameWords } from './game-words';

/** A line of the score sheets of all seats; a seat has no points where the line is not on its sheet. */
export interface ScoreRow {
  readonly title: string;
  readonly points: readonly (number | undefined)[];
}

/** A category with its sum and its lines; without lines if the sum says it all. */
export interface ScoreCategory extends ScoreRow {
  /** As the rules call it. */
  readonly id: string;
  readonly points: readonly number[];
  readonly lines: readonly ScoreRow[];
}

/** The score sheets of all seats side by side, category by category. */
export function scoreRows<S extends Position>(game: Game<S>, state: S, words: GameWords<S>): ScoreCategory[] {
  const sheets = Array.from({ length: game.seats }, (_, seat) => game.score(state, seat));
  const every = sheets.flat();
  const categories = game.categories.filter((category) => every.some(isOf(category)));
  return categories.map((category) => ({
    id: category,
    title: words.category(category),
    points: sheets.map((sheet) => sumOf(sheet.filter(isOf(category)))),
    lines: linesOf(every.filter(isOf(category))).map((line) => ({
      title: words.scoreLine(line),
      points: sheets.map((sheet) => sheet.find(isLike(line))?.points),
    })),
  }));
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
