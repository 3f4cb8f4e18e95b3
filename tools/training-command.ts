import { Arguments, type Flags } from '@furrow/cli/arguments';
import { InputError } from '@furrow/cli/input-error';
import { Progress } from '@furrow/cli/progress';

/** A command that trains bots for hours: what it is called, an example of it, and its flags. */
interface TrainingCommand {
  readonly name: string;
  readonly example: string;
  readonly flags: Flags;
}

/** Carries a command out with the arguments of this process: helps, or says in one line what is wrong with them. */
export async function carryOutCommand(
  { name, example, flags }: TrainingCommand,
  main: (args: Arguments) => Promise<void>,
): Promise<void> {
  try {
    const args = new Arguments(flags, process.argv.slice(2));
    if (args.has('help')) help(example, flags);
    else await main(args);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    console.error(`${name}: ${error.message}`);
    process.exitCode = 2;
  }
}

function help(example: string, flags: Flags): void {
  console.log(`${example}\n`);
  for (const [name, { value = '', about }] of Object.entries(flags))
    console.log(`  ${`--${name} ${value}`.padEnd(30)}${about}`);
}

/** Tells whoever waits how far it is: lines that stay, and one that is written over. */
export class Onlooker {
  private readonly progress: Progress;

  constructor(counted: string) {
    this.progress = new Progress(counted);
  }

  say(line: string): void {
    this.progress.end();
    console.log(line);
  }

  at(done: number, all: number): void {
    this.progress.at(done, all);
  }

  end(): void {
    this.progress.end();
  }
}
