import { levels } from '@furrow/bots/levels';
import { BadBudget, botNames, botOf } from '@furrow/bots/named';
import { BadOption, type Game, type GameBox } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import { LANGUAGES, type Language, readLanguage } from '@furrow/text/language';
import type { Arguments, Flags } from './arguments';
import { InputError } from './input-error';
import { didYouMean } from './near';
import { badOptionText, exampleOf, orText } from './option-error';

/** The flags that several commands share. */
export const FLAGS = {
  help: { about: 'shows this help', short: 'h' },
  json: { about: 'prints JSON for other programs and nothing else' },
  lang: { value: 'it', about: `the language: ${LANGUAGES.join(', ')} (else that of the terminal)` },
  option: { value: 'name=value', about: 'sets an option of the game; may be repeated', many: true },
  seed: { value: '7', about: 'the seed of all dice: the same seed gives the same game' },
  ascii: { about: 'draws with ASCII signs only' },
} as const satisfies Flags;

/** Who may sit at a seat besides the bots. */
export const PERSON = 'me';

/** Whom people play against if nobody says: a gentle bot. */
export const OPPONENT = levels[1].name;

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

/** The game for so many seats with the options that the flags set; throws `InputError` if they cannot be played with. */
export function openGame(box: GameBox<Position>, args: Arguments, seats: number): Game<Position> {
  const chosen = new Map<string, string>();
  for (const text of args.all('option')) {
    const parts = /^([^=]+)=(.+)$/.exec(text);
    if (parts === null) throw new InputError(`--option ${text}: it must be name=value, ${exampleOf(box)}`);
    const [, name, value] = parts;
    if (chosen.has(name)) throw new InputError(`--option ${name} is given twice`);
    chosen.set(name, value);
  }
  try {
    return box.open(Object.fromEntries(chosen), seats);
  } catch (error) {
    if (!(error instanceof BadOption)) throw error;
    throw new InputError(`--option ${badOptionText(box, error, Object.fromEntries(chosen), seats)}`);
  }
}

/** Who sits where, from a text such as `me,random`; throws `InputError`. */
export function readSeats(box: GameBox<Position>, text: string, people: boolean): string[] {
  return readPlayers(box, text, '--seats', people ? [PERSON] : []);
}

/** The bots of a flag such as `--bots greedy,random`, one for each seat; throws `InputError`. */
export function readBots(box: GameBox<Position>, text: string, flag: string): string[] {
  return readPlayers(box, text, flag, []);
}

/** The players that a flag names, bots or others; throws `InputError`. */
function readPlayers(
  box: GameBox<Position>,
  text: string,
  flag: string,
  others: readonly string[],
): string[] {
  const place = `${flag} ${text}`;
  const known = [...others, ...botNames];
  const seats = text.split(',').map((name) => name.trim());
  for (const name of seats) {
    if (others.includes(name) || isBotAt(place, name)) continue;
    const near = didYouMean(name.replace(/@.*/, ''), known);
    throw new InputError(`${place}: nobody is called '${name}'${near}; right are: ${known.join(', ')}`);
  }
  if (!box.seats.includes(seats.length)) {
    throw new InputError(`${place}: ${box.id} is for ${orText(box.seats)} players, not for ${seats.length}`);
  }
  return seats;
}

/** Whether a bot is called so; a wrong budget is an `InputError` with the place where it was given. */
function isBotAt(place: string, name: string): boolean {
  try {
    return botOf(name) !== undefined;
  } catch (error) {
    throw error instanceof BadBudget ? new InputError(`${place}: ${error.message}`) : error;
  }
}

/** Everybody a bot. */
export function standardBots(box: GameBox<Position>): string {
  return Array.from({ length: standardSeats(box) }, () => 'random').join(',');
}

/** For how many a game is if nobody says: two, or as few as it allows. */
export function standardSeats({ seats }: GameBox<Position>): number {
  return seats.includes(2) ? 2 : seats[0];
}
