import { BadOption, type Game, type Options } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import { LANGUAGES, type Language, readLanguage } from '@furrow/text/language';
import type { Arguments, Flags } from './arguments';
import { bots } from './bots';
import { InputError } from './input-error';
import { didYouMean } from './near';

/** The flags that several commands share. */
export const FLAGS = {
  help: { about: 'shows this help', short: 'h' },
  json: { about: 'prints JSON for other programs and nothing else' },
  lang: { value: 'it', about: `the language: ${LANGUAGES.join(', ')} (else that of the terminal)` },
  option: { value: 'buildings=12', about: 'sets an option of the game; may be repeated', many: true },
  seed: { value: '7', about: 'the seed of all dice: the same seed gives the same game' },
  ascii: { about: 'draws with ASCII signs only' },
} as const satisfies Flags;

/** Who may sit at a seat besides the bots. */
export const PERSON = 'me';

/** The language that the flags or the terminal ask for. */
export function languageOf(args: Arguments): Language {
  const wanted = args.text('lang');
  if (wanted === undefined) return terminalLanguage();
  const language = readLanguage(wanted);
  if (language !== undefined) return language;
  throw new InputError(`--lang: '${wanted}' is not spoken here; right are: ${LANGUAGES.join(', ')}`);
}

function terminalLanguage(): Language {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  return readLanguage(LC_ALL || LC_MESSAGES || LANG || 'en') ?? 'en';
}

/** The options that the flags set, in the order given; throws `InputError` if the game does not know one. */
export function optionsOf(game: Game<Position>, args: Arguments): Options {
  const chosen = new Map<string, string>();
  for (const text of args.all('option')) {
    const parts = /^([^=]+)=(.+)$/.exec(text);
    if (parts === null) throw new InputError(`--option ${text}: it must be name=value, ${exampleOf(game)}`);
    const [, name, value] = parts;
    if (chosen.has(name)) throw new InputError(`--option ${name} is given twice`);
    chosen.set(name, value);
  }
  const options = Object.fromEntries(chosen);
  const wrong = whatIsWrong(game, options);
  if (wrong !== undefined) throw new InputError(`--option ${wrong}`);
  return withStandards(game, options);
}

function exampleOf(game: Game<Position>): string {
  const [first] = game.options;
  return first === undefined ? 'but this game has no options' : `for example ${first.name}=${first.standard}`;
}

/** All options of the game, so that a record says what was played even if a standard changes. */
function withStandards(game: Game<Position>, chosen: Options): Options {
  return Object.fromEntries(game.options.map(({ name, standard }) => [name, chosen[name] ?? standard]));
}

/** What is wrong with options, in words; undefined if the game can be played with them. */
function whatIsWrong(game: Game<Position>, options: Options): string | undefined {
  try {
    game.begin(options);
    return undefined;
  } catch (error) {
    if (!(error instanceof BadOption)) throw error;
    return badOptionText(game, error);
  }
}

function badOptionText(game: Game<Position>, { option, value, right }: BadOption): string {
  const known = game.options.find(({ name }) => name === option);
  if (known === undefined) {
    const names = game.options.map(({ name }) => name);
    return `${option}=${value}: ${game.id} has no such option${didYouMean(option, names)}; the options are: ${names.join(', ')}`;
  }
  const bad = value.split(',').find((word) => !right.includes(word)) ?? value;
  const lists =
    known.listOf === undefined ? '' : `, or a list joined by commas of: ${known.listOf.join(', ')}`;
  return `${option}=${value}: '${bad}' is not possible${didYouMean(bad, right)}; right are: ${known.values.join(', ')}${lists}`;
}

/** Who sits where, from a text such as `me,random`; throws `InputError`. */
export function readSeats(game: Game<Position>, text: string, people: boolean): string[] {
  const known = [...(people ? [PERSON] : []), ...Object.keys(bots)];
  const seats = text.split(',').map((name) => name.trim());
  for (const name of seats) {
    if (known.includes(name)) continue;
    throw new InputError(
      `--seats ${text}: nobody is called '${name}'${didYouMean(name, known)}; right are: ${known.join(', ')}`,
    );
  }
  if (!game.seats.includes(seats.length)) {
    throw new InputError(
      `--seats ${text}: ${game.id} is for ${game.seats.join(' or ')} players, not for ${seats.length}`,
    );
  }
  return seats;
}

/** Everybody a bot. */
export function standardBots(game: Game<Position>): string {
  return Array.from({ length: game.seats[0] }, () => 'random').join(',');
}
