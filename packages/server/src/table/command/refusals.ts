import type { Language } from '@furrow/text/language';
import type { Refusal } from '@furrow/wire/acts';
import { german } from '../../words/table/de';
import { english } from '../../words/table/en';
import { french } from '../../words/table/fr';
import { italian } from '../../words/table/it';
import type { TablePhrases, TableRefusalDetails } from '../../words/table/phrases';

const phrases = { en: english, fr: french, it: italian, de: german } satisfies Record<Language, TablePhrases>;

/** Why a table refuses something, in the language of whoever wanted it. */
export function refusalFor<W extends keyof TableRefusalDetails>(
  language: Language,
  why: W,
  about: TableRefusalDetails[W],
  right?: unknown,
): Refusal {
  const speech: TablePhrases = phrases[language];
  return { why, words: speech[why](about), ...(right !== undefined && { right }) };
}
