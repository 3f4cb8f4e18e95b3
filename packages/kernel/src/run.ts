import type { Position } from './kind';
import type { Rules } from './rules';
import type { Seat } from './seat';
import type { Stack } from './stack';

/** Something that happened, for the log; the game says what. */
export interface Happening {
  readonly event: string;
  /** The seat that alone hears of it; everybody does if it is not said. */
  readonly to?: Seat;
  /** Secrets came to light with it: nobody goes back by themselves behind the move that led to it. */
  readonly final?: true;
}

/** What those who sit on some seats (or on none) hear together of what happened. */
export function heardBy(heard: readonly Happening[], ...seats: readonly Seat[]): readonly Happening[] {
  return heard.filter(({ to }) => to === undefined || seats.includes(to));
}

/** Whoever watches what passes by itself; see `instants.ts`. */
export interface Watch<S extends Position> {
  /** Looks at what the run is about to carry out; true if the run shall stop before it. */
  stops(run: Run<S>): boolean;
}

/** One use of the machine: the rules, the state they change, the stack at work, and who wants to hear of it or watches it. */
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
