import type { CardResultPhrases } from '../card-results';

/** How a card has fared, in Italian. */
export const cardResults: CardResultPhrases = {
  played: (had, played, players) =>
    `In partite di bot a ${players} è stata distribuita ${had} volte e giocata ${played} volte.`,
  won: (percent, error) => `Di chi l’ha giocata ha vinto il ${percent} ± ${error} %.`,
};
