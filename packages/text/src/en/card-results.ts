import type { CardResultPhrases } from '../card-results';

/** How a card has fared, in English. */
export const cardResults: CardResultPhrases = {
  played: (had, played, players) =>
    `In games of bots for ${players} it was dealt ${had} times and played ${played} times.`,
  won: (percent, error) => `${percent} ± ${error} % of those who played it won.`,
};
