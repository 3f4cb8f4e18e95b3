import type { Position } from '@furrow/kernel/kind';
import type { Reason } from '@furrow/kernel/verdict';
import { creaturesWords } from './creatures/words';
import { german } from './de/speech';
import { english } from './en/speech';
import { french } from './fr/speech';
import type { GameWords } from './game-words';
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

const games: Readonly<Record<string, (speech: Speech) => unknown>> = {
  creatures: ({ creatures, kernel }) => creaturesWords(creatures, kernel),
};

/** The words of a game in a language. Throws if the game is unknown. */
export function words<S extends Position>(game: string, language: Language): GameWords<S> {
  const make = games[game];
  if (make === undefined) {
    throw new Error(`no words for the game '${game}'; known: ${Object.keys(games).join(', ')}`);
  }
  return make(speechOf(language)) as GameWords<S>;
}

/** What the terminal program says in a language. */
export function terminalWords(language: Language): TerminalWords {
  return speechOf(language).terminal;
}

/** A sentence for a record that cannot be read; undefined if the reason is one of a game or of the kernel. */
export function recordReason(language: Language, reason: Reason): string | undefined {
  const why = reason as unknown as RecordWhy;
  const phrase = speechOf(language).record[why.why] as ((why: RecordWhy) => string) | undefined;
  return phrase?.(why);
}
