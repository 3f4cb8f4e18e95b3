import { askedKind, decisionOf } from '@furrow/kernel/decide';
import type { Decision } from '@furrow/kernel/domain';
import type { Game } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import { play, stackOf, topNode } from '@furrow/kernel/machine';
import type { Move } from '@furrow/kernel/move';
import type { Seat } from '@furrow/kernel/seat';
import type { Judge } from './judge';
import { leadOf } from './lead';

/** How many answers within a turn are looked at before one is taken. */
const WIDTH = 24;
/** How many answers within a turn a search goes into. */
const BREADTH = 8;
/** How many answers a turn can have before it is cut off. */
const LENGTH = 24;

/** Plays turns to their end by the answers that look best at once. */
export class Greedy<S extends Position> {
  private readonly expected: Float64Array;

  constructor(
    readonly game: Game<S>,
    private readonly evaluation: Judge<S>,
  ) {
    this.expected = new Float64Array(game.seats);
  }

  /** The answer whose turn, played to its end, leaves the seat best off. */
  best(state: S, { seat, domain }: Decision): Move {
    const moves = domain.moves();
    if (moves.length === 1) return moves[0];
    let best = moves[0];
    let most = -Infinity;
    for (const move of moves) {
      const next = this.after(state, seat, move);
      this.finish(next, seat);
      const lead = this.lead(next, seat);
      if (lead > most) [best, most] = [move, lead];
    }
    return best;
  }

  /** Plays on while the seat is in the middle of its turn; the state is changed. Gives the answers. */
  finish(state: S, seat: Seat): Move[] {
    const line: Move[] = [];
    while (line.length < LENGTH) {
      const asked = inTurn(this.game, state, seat);
      if (asked === undefined) break;
      const move = this.likely(state, asked);
      line.push(move);
      play(this.game.rules, state, seat, move);
    }
    return line;
  }

  /** The answer that looks best at once. */
  private likely(state: S, { seat, domain }: Decision): Move {
    const moves = domain.moves();
    if (moves.length === 1) return moves[0];
    return likeliest(moves, (move) => this.pointsAfter(state, seat, move));
  }

  /** The answers that look best at once, the likely one among them, and the state at the end of its turn. */
  promising(
    state: S,
    seat: Seat,
    moves: readonly Move[],
  ): { readonly moves: readonly Move[]; readonly end: S } {
    const judged = new Map(moves.map((move) => [move, this.pointsAfter(state, seat, move)]));
    const pointsOf = (move: Move) => judged.get(move) ?? -Infinity;
    const end = this.after(state, seat, likeliest(moves, pointsOf));
    this.finish(end, seat);
    if (moves.length <= BREADTH) return { moves, end };
    const best = moves.toSorted((a, b) => pointsOf(b) - pointsOf(a)).slice(0, BREADTH);
    return { moves: best, end };
  }

  private pointsAfter(state: S, seat: Seat, move: Move): number {
    return this.evaluation.liking(this.after(state, seat, move), seat);
  }

  private after(state: S, seat: Seat, move: Move): S {
    const next = this.game.rules.copy(state);
    play(this.game.rules, next, seat, move);
    return next;
  }

  private lead(state: S, seat: Seat): number {
    this.evaluation.expect(state, this.expected);
    return leadOf(this.expected, seat, this.game.sides);
  }
}

/** The move with the most points; of many, only some are looked at. */
function likeliest(moves: readonly Move[], pointsOf: (move: Move) => number): Move {
  const stride = Math.max(1, moves.length / WIDTH);
  let best = moves[0];
  let most = -Infinity;
  for (let i = 0; i < moves.length; i += stride) {
    const move = moves[Math.floor(i)];
    const points = pointsOf(move);
    if (points > most) [best, most] = [move, points];
  }
  return best;
}

/** What the seat is asked in the middle of its turn; nothing if the turn is over. */
export function inTurn<S extends Position>(game: Game<S>, state: S, seat: Seat): Decision | undefined {
  return isInTurn(game, state, seat) ? decisionOf(game.rules, state, seat) : undefined;
}

/** Whether the seat is asked something in the middle of its turn: cheap, for whoever does not want to know what. */
export function isInTurn<S extends Position>({ rules }: Game<S>, state: S, seat: Seat): boolean {
  const stack = stackOf(state, seat);
  if (stack.empty || stack.seat !== seat || topNode(rules, stack).kind.gap === true) return false;
  return askedKind(rules, state, seat)?.open === false;
}
