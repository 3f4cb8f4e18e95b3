import { decisionOf, waitedFor } from '@furrow/kernel/decide';
import type { Decision } from '@furrow/kernel/domain';
import type { Position } from '@furrow/kernel/kind';
import { isOver, play } from '@furrow/kernel/machine';
import type { Move } from '@furrow/kernel/move';
import { parse, print } from '@furrow/kernel/notation';
import type { Seat } from '@furrow/kernel/seat';
import type { Reason } from '@furrow/kernel/verdict';
import { nearest } from './near';
import { plainWords } from './plain-words';
import type { TypedTable } from './typed-table';

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

/** A part of a line with the seat that says it, and what that seat is asked. */
interface Part {
  readonly seat: Seat;
  readonly text: string;
  readonly asked: Decision | undefined;
}

/**
 * Understands a line of moves joined by `;`, each perhaps behind the number of its seat. All of them are tried on a copy of the game, so that a line is played as a whole or not at all.
 * Instead of a move, the words that are shown for it or the name of what it is about will do.
 */
export function understand(table: TypedTable, line: string): Understood {
  const { game, state: now } = table.record;
  const state = game.rules.copy(now);
  const moves: Said[] = [];
  const whole = line.includes(';') ? byLabel(table, state, line) : undefined;
  if (whole !== undefined) return { moves: [whole] };
  for (const part of line.split(';').map((one) => one.trim())) {
    const written = understandOne(table, state, part);
    const said = 'reason' in written ? (byLabel(table, state, part) ?? written) : written;
    if ('reason' in said) return said;
    moves.push(said);
    play(game.rules, state, said.seat, said.move);
  }
  return { moves };
}

function understandOne(table: TypedTable, state: Position, part: string): Said | Refusal {
  const { rules, grammar } = table.record.game;
  const { seat, text, asked } = withSeat(table, state, part);
  const refused = (reason: Reason, near?: string): Refusal => ({
    text,
    reason,
    sentence: table.words.reason(state, seat, reason),
    near,
  });
  if (asked === undefined) {
    const waitsFor = waitedFor(rules, state);
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
function byLabel(table: TypedTable, state: Position, part: string): Said | undefined {
  const plain = askedOf(table, state, speakerAt(table, state), part);
  const behind = withSeat(table, state, part);
  for (const one of behind.text === part ? [plain] : [plain, behind]) {
    const move = one.asked === undefined ? undefined : labelled(table, state, { ...one, asked: one.asked });
    if (move !== undefined) return { seat: one.seat, move };
  }
  return undefined;
}

function labelled(
  { record, words }: TypedTable,
  state: Position,
  { seat, text, asked }: Part & { readonly asked: Decision },
): Move | undefined {
  const { rules, grammar } = record.game;
  const at = { state, seat, node: rules.program.nodes[asked.node] };
  const wanted = plainWords(text);
  const labels = (move: Move) => {
    const named = print(grammar, at, move).split(' ').at(-1) ?? '';
    const titles = words.things().includes(named) ? [words.title(named)] : [];
    return [words.move(state, asked, move), ...titles].map(plainWords);
  };
  const [move, ...more] = asked.domain.all().filter((one) => labels(one).includes(wanted));
  return more.length === 0 ? move : undefined;
}

/** A part of a line as the seat says it whose number it begins with. */
function withSeat(table: TypedTable, state: Position, part: string): Part {
  const { record } = table;
  const parts = /^(\d+)\s+(.+)$/.exec(part);
  const seat = Number(parts?.[1] ?? 0) - 1;
  if (parts !== null && seat >= 0 && seat < record.seats.length) return askedOf(table, state, seat, parts[2]);
  return askedOf(table, state, speakerAt(table, state), part);
}

/** Who speaks where no seat is named: whoever types, or else whoever is waited for. */
function speakerAt({ by, record }: TypedTable, state: Position): Seat {
  return by ?? waitedFor(record.game.rules, state);
}

function askedOf(table: TypedTable, state: Position, seat: Seat, text: string): Part {
  const asked = table.speaksFor(seat) ? decisionOf(table.record.game.rules, state, seat) : undefined;
  return { seat, text, asked };
}
