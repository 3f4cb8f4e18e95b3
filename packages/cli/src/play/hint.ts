import { type Advice, adviceOn, suggestedSpaces, thinkingOf } from '@furrow/bots/advice';
import type { BotQuestion } from '@furrow/bots/bot';
import { levels } from '@furrow/bots/levels';
import type { Decision } from '@furrow/kernel/domain';
import type { Position } from '@furrow/kernel/kind';
import { view } from '@furrow/kernel/view';
import { meritText } from '@furrow/text/advice/words';
import type { TerminalLook } from '../draw/drawing';
import { wrapped } from '../help';
import { padEnd } from '../paint';
import type { Session } from './session';

/** Whoever advises thinks as much as the strongest level but one. */
const SIMULATIONS = levels[levels.length - 2].simulations;

/** The best answers to a question, with how far they are behind the best one and why. */
export function hintLines(session: Session, decision: Decision): string[] {
  const { look, record, state } = session;
  const asked = askedOf(session, decision);
  const found = adviceOn(asked, thinkingOf(asked, SIMULATIONS));
  const notations = found.map(({ move }) => record.words(decision.seat, move));
  const longest = Math.max(...notations.map((notation) => notation.length));
  const lines = found.flatMap((advice, i) => {
    const meaning = look.words.move(state, decision, advice.move);
    const [first = '', ...more] = wrapped(meaning, look.width, ' '.repeat(longest + 4));
    const begin = `  ${look.paint('cyan', padEnd(notations[i], longest))}  ${first.trimStart()}`;
    return [
      begin.trimEnd(),
      ...more,
      ...wrapped(adviceText(session, advice, i === 0), look.width, ' '.repeat(6)),
    ];
  });
  return [...wrapped(look.terminal.hintTitle, look.width).map((line) => look.paint('bold', line)), ...lines];
}

/** What speaks for an answer, and how far it is behind the best one, to half a point. */
function adviceText({ look, game }: Session, { behind, reasons }: Advice, isBest: boolean): string {
  return look.terminal.advice(
    isBest ? undefined : Math.round(2 * behind) / 2,
    reasons.map((merit) => meritText(game.id, look.language, merit)),
  );
}

/** AG-V06, AG-V08: how the table is drawn for whoever is asked: with three good spaces marked and with goods on fixed spaces, if it is wanted so. */
export function markedLook(session: Session, decision: Decision): TerminalLook<Position> {
  const { game, marked, fixedGoods } = session;
  const look = { ...session.look, fixedGoods };
  const places = decision.domain.moves().some(({ verb }) => game.turnVerbs.includes(verb));
  if (!marked.has(decision.seat) || !places) return look;
  const asked = askedOf(session, decision);
  return { ...look, suggested: suggestedSpaces(asked, thinkingOf(asked, SIMULATIONS)) };
}

/** The question as a bot would be asked it: it sees what the seat sees. */
function askedOf(session: Session, decision: Decision): BotQuestion<Position> {
  const { game, state } = session;
  return { game, decision, dice: session.dice(), view: () => view(game.schema, state, decision.seat) };
}
