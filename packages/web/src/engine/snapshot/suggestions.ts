import type { Advice } from '@furrow/bots/advice';
import type { Decision } from '@furrow/kernel/domain';
import type { Position } from '@furrow/kernel/kind';
import { meritText } from '@furrow/text/advice/words';
import { capital } from '@furrow/text/sentence';
import { terminalWords } from '@furrow/text/words';
import type { Suggestion } from '../../protocol/table';
import type { AtTable } from '../at-table';
import type { Look } from '../family';
import { playerName } from '../names';

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

/** What speaks for an answer, in a sentence; empty if nothing can be said. */
export function reasonsText(look: Look<Position>, { reasons }: Advice): string {
  const { language } = look;
  const clauses = reasonsOf(look, reasons);
  if (clauses.length === 0) return '';
  return `${capital(new Intl.ListFormat(language, { type: 'conjunction' }).format(clauses))}.`;
}

/** What an answer is expected to change, to half a point, and what speaks for it. */
function whyText(look: Look<Position>, { change, reasons }: Advice): string {
  const halves = Math.round(2 * change) / 2;
  return terminalWords(look.language).advice(halves === 0 ? 0 : halves, reasonsOf(look, reasons));
}

function reasonsOf(look: Look<Position>, reasons: Advice['reasons']): string[] {
  const { game, language, names } = look;
  const called = { cards: names, player: (seat: number) => playerName(look, seat) };
  return reasons.map((merit) => meritText(game.id, language, merit, called));
}
