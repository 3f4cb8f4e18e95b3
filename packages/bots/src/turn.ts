import type { Game } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import { play } from '@furrow/kernel/machine';
import type { Happening } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import type { Turn } from './search';

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

/** The state after a turn of a seat; nothing of what follows the turn. */
export function afterTurn<S extends Position>(game: Game<S>, { state, line }: Turn<S>, seat: Seat): S {
  const next = game.rules.copy(state);
  const ear = new Ear(game, next);
  for (const answer of line) {
    play(game.rules, next, seat, answer, ear);
    if (ear.kept !== undefined) return ear.kept;
  }
  return next;
}
