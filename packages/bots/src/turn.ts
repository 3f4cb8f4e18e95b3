import type { Game } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import { play } from '@furrow/kernel/machine';
import type { Move } from '@furrow/kernel/move';
import type { Happening } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import type { Greedy } from './greedy';

/** What is told when all work of a round is done, before anything else of the round happens. */
const WORK_DONE = 'homeward';

/** Listens to what happens, and keeps the state as it is when the work of a round is done. */
class Ear<S extends Position> extends Array<Happening> {
  kept: S | undefined;

  constructor(
    private readonly game: Game<S>,
    private readonly state: S,
  ) {
    super();
  }

  override push(...heard: Happening[]): number {
    if (this.kept === undefined && heard.some(({ event }) => event === WORK_DONE))
      this.kept = this.game.rules.copy(this.state);
    return this.length;
  }
}

/** The state after an answer and what the seat would likely do in the rest of its turn; nothing of what follows the turn. */
export function afterTurn<S extends Position>(greedy: Greedy<S>, state: S, seat: Seat, move: Move): S {
  const { game } = greedy;
  const next = game.rules.copy(state);
  const ear = new Ear(game, next);
  play(game.rules, next, seat, move, ear);
  if (ear.kept !== undefined) return ear.kept;
  const before = game.rules.copy(next);
  const line = greedy.finish(next, seat);
  for (const answer of line) {
    const again = new Ear(game, before);
    play(game.rules, before, seat, answer, again);
    if (again.kept !== undefined) return again.kept;
  }
  return next;
}
