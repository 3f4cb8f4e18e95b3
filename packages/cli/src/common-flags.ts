import { BadOption, type Game, type GameBox } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import { LANGUAGES, type Language, readLanguage } from '@furrow/text/language';
import type { Arguments, Flags } from './arguments';
import { bots } from './bots';
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
  const known = [...(people ? [PERSON] : []), ...Object.keys(bots)];
  const seats = text.split(',').map((name) => name.trim());
  for (const name of seats) {
    if (known.includes(name)) continue;
    throw new InputError(
      `--seats ${text}: nobody is called '${name}'${didYouMean(name, known)}; right are: ${known.join(', ')}`,
    );
  }
  if (!box.seats.includes(seats.length)) {
    throw new InputError(
      `--seats ${text}: ${box.id} is for ${orText(box.seats)} players, not for ${seats.length}`,
    );
  }
  return seats;
}

/** Everybody a bot. */
export function standardBots(box: GameBox<Position>): string {
  return Array.from({ length: standardSeats(box) }, () => 'random').join(',');
}

/** For how many a game is if nobody says: two, or as few as it allows. */
export function standardSeats({ seats }: GameBox<Position>): number {
  return seats.includes(2) ? 2 : seats[0];
}
