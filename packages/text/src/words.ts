import type { Game } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import type { Reason } from '@furrow/kernel/verdict';
import { agricolaBoxWords, agricolaWords } from './agricola/words';
import { type BotWords, SPOKEN_BOTS, WOMEN } from './bots';
import { creaturesBoxWords, creaturesWords } from './creatures/words';
import { german } from './de/speech';
import { english } from './en/speech';
import { french } from './fr/speech';
import type { BoxWords, GameWords } from './game-words';
import { italian } from './it/speech';
import type { RecordWhy } from './kernel-reasons';
import type { Language } from './language';
import type { Speech } from './speech';
import type { TerminalWords } from './terminal';

const speeches: Readonly<Record<Language, Speech>> = {
  en: english,
  fr: french,
  it: italian,
  de: german,
};

/** Everything that is said in a language. */
export function speechOf(language: Language): Speech {
  return speeches[language];
}

/** How a game is spoken of: in its box, and set up. */
interface Spoken {
  box(speech: Speech): BoxWords;
  game(speech: Speech, game: Game<never>): unknown;
}

const games: Readonly<Record<string, Spoken>> = {
  creatures: {
    box: ({ creatures }) => creaturesBoxWords(creatures),
    game: ({ creatures, kernel }) => creaturesWords(creatures, kernel),
  },
  agricola: {
    box: ({ agricola }) => agricolaBoxWords(agricola),
    game: ({ agricola, kernel }, game) => agricolaWords(agricola, kernel, game),
  },
};

/** The words of a game that is set up, in a language; hand cards may be named in another. Throws if the game is unknown. */
export function words<S extends Position>(
  game: Game<S>,
  language: Language,
  names: Language = language,
): GameWords<S> {
  const speech = withNames(speechOf(language), names);
  return spoken(game.id).game(speech, game as unknown as Game<never>) as GameWords<S>;
}

/** A speech that names hand cards as another language does. */
export function withNames(speech: Speech, language: Language): Speech {
  const { names } = speechOf(language).agricola.cards;
  const { agricola } = speech;
  return agricola.cards.names === names
    ? speech
    : { ...speech, agricola: { ...agricola, cards: { ...agricola.cards, names } } };
}

/** The words of a game in its box, in a language. Throws if the game is unknown. */
export function boxWords(game: string, language: Language): BoxWords {
  return spoken(game).box(speechOf(language));
}

function spoken(game: string): Spoken {
  const found = games[game];
  if (found === undefined)
    throw new Error(`no words for the game '${game}'; known: ${Object.keys(games).join(', ')}`);
  return found;
}

/** What the terminal program says in a language. */
export function terminalWords(language: Language): TerminalWords {
  return speechOf(language).terminal;
}

/** A bot in words by its name, whatever budget stands behind it; undefined if nobody is called so. */
export function botWords(name: string, language: Language): BotWords | undefined {
  const [called] = name.split('@');
  const known = SPOKEN_BOTS.find((one) => one === called);
  return known && speechOf(language).bots[known];
}

/** What kind of player a bot is who is called by some name; undefined if nobody knows such a bot. */
export function botTitle(bot: string, name: string, language: Language): string | undefined {
  const { title, ofWoman } = botWords(bot, language) ?? {};
  return WOMEN.has(name) ? (ofWoman ?? title) : title;
}

/** A sentence for a record that cannot be read; undefined if the reason is one of a game or of the kernel. */
export function recordReason(language: Language, reason: Reason): string | undefined {
  const why = reason as unknown as RecordWhy;
  const phrase = speechOf(language).record[why.why] as ((why: RecordWhy) => string) | undefined;
  return phrase?.(why);
}
