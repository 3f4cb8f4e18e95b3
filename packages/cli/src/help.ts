import type { Flag } from './arguments';
import type { Command } from './command';
import type { Paint } from './paint';
import { called } from './program';

const WIDTH = 96;

/** The help of the whole program. */
export function programHelp(commands: readonly Command[], paint: Paint): string {
  const longest = Math.max(...commands.map(({ name }) => name.length));
  return [
    `${paint('bold', 'Furrow')}: farm board games in the terminal.`,
    '',
    paint('bold', 'Usage'),
    '  npx furrow                       opens the menu',
    '  npx furrow COMMAND [options]     does one thing',
    '  npx furrow COMMAND --help        explains a command with examples',
    '',
    paint('bold', 'Commands'),
    ...commands.map(({ name, summary }) => `  ${paint('cyan', name.padEnd(longest))}  ${summary}`),
    '',
    paint('bold', 'Try'),
    '  npx furrow play agricola                          a game against a bot',
    '  npx furrow play agricola --seats me,me,level-3    two people and a bot at one keyboard',
    '  npx furrow play creatures                         All Creatures Big and Small',
    '  npx furrow games                                  all games with their options',
    '  npx furrow describe shelter                       what a building, improvement or card does',
    '  npx furrow simulate agricola --games 1000         how random play fares',
    '',
    ...wrapped(
      'It ends with 0 if all went well, 1 if something in Furrow failed, and 2 if something in your input ' +
        'is wrong; then one line on stderr says where and why.',
    ),
    '',
  ].join('\n');
}

/** The help of one command. */
export function commandHelp(command: Command, paint: Paint): string {
  const flags = Object.entries(command.flags).map(
    ([name, flag]) => [flagText(name, flag), flag.about] as const,
  );
  const longest = Math.max(...flags.map(([text]) => text.length));
  const examples = command.examples.map(([call, what]) => [called(call), what] as const);
  const calls = Math.max(...examples.map(([call]) => call.length));
  const inOneLine = examples.every(([, what]) => calls + what.length + 4 <= WIDTH);
  return [
    `${paint('bold', `furrow ${command.name}`)}: ${command.summary}.`,
    '',
    paint('bold', 'Usage'),
    `  ${called(command.usage)}`,
    '',
    ...wrapped(command.about),
    '',
    paint('bold', 'Options'),
    ...flags.map(([text, about]) => `  ${paint('cyan', text.padEnd(longest))}  ${about}`),
    '',
    paint('bold', 'Examples'),
    ...examples.flatMap(([call, what]) =>
      inOneLine ? [`  ${call.padEnd(calls)}  ${what}`] : [`  ${call}`, `      ${what}`],
    ),
    '',
  ].join('\n');
}

function flagText(name: string, { value, short }: Flag): string {
  const long = value === undefined ? `--${name}` : `--${name} ${value}`;
  return short === undefined ? long : `-${short}, ${long}`;
}

/** A paragraph in lines of limited length; it is broken only at blanks, never at no-break spaces. */
export function wrapped(text: string, width = WIDTH, indent = ''): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/ +/)) {
    if (line !== '' && indent.length + line.length + 1 + word.length > width) {
      lines.push(indent + line);
      line = word;
    } else {
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  return line === '' ? lines : [...lines, indent + line];
}

/** Stands for a blank where no line may be broken. */
const HELD = '\u0001';

/** A sentence about a path or a command in lines of limited length; the path or command itself is never broken. */
export function wrappedAround(say: (whole: string) => string, whole: string, width: number): string[] {
  return wrapped(say(whole.replaceAll(' ', HELD)), width).map((line) => line.replaceAll(HELD, ' '));
}
