import type { TypingPhrases } from '../../creatures/phrases';

/** How answers that are not listed are typed, in Italian. */
export const typing: TypingPhrases = {
  release: () =>
    'Puoi scrivere anche numeri più piccoli, per esempio «keep 1 sheep», oppure «keep nothing» per non tenerne nessuno.',
};
