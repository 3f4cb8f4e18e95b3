import type { Language } from '@furrow/text/language';
import { de } from './de';
import { en } from './en';
import { fr } from './fr';
import { it } from './it';
import type { OnlineWords } from './online-words';

/** What the page says where people play together, by language. */
export const onlineWords: Readonly<Record<Language, OnlineWords>> = { en, fr, it, de };
