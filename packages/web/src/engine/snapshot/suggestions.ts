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
  return advisor.adviceFor(seat, record.length)?.map((advice, i) => {
    const target = playable.family.target(look, seat, advice.move);
    const words = look.words.move(look.state, decision, advice.move);
    return {
      notation: record.words(seat, advice.move),
      words,
      why: whyText(look, advice, i === 0),
      besides: whyText(look, advice, i === 0, words),
      ...(target !== undefined && { target }),
    };
  });
}

/** What speaks for an answer besides what is said of it already, in a sentence; empty if nothing can be said. */
export function reasonsText(look: Look<Position>, { reasons }: Advice, said: string): string {
  const { language } = look;
  const clauses = reasonsOf(look, reasons, said);
  if (clauses.length === 0) return '';
  return `${capital(new Intl.ListFormat(language, { type: 'conjunction' }).format(clauses))}.`;
}

/** What speaks for an answer, and how far it is behind the best one, to half a point. */
function whyText(look: Look<Position>, { behind, reasons }: Advice, isBest: boolean, said = ''): string {
  const halves = Math.round(2 * behind) / 2;
  return terminalWords(look.language).advice(isBest ? undefined : halves, reasonsOf(look, reasons, said));
}

/** The reasons in words, without those whose words but for the verb are said already. */
function reasonsOf(look: Look<Position>, reasons: Advice['reasons'], said: string): string[] {
  const { game, language, names } = look;
  const called = { cards: names, player: (seat: number) => playerName(look, seat) };
  return reasons
    .map((merit) => meritText(game.id, language, merit, called))
    .filter((text) => !said.includes(text.slice(text.indexOf(' ') + 1)));
}
