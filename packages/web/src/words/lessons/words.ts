import type { Language } from '@furrow/text/language';
import { de } from './de';
import { en } from './en';
import { fr } from './fr';
import { it } from './it';
import type { LessonWords } from './lesson-words';

/** What lessons say, by language. */
export const lessonWords: Readonly<Record<Language, LessonWords>> = { en, fr, it, de };
