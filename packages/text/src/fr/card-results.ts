import type { CardResultPhrases } from '../card-results';

/** How a card has fared, in French. */
export const cardResults: CardResultPhrases = {
  played: (had, played, players) =>
    `Dans des parties de robots à ${players}, elle a été distribuée ${had} fois et jouée ${played} fois.`,
  won: (percent, error) => `${percent} ± ${error} % de ceux qui l’ont jouée ont gagné.`,
};
