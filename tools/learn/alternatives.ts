import { evaluationOf } from '@furrow/bots/evaluations';
import { Greedy } from '@furrow/bots/greedy';
import { leadOf } from '@furrow/bots/lead';
import { decisionOf } from '@furrow/kernel/decide';
import type { Dice } from '@furrow/kernel/dice';
import type { Game } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import { play } from '@furrow/kernel/machine';
import type { Move } from '@furrow/kernel/move';
import type { Seat } from '@furrow/kernel/seat';
import { pointsOnly } from './aims';

/** What an answer that a strong player did not give costs at least and at most, in points. */
const [LEAST, MOST] = [1, 12];

/** A position at the end of a turn, and what is aimed at there. */
interface Compared {
  readonly state: Position;
  readonly aim: Float32Array;
}

/**
 * Answers that strong players did not give. Games only show what became of those they gave; a judge that has never seen
 * another one takes it for better than it is. An answer that was not given is taken to be worse than the one that was: by
 * as much as the linear evaluation says, but at least by a little.
 */
export class Alternatives {
  private readonly greedy: Greedy<Position>;
  private readonly expected: Float64Array;

  constructor(
    private readonly game: Game<Position>,
    private readonly aim: Float32Array,
    private readonly dice: Dice,
  ) {
    this.greedy = new Greedy(game, evaluationOf(game));
    this.expected = new Float64Array(game.seats);
  }

  /** The end of the turn after an answer, and after another one; nothing if there was no other. */
  to(state: Position, seat: Seat, given: Move): Compared[] {
    const words = JSON.stringify(given);
    const moves = decisionOf(this.game.rules, state, seat)?.domain.moves() ?? [];
    const others = moves.filter((move) => JSON.stringify(move) !== words);
    if (others.length === 0) return [];
    const real = this.after(state, seat, given);
    const other = this.after(state, seat, others[this.dice.below(others.length)]);
    const worse = this.lead(real, seat) - this.lead(other, seat);
    const cost = Math.min(MOST, Math.max(LEAST, worse));
    return [
      { state: real, aim: this.aim },
      { state: other, aim: pointsOnly(this.aim, this.game.seats, seat, -cost) },
    ];
  }

  private after(state: Position, seat: Seat, move: Move): Position {
    const next = this.game.rules.copy(state);
    play(this.game.rules, next, seat, move);
    this.greedy.finish(next, seat);
    return next;
  }

  private lead(state: Position, seat: Seat): number {
    evaluationOf(this.game).expect(state, this.expected);
    return leadOf(this.expected, seat, this.game.sides);
  }
}
