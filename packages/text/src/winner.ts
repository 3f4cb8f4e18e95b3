import type { Game, Outcome } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import type { Seat } from '@furrow/kernel/seat';
import type { Language } from './language';
import { numberText } from './number-text';
import { terminalWords, words } from './words';

/**
 * Who has won, in a sentence; a game of one player has only a result. `names` are those of the seats; `me` is the seat of
 * whoever hears it, if that is to be told a victory of their own.
 */
export function winnerText<S extends Position>(
  game: Game<S>,
  { scores, winners, tieBreak }: Outcome,
  names: readonly string[],
  language: Language,
  me?: Seat,
): string {
  const [winner] = winners;
  if (scores.length === 1) return terminalWords(language).endedAlone(scores[0]);
  if (tieBreak === undefined && winners.length === 1) {
    const { won, youWon } = terminalWords(language);
    if (winner !== me) return won(names[winner], scores[winner]);
    return youWon(scores[winner], scores.length === 2 ? scores[1 - winner] : undefined);
  }
  const tied = winners.map((seat) => names[seat]);
  return words(game, language).wonTie(tied, tieBreak !== undefined);
}

/** Who has won because all others left the game; `me` is the seat of whoever hears it. */
export function earlyWinnerText(
  winner: Seat,
  names: readonly string[],
  language: Language,
  me?: Seat,
): string {
  const { wonEarly, youWonEarly } = terminalWords(language);
  return winner === me ? youWonEarly : wonEarly(names[winner]);
}

/** A line below the totals of a score sheet, with what stands under each seat. */
export interface TieRow {
  readonly title: string;
  readonly cells: readonly string[];
}

/** What a score sheet tells of a tie: what decided it, and that the victory is shared. */
export function tieRows<S extends Position>(
  game: Game<S>,
  { scores, winners, tieBreak }: Outcome,
  language: Language,
): TieRow[] {
  const decided = tieBreak && {
    title: words(game, language).tieBreak(tieBreak.by),
    cells: tieBreak.counts.map((count) => (count === undefined ? '' : numberText(count))),
  };
  const isShared = new Set(winners.map((seat) => game.sides[seat])).size > 1;
  const shared = isShared && {
    title: terminalWords(language).sharedWin,
    cells: scores.map((_, seat) => (winners.includes(seat) ? '★' : '')),
  };
  return [decided, shared].filter((row) => row !== undefined && row !== false);
}
