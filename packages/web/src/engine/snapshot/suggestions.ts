import type { Advice } from '@furrow/bots/advice';
import type { Decision } from '@furrow/kernel/domain';
import type { Position } from '@furrow/kernel/kind';
import { meritText } from '@furrow/text/advice/words';
import { terminalWords } from '@furrow/text/words';
import type { Suggestion } from '../../protocol/table';
import type { AtTable } from '../at-table';
import type { Look } from '../family';

/** What the advisor found about a decision, in words; nothing if it was not asked about this one. */
export function suggestionsOf(
  session: AtTable,
  look: Look<Position>,
  decision: Decision | undefined,
): Suggestion[] | undefined {
  const { advisor, record, playable } = session;
  if (decision === undefined) return undefined;
  const { seat } = decision;
  return advisor.adviceFor(seat, record.length)?.map((advice) => {
    const target = playable.family.target(look, seat, advice.move);
    return {
      notation: record.words(seat, advice.move),
      words: look.words.move(look.state, decision, advice.move),
      why: whyText(look, advice),
      ...(target !== undefined && { target }),
    };
  });
}

/** What an answer is expected to change, to half a point, and what speaks for it. */
function whyText({ game, language }: Look<Position>, { change, reasons }: Advice): string {
  const halves = Math.round(2 * change) / 2;
  return terminalWords(language).advice(
    halves === 0 ? 0 : halves,
    reasons.map((merit) => meritText(game.id, language, merit)),
  );
}
