import type { Position } from './kind';
import type { Rules } from './rules';
import type { Seat } from './seat';
import type { Stack } from './stack';

/** Something that happened, for the log; the game says what. */
export interface Happening {
  readonly event: string;
  /** The only seat that hears of it; by default everybody does. */
  readonly to?: Seat;
  /** It revealed secrets: nobody may undo the move that led to it on their own. */
  readonly final?: true;
}

/** What people on these seats (or on none) hear, taken together, of what happened. */
export function heardBy(heard: readonly Happening[], ...seats: readonly Seat[]): readonly Happening[] {
  return heard.filter(({ to }) => to === undefined || seats.includes(to));
}

/** Watches what passes without a question; see `instants.ts`. */
export interface Watch<S extends Position> {
  /** Looks at what the run is about to carry out; true to stop before it. */
  stops(run: Run<S>): boolean;
}

/** One use of the machine: the rules, the state they change, the stack at work, and who listens or watches. */
export class Run<S extends Position> {
  stack: Stack;

  constructor(
    readonly rules: Rules<S>,
    readonly state: S,
    readonly heard?: Happening[],
    readonly watch?: Watch<S>,
  ) {
    this.stack = state.main;
  }
}
