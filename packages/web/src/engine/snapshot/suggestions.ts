import type { Advice } from '@furrow/bots/advice';
import type { Decision } from '@furrow/kernel/domain';
import type { Position } from '@furrow/kernel/kind';
import type { Merit } from '@furrow/text/advice/merit';
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
    const words = saidOf(look.words.move(look.state, decision, advice.move), target?.on === 'space');
    return {
      notation: record.words(seat, advice.move),
      words,
      why: whyText(look, advice, i === 0),
      besides: whyText(look, advice, i === 0, words),
      ...(target !== undefined && { target }),
    };
  });
}

/** An answer as it stands in the list; of a space, what its terms are is told by its tile. */
function saidOf(words: string, isSpace: boolean): string {
  return capital(isSpace ? words.replace(/ \([^()]*\)$/u, '') : words);
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
    .filter((merit) => !isNamed(look, merit, said))
    .map((merit) => meritText(game.id, language, merit, called))
    .filter((text) => !said.includes(text.slice(text.indexOf(' ') + 1)));
}

/** Whether a merit is no more than the card or the improvement that an answer names: `Well, for …` builds the Well. */
function isNamed({ game, language, names }: Look<Position>, merit: Merit, said: string): boolean {
  if (said === '' || (merit.merit !== 'plays' && merit.merit !== 'builds')) return false;
  const [, ...rest] = meritText(game.id, language, merit, { cards: names }).split(/[ ’]/u);
  return [rest, rest.slice(1)].some((words) => {
    const name = words
      .join(' ')
      .replaceAll(/[“”„«»\s]+/gu, ' ')
      .trim();
    return name !== '' && said.replaceAll(/[’\s]+/gu, ' ').startsWith(capital(name));
  });
}
