import type { Language } from '@furrow/text/language';
import { de } from './de';
import { en } from './en';
import { fr } from './fr';
import { it } from './it';
import type { OnlineTableWords } from './online-table-words';

/** What the page says at a table that is elsewhere, by language. */
export const onlineTableWords: Readonly<Record<Language, OnlineTableWords>> = { en, fr, it, de };
