import type { Language } from '@furrow/text/language';
import { de } from './de';
import { en } from './en';
import { fr } from './fr';
import type { IntroductionWords } from './introduction-words';
import { it } from './it';

/** What is explained during a first game, in each language. */
export const introductionWords: Readonly<Record<Language, IntroductionWords>> = { en, fr, it, de };
