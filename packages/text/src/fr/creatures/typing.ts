import type { TypingPhrases } from '../../creatures/phrases';
import { quoted } from '../grammar';

/** How answers that are not listed are typed, in French. */
export const typing: TypingPhrases = {
  release: () =>
    `Vous pouvez aussi taper des nombres plus petits, par exemple ${quoted('keep 1 sheep')}, ou ${quoted('keep nothing')} pour n’en garder aucun.`,
};
