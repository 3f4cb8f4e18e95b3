import type { TypingPhrases } from '../../creatures/phrases';

/** How answers that are not listed are typed, in English. */
export const typing: TypingPhrases = {
  release: () => 'You may type any smaller numbers too, such as “keep 1 sheep”, or “keep nothing”.',
};
