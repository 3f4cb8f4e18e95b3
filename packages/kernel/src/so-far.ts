import { decisionOf, whyNotAsked } from './decide';
import type { Decision } from './domain';
import type { Game } from './game';
import type { Position } from './kind';
import { stackOf } from './machine';
import type { Move } from './move';
import { parse, print } from './notation';
import type { Happening } from './run';
import { NOBODY, type Seat } from './seat';
import type { Reason } from './verdict';

/** A move that counts: what was played, in words too, and what happened then. */
export interface Played {
  readonly seat: Seat;
  readonly move: Move;
  readonly text: string;
  /** The only seat that knows what was played, if not everybody does. */
  readonly secretOf?: Seat | undefined;
  readonly heard: readonly Happening[];
}

/** A game as it has gone so far, to be read but not played on. */
export interface GameSoFar<S extends Position> {
  readonly game: Game<S>;
  /** Who sits where. */
  readonly seats: readonly string[];
  readonly state: S;
  /** How many moves count. */
  readonly length: number;
  readonly moves: readonly Played[];
  /** The state after so many moves. */
  stateAfter(moves: number): S | undefined;
  decisions(): Decision[];
  /** The number that an answer of the seat must carry: it changes when the seat is asked something new. */
  decisionNumber(seat: Seat): number;
  /** The move that a text says to a seat's decision, or why it says none. */
  read(seat: Seat, text: string): ReadMove;
  /** A move of a seat in words. */
  words(seat: Seat, move: Move): string;
  /** How far the seat can go back on its own: over its own last moves, but not past chance or another seat's answer. */
  barrier(seat: Seat): number;
}

/** What a text says: a move to a decision, or why it is none. */
export type ReadMove = { readonly move: Move; readonly decision: Decision } | { readonly reason: Reason };

/** The move that a text says to the decision of a seat, or why it says none. */
export function readMove<S extends Position>(
  { rules, grammar }: Game<S>,
  state: S,
  seat: Seat,
  text: string,
): ReadMove {
  const asked = decisionOf(rules, state, seat);
  if (asked === undefined) {
    return { reason: whyNotAsked(rules, state) };
  }
  const at = { state, seat, node: rules.program.nodes[asked.node] };
  const move = parse(grammar, at, asked.domain, text);
  return move === undefined
    ? { reason: { why: 'unreadable', text, kind: asked.kind } }
    : { move, decision: asked };
}

/** A move of a seat in words. */
export function moveWords<S extends Position>(
  { rules, grammar }: Game<S>,
  state: S,
  seat: Seat,
  move: Move,
): string {
  const node = rules.program.nodes[stackOf(state, seat).node];
  return print(grammar, { state, seat, node }, move);
}

/** Whether nobody may undo a move on their own: chance made it, or it revealed secrets. */
export function isFinal({ seat, heard }: Played): boolean {
  return seat === NOBODY || heard.some(({ final }) => final === true);
}

/** How many moves there were before the unbroken run of the seat's own last moves, none of which is final. */
export function barrierIn(moves: readonly Played[], seat: Seat): number {
  let to = moves.length;
  while (to > 0 && moves[to - 1].seat === seat && !isFinal(moves[to - 1])) to--;
  return to;
}
