import type { CardResultPhrases } from '../card-results';

/** How a card has fared, in German. */
export const cardResults: CardResultPhrases = {
  played: (had, played, players) =>
    `In Partien von Bots zu ${players} wurde sie ${had}-mal ausgeteilt und ${played}-mal gespielt.`,
  won: (percent, error) => `${percent} ± ${error} % derer, die sie spielten, gewannen.`,
};
