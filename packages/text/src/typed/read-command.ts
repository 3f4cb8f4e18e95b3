import type { PlayCommand } from '../terminal';

/** A command that was typed, with the rest of its line. */
interface TypedCommand<C extends PlayCommand> {
  readonly command: C;
  readonly rest: string;
}

/** The command that a line begins with, if it is one of those that are known here. */
export function readCommand<C extends PlayCommand>(
  line: string,
  known: readonly C[],
): TypedCommand<C> | undefined {
  const [word = '', ...rest] = line.trim().split(/\s+/);
  const command = known.find((one) => one === word.toLowerCase());
  return command === undefined ? undefined : { command, rest: rest.join(' ') };
}
