import type { Language } from '@furrow/text/language';
import { de } from './de';
import { en } from './en';
import { fr } from './fr';
import type { InterfaceWords } from './interface-words';
import { it } from './it';

/** What the page says, by language. */
export const interfaceWords: Readonly<Record<Language, InterfaceWords>> = { en, fr, it, de };

/** What each language calls itself. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'Français',
  it: 'Italiano',
  de: 'Deutsch',
};

/** Whether a code is that of a language that the page speaks. */
export function isLanguage(code: string): code is Language {
  return Object.hasOwn(interfaceWords, code);
}
