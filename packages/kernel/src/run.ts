import type { Position } from './kind';
import type { Rules } from './rules';
import type { Stack } from './stack';

/** Something that happened, for the log; the game says what. */
export interface Happening {
  readonly event: string;
}

/** One use of the machine: the rules, the state they change, the stack at work, and who wants to hear of it. */
export class Run<S extends Position> {
  stack: Stack;

  constructor(
    readonly rules: Rules<S>,
    readonly state: S,
    readonly heard?: Happening[],
  ) {
    this.stack = state.main;
  }
}
