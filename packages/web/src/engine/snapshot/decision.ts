import type { Decision } from '@furrow/kernel/domain';
import type { Position } from '@furrow/kernel/kind';
import { CALL } from '@furrow/kernel/machine';
import type { Move } from '@furrow/kernel/move';
import type { GameRecord } from '@furrow/kernel/record';
import type { Asked, AskKind, Choice } from '../../protocol/asked';
import type { Family, Look } from '../family';

/** So many listed answers are shown; a person may say others in notation. */
const MOST = 400;

/** A decision of a seat, as a person is asked. */
export function askedOf(
  record: GameRecord<Position>,
  family: Family<Position>,
  look: Look<Position>,
  decision: Decision,
): Asked {
  const { seat, domain, open } = decision;
  const all = domain.all();
  const choice = (move: Move): Choice => {
    const target = family.target(look, seat, move);
    return {
      move,
      notation: record.words(seat, move),
      words: look.words.move(look.state, decision, move),
      anytime: move.verb === CALL,
      ...(target !== undefined && { target }),
    };
  };
  return {
    seat,
    ask: decision.question().ask as AskKind,
    number: record.decisionNumber(seat),
    prompt: look.words.prompt(look.state, decision),
    open,
    choices: all.slice(0, MOST).map(choice),
    more: Math.max(0, all.length - MOST),
    turn: all.some(({ verb }) => look.game.turnVerbs.includes(verb)),
  };
}
