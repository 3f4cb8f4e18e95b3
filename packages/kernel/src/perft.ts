import { decision } from './decide';
import type { Position } from './kind';
import { play } from './machine';
import type { Rules } from './rules';

/** Hears how many of the first moves have been counted. */
export type PerftProgress = (done: number, all: number) => void;

/**
 * How many sequences of so many canonical moves there are from a state, chance included as moves. A game that ends
 * earlier adds nothing. The state stays as it is.
 */
export function perft<S extends Position>(
  rules: Rules<S>,
  state: S,
  depth: number,
  counted?: PerftProgress,
): number {
  if (depth === 0) return 1;
  const asked = decision(rules, state);
  if (asked === undefined) return 0;
  const moves = asked.domain.moves();
  if (depth === 1) return moves.length;
  let sequences = 0;
  for (const [i, move] of moves.entries()) {
    const next = rules.copy(state);
    play(rules, next, asked.seat, move);
    sequences += perft(rules, next, depth - 1);
    counted?.(i + 1, moves.length);
  }
  return sequences;
}
