import type { Language } from '@furrow/text/language';
import type { AidWords } from './aid-words';
import { de } from './de';
import { en } from './en';
import { fr } from './fr';
import { it } from './it';

/** What keys, text mode, lessons and help say, by language. */
export const aidWords: Readonly<Record<Language, AidWords>> = { en, fr, it, de };
