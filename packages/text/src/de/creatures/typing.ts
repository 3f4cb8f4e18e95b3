import type { TypingPhrases } from '../../creatures/phrases';
import { quoted } from '../grammar';

/** How answers that are not listed are typed, in German. */
export const typing: TypingPhrases = {
  release: () =>
    `Auch jede kleinere Zahl darfst du eingeben, etwa ${quoted('keep 1 sheep')}, oder ${quoted('keep nothing')} für keines.`,
};
