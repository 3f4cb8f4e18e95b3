import { basename } from 'node:path';
import type { Position } from '@furrow/kernel/kind';
import { GameRecord } from '@furrow/kernel/record';
import { LANGUAGES, type Language } from '@furrow/text/language';
import { boxWords, terminalWords } from '@furrow/text/words';
import type { Arguments, Flags } from './arguments';
import { bots } from './bots';
import { resume } from './commands/play';
import { FLAGS, languageOf, PERSON, standardSeats } from './common-flags';
import { describeWord, findThing, thingLines, thingsOf } from './describe-word';
import { games, type Playable } from './games';
import { wrapped, wrappedAround } from './help';
import { InputError } from './input-error';
import { Lines } from './lines';
import { playLoop } from './play/loop';
import { Session } from './play/session';
import { newSaveFile, savedFiles } from './saves';
import { type Screen, screenFor, show } from './screen';
import { freshSeed } from './seeds';

/** The flags of `furrow` without a command. */
export const MENU_FLAGS: Flags = { lang: FLAGS.lang, ascii: FLAGS.ascii, help: FLAGS.help };

const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'français',
  it: 'italiano',
  de: 'Deutsch',
};

/** How many saved games the menu shows. */
const SHOWN_SAVES = 15;

/** One line of a list to choose from. */
interface Item {
  readonly text: string;
  /** Carries it out; gives the screen to go on with, or nothing to leave the menu. */
  run(): Screen | undefined | Promise<Screen | undefined>;
}

/** Opens the menu and stays there until the person leaves it or the input ends. */
export async function openMenu(args: Arguments): Promise<void> {
  const lines = new Lines();
  try {
    let screen: Screen | undefined = screenFor(languageOf(args), args.has('ascii'));
    show(screen, '', screen.paint('bold', terminalWords(screen.language).welcome));
    let last = screen;
    while (screen !== undefined && !lines.ended) {
      last = screen;
      const items: Item[] = itemsFor(screen, lines);
      const chosen: number | undefined = await choose(
        screen,
        lines,
        '',
        items.map(({ text }) => text),
      );
      screen = chosen === undefined ? undefined : await items[chosen].run();
    }
    show(last, terminalWords(last.language).goodbye);
  } finally {
    lines.close();
  }
}

function itemsFor(screen: Screen, lines: Lines): Item[] {
  const terminal = terminalWords(screen.language);
  return [
    ...games.map((playable) => ({
      text: terminal.labelled(terminal.newGame, boxWords(playable.box.id, screen.language).name),
      run: () => newGame(playable, screen, lines),
    })),
    { text: terminal.resumeGame, run: () => resumeGame(screen, lines) },
    { text: terminal.readRules, run: () => readRules(screen, lines) },
    {
      text: `${terminal.chooseLanguage} (${LANGUAGE_NAMES[screen.language]})`,
      run: () => chooseLanguage(screen, lines),
    },
    { text: terminal.quit, run: () => undefined },
  ];
}

/** Shows a numbered list and asks until a number of it is typed; an empty line is `standard`. Undefined when the input has ended. */
async function choose(
  screen: Screen,
  lines: Lines,
  question: string,
  texts: readonly string[],
  standard?: number,
): Promise<number | undefined> {
  const { enterFor, noSuchChoice } = terminalWords(screen.language);
  const hint = standard === undefined ? '' : `(${enterFor(texts[standard])})`;
  show(
    screen,
    '',
    ...questionLines(screen, question, hint),
    ...texts.map((text, i) => `  ${screen.paint('bold', String(i + 1))}  ${text}`),
  );
  for (;;) {
    const line = (await lines.ask('> '))?.trim().toLowerCase();
    if (line === undefined || line === 'q' || line === 'quit') return undefined;
    if (line === '' && standard !== undefined) return standard;
    const number = /^\d+$/.test(line) ? Number(line) : 0;
    if (number >= 1 && number <= texts.length) return number - 1;
    show(screen, ...wrapped(noSuchChoice(line, texts.length), screen.width));
  }
}

/** A question with its hint behind it, or below it if both do not fit into one line. */
function questionLines({ width, paint }: Screen, question: string, hint: string): string[] {
  if (question === '') return [];
  if (hint === '') return wrapped(question, width);
  if (question.length + hint.length + 2 <= width) return [`${question}  ${paint('gray', hint)}`];
  return [...wrapped(question, width), ...wrapped(hint, width).map((line) => paint('gray', line))];
}

async function newGame(playable: Playable, screen: Screen, lines: Lines): Promise<Screen | undefined> {
  const { box } = playable;
  const own = boxWords(box.id, screen.language);
  const terminal = terminalWords(screen.language);
  const options: Record<string, string> = {};
  for (const { name, values, standard } of box.options) {
    const texts = values.map((value) => own.optionValue(name, value));
    const chosen = await choose(screen, lines, own.option(name).about, texts, values.indexOf(standard));
    if (chosen === undefined) return screen;
    options[name] = values[chosen];
  }
  const players = [PERSON, ...Object.keys(bots)];
  const seats: string[] = [];
  for (let seat = 0; seat < standardSeats(box); seat++) {
    const texts = players.map((who) => (who === PERSON ? terminal.person : terminal.bot(who)));
    const chosen = await choose(screen, lines, terminal.whoPlays(own.seat(seat)), texts, Math.min(seat, 1));
    if (chosen === undefined) return screen;
    seats.push(players[chosen]);
  }
  const record = new GameRecord<Position>(box.open(options, seats.length), seats);
  await playLoop(new Session(playable, record, newSaveFile(box.id), freshSeed(), screen), lines);
  return screen;
}

async function resumeGame(screen: Screen, lines: Lines): Promise<Screen | undefined> {
  const terminal = terminalWords(screen.language);
  const files = savedFiles().slice(0, SHOWN_SAVES);
  if (files.length === 0) {
    show(screen, terminal.noSavedGames);
    return screen;
  }
  const chosen = await choose(
    screen,
    lines,
    terminal.resumeGame,
    files.map((file) => basename(file)),
  );
  if (chosen === undefined) return screen;
  try {
    const session = resume(files[chosen], screen);
    show(screen, ...wrappedAround(terminal.resumedFrom, files[chosen], screen.width));
    await playLoop(session, lines);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    show(screen, error.message);
  }
  return screen;
}

async function readRules(screen: Screen, lines: Lines): Promise<Screen | undefined> {
  const terminal = terminalWords(screen.language);
  const looks = games.map(({ box }) => ({
    ...screen,
    words: thingsOf(box, screen.language),
    terminal,
  }));
  for (const look of looks) show(screen, '', ...thingLines(look));
  show(screen, terminal.whichWord);
  for (;;) {
    const line = (await lines.ask('> '))?.trim();
    if (line === undefined || line === '') return screen;
    const known = looks.find((look) => findThing(look.words, line) !== undefined) ?? looks[0];
    show(screen, ...describeWord(known, line));
  }
}

async function chooseLanguage(screen: Screen, lines: Lines): Promise<Screen> {
  const terminal = terminalWords(screen.language);
  const names = LANGUAGES.map((language) => LANGUAGE_NAMES[language]);
  const chosen = await choose(
    screen,
    lines,
    terminal.chooseLanguage,
    names,
    LANGUAGES.indexOf(screen.language),
  );
  return chosen === undefined ? screen : { ...screen, language: LANGUAGES[chosen] };
}
