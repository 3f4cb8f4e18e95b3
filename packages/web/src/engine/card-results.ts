import type { Game } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import { cardResultText } from '@furrow/text/card-results';
import type { Language } from '@furrow/text/language';
import { speechOf } from '@furrow/text/words';

/** How the hand cards of a game have fared in games of bots, in words; what they have shown is loaded when it is wanted. */
export async function cardResultTexts(
  { id, options, seats }: Game<Position>,
  language: Language,
): Promise<Readonly<Record<string, string>>> {
  if (id !== 'agricola') return {};
  const { cardResults } = await import('@furrow/bots/card-results');
  const phrases = speechOf(language).cardResults;
  const results = [...cardResults(options.edition, seats)];
  return Object.fromEntries(results.map(([card, result]) => [card, cardResultText(phrases, result)]));
}
