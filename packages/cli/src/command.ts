import type { Arguments, Flags } from './arguments';

/** One command of the program. */
export interface Command {
  readonly name: string;
  /** What it does, in a few words. */
  readonly summary: string;
  /** How it is called. */
  readonly usage: string;
  /** What it does, in sentences. */
  readonly about: string;
  readonly flags: Flags;
  /** Calls that work as they stand, and what they do. */
  readonly examples: readonly (readonly [call: string, what: string])[];
  /** Carries it out; what the person did wrong is thrown as `InputError`. */
  run(args: Arguments): void | Promise<void>;
}
