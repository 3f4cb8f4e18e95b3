import { loadAllNetworks } from '@furrow/bots/trained/index';
import { Arguments } from './arguments';
import type { Command } from './command';
import { commands } from './commands/index';
import { commandHelp, programHelp } from './help';
import { InputError } from './input-error';
import { MENU_FLAGS, openMenu } from './menu';
import { didYouMean } from './near';
import { paintFor } from './paint';

const OUR_FAILURE = 1;
const WRONG_INPUT = 2;

/** The `furrow` program: finds the command and runs it; `process.exitCode` says how it went. */
export async function run(argv: readonly string[]): Promise<void> {
  const [first, ...rest] = argv;
  try {
    await loadAllNetworks();
    if (first === undefined || /^--(lang|ascii)\b/.test(first))
      await openMenu(new Arguments(MENU_FLAGS, argv));
    else await dispatch(first, rest);
  } catch (error) {
    report(error, first);
  }
}

async function dispatch(first: string, rest: readonly string[]): Promise<void> {
  const paint = paintFor(process.stdout);
  if (['help', '--help', '-h'].includes(first)) {
    const about = rest[0] === undefined ? undefined : findCommand(rest[0]);
    process.stdout.write(about === undefined ? programHelp(commands, paint) : commandHelp(about, paint));
    return;
  }
  const command = findCommand(first === '--version' || first === '-v' ? 'version' : first);
  const args = new Arguments(command.flags, rest);
  if (args.has('help')) process.stdout.write(commandHelp(command, paint));
  else await command.run(args);
}

function findCommand(name: string): Command {
  const found = commands.find((one) => one.name === name);
  if (found !== undefined) return found;
  const known = commands.map((one) => one.name);
  const what = name.startsWith('-') ? `unknown option ${name}` : `no command is called '${name}'`;
  throw new InputError(`${what}${didYouMean(name, known)}; the commands are: ${known.join(', ')}`);
}

/** One line for what the person did wrong; everything we know for what we did wrong. */
function report(error: unknown, first: string | undefined): void {
  if (error instanceof InputError) {
    const known = commands.some((one) => one.name === first);
    const place = error.placed ? '' : `furrow${known ? ` ${first}` : ''}: `;
    process.stderr.write(`${place}${error.message}\n`);
    process.exitCode = WRONG_INPUT;
    return;
  }
  process.stderr.write(
    `furrow: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  process.exitCode = OUR_FAILURE;
}
