import type { Language } from '@furrow/text/language';
import { de } from './de';
import { en } from './en';
import { fr } from './fr';
import type { HelpWords } from './help-words';
import { it } from './it';

/** The rules in our words, by language. */
export const helpWords: Readonly<Record<Language, HelpWords>> = { en, fr, it, de };
