import type { Game } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import type { Language } from './language';
import { terminalWords, words } from './words';

/** Who has won, in a sentence; a game of one player has only a result. `names` are those of the seats. */
export function winnerText<S extends Position>(
  game: Game<S>,
  state: S,
  names: readonly string[],
  language: Language,
): string {
  const { scores, winners } = game.outcome(state);
  const [winner] = winners;
  if (scores.length === 1) return terminalWords(language).endedAlone(scores[0]);
  const tied = scores.some((points, seat) => seat !== winner && points === scores[winner]);
  if (!tied && winners.length === 1) return terminalWords(language).won(names[winner], scores[winner]);
  return words(game, language).wonTie(winners.map((seat) => names[seat]));
}
