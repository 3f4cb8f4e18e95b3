import { decision, decisionOf } from '@furrow/kernel/decide';
import type { Position } from '@furrow/kernel/kind';
import { isOver, play } from '@furrow/kernel/machine';
import type { Move } from '@furrow/kernel/move';
import { parse, print } from '@furrow/kernel/notation';
import { NOBODY, type Seat } from '@furrow/kernel/seat';
import type { Reason } from '@furrow/kernel/verdict';
import { nearest } from '../near';
import { plainWords } from '../plain-words';
import type { Session } from './session';

/** A move as a seat said it. */
export interface Said {
  readonly seat: Seat;
  readonly move: Move;
}

/** What was typed, understood as moves; or the part that is refused, and why. */
export type Understood = { readonly moves: readonly Said[] } | Refusal;

/** A part of what was typed that cannot be done. */
export interface Refusal {
  readonly text: string;
  readonly reason: Reason;
  /** The sentence for the reason. */
  readonly sentence: string;
  /** A possible move that is written almost like it. */
  readonly near: string | undefined;
}

/**
 * Understands a line of moves joined by `;`, each perhaps behind the number of its seat. All of them are tried on a copy
 * of the game, so that a line is played as a whole or not at all. Instead of a move, the words that are shown for it or
 * the name of what it is about will do.
 */
export function understand(session: Session, line: string): Understood {
  const { rules } = session.game;
  const state = rules.copy(session.state);
  const moves: Said[] = [];
  const whole = line.includes(';') ? byLabel(session, state, line) : undefined;
  if (whole !== undefined) return { moves: [whole] };
  for (const part of line.split(';').map((one) => one.trim())) {
    const written = understandOne(session, state, part);
    const said = 'reason' in written ? (byLabel(session, state, part) ?? written) : written;
    if ('reason' in said) return said;
    moves.push(said);
    play(rules, state, said.seat, said.move);
  }
  return { moves };
}

function understandOne(session: Session, state: Position, part: string): Said | Refusal {
  const { rules, grammar } = session.game;
  const waitsFor = decision(rules, state)?.seat ?? NOBODY;
  const { seat, text } = seatAndText(session, part, waitsFor);
  const refused = (reason: Reason, near?: string): Refusal => ({
    text,
    reason,
    sentence: session.look.words.reason(state, seat, reason),
    near,
  });
  const asked = session.isPerson(seat) ? decisionOf(rules, state, seat) : undefined;
  if (asked === undefined) {
    return refused(isOver(state) ? { why: 'game-over' } : { why: 'not-your-turn', waitsFor });
  }
  const at = { state, seat, node: rules.program.nodes[asked.node] };
  const move = parse(grammar, at, asked.domain, text);
  if (move === undefined) {
    const offered = asked.domain.all().map((one) => print(grammar, at, one));
    return refused({ why: 'unreadable', text, kind: asked.kind }, nearest(text, offered));
  }
  const verdict = asked.domain.contains(move);
  return verdict.ok ? { seat, move } : refused(verdict.reason);
}

/** The one listed move that is shown with these words, or that is about the thing with this name. */
function byLabel(session: Session, state: Position, part: string): Said | undefined {
  const { rules, grammar } = session.game;
  const { words } = session.look;
  const waitsFor = decision(rules, state)?.seat ?? NOBODY;
  for (const { seat, text } of [{ seat: waitsFor, text: part }, seatAndText(session, part, waitsFor)]) {
    const asked = session.isPerson(seat) ? decisionOf(rules, state, seat) : undefined;
    if (asked === undefined) continue;
    const at = { state, seat, node: rules.program.nodes[asked.node] };
    const wanted = plainWords(text);
    const labels = (move: Move) => {
      const named = print(grammar, at, move).split(' ').at(-1) ?? '';
      const titles = words.things().includes(named) ? [words.title(named)] : [];
      return [words.move(state, asked, move), ...titles].map(plainWords);
    };
    const [move, ...more] = asked.domain.all().filter((one) => labels(one).includes(wanted));
    if (move !== undefined && more.length === 0) return { seat, move };
  }
  return undefined;
}

function seatAndText({ record }: Session, part: string, asked: Seat): { seat: Seat; text: string } {
  const parts = /^(\d+)\s+(.+)$/.exec(part);
  const seat = Number(parts?.[1] ?? 0) - 1;
  return parts !== null && seat >= 0 && seat < record.seats.length
    ? { seat, text: parts[2] }
    : { seat: asked, text: part };
}
