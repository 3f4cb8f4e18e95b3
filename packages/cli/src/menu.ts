import { basename } from 'node:path';
import { isCampaign } from '@furrow/kernel/campaign-text';
import type { Position } from '@furrow/kernel/kind';
import { GameRecord } from '@furrow/kernel/record';
import { rulesIdentity } from '@furrow/kernel/rules-identity';
import { LANGUAGES, type Language } from '@furrow/text/language';
import { unknownText } from '@furrow/text/typed/things';
import { boxWords, recordReason, speechOf, terminalWords } from '@furrow/text/words';
import type { Arguments, Flags } from './arguments';
import { choose } from './choose';
import { resume } from './commands/play';
import { FLAGS, languageOf } from './common-flags';
import { meaningLines, meaningsOf, thingLines } from './describe-word';
import { games, type Playable } from './games';
import { wrapped, wrappedAround } from './help';
import { InputError } from './input-error';
import { Lines } from './lines';
import { Campaign, campaignRulesOf } from './play/campaign';
import { playLoop } from './play/loop';
import { asRecord, Session } from './play/session';
import { readText, replayCampaign } from './record-file';
import { newSaveFile, savedFiles } from './saves';
import { type Screen, screenFor, show } from './screen';
import { freshSeed } from './seeds';
import { setUpGame } from './set-up-menu';
import { thingsOf } from './set-up-things';

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
    ...games
      .filter(({ box }) => box.campaign !== undefined)
      .map((playable) => ({
        text: terminal.labelled(
          speechOf(screen.language).campaign.title,
          boxWords(playable.box.id, screen.language).name,
        ),
        run: () => newCampaign(playable, screen, lines),
      })),
    { text: terminal.quit, run: () => undefined },
  ];
}

async function newGame(playable: Playable, screen: Screen, lines: Lines): Promise<Screen | undefined> {
  const { box } = playable;
  const setUp = await setUpGame(box, screen, lines);
  if (setUp === undefined) return screen;
  const record = new GameRecord<Position>(setUp.game, [...setUp.seats]);
  await playLoop(new Session(playable, record, asRecord(newSaveFile(box.id)), freshSeed(), screen), lines);
  return screen;
}

async function newCampaign(playable: Playable, screen: Screen, lines: Lines): Promise<Screen | undefined> {
  const { box } = playable;
  const setUp = await setUpGame(box, screen, lines);
  if (setUp === undefined) return screen;
  const reason = campaignRulesOf(playable).whyNotFirst(setUp.game);
  if (reason !== undefined) {
    show(screen, ...wrapped(recordReason(screen.language, reason) ?? reason.why, screen.width));
    return screen;
  }
  const record = new GameRecord<Position>(setUp.game, [...setUp.seats], rulesIdentity);
  const file = newSaveFile(`${box.id}-campaign`);
  await new Campaign(playable, [record], file, freshSeed(), screen).play(lines, Infinity);
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
    await goOnWith(files[chosen], screen, lines);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    show(screen, error.message);
  }
  return screen;
}

/** Goes on with a saved game or campaign. */
async function goOnWith(file: string, screen: Screen, lines: Lines): Promise<void> {
  const text = readText(file);
  const resumed = wrappedAround(terminalWords(screen.language).resumedFrom, file, screen.width);
  if (isCampaign(text)) {
    const { playable, games: played } = replayCampaign(file, text, screen.language);
    show(screen, ...resumed);
    await new Campaign(playable, played, file, freshSeed(), screen).play(lines, Infinity);
    return;
  }
  const session = resume(file, screen);
  show(screen, ...resumed);
  await playLoop(session, lines);
}

async function readRules(screen: Screen, lines: Lines): Promise<Screen | undefined> {
  const terminal = terminalWords(screen.language);
  const all = games.map(({ box }) => thingsOf(box, screen.language));
  for (const words of all) show(screen, '', ...thingLines({ ...screen, words }));
  show(screen, terminal.whichWord);
  for (;;) {
    const line = (await lines.ask('> '))?.trim();
    if (line === undefined || line === '') return screen;
    const meanings = meaningsOf(all, line);
    if (meanings.length > 0) show(screen, ...meaningLines(meanings, screen));
    else show(screen, ...wrapped(unknownText(terminal, all, line), screen.width));
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
