import type { CardPhrases } from '../../agricola/card-phrases';
import { aspects } from './card-aspects';
import { cardNames } from './card-names';
import { cardTexts } from './card-texts';
import { condition, prerequisite } from './conditions';
import { counted, quantity } from './counted';
import { occasion } from './occasions';

/** The hand cards, in German. */
export const cardPhrases: CardPhrases = {
  names: cardNames,
  kinds: { minor: 'kleine Anschaffung', occupation: 'Ausbildung' },
  categories: {
    'farm-planner': 'Hofplanung',
    'actions-booster': 'bessere Aktionen',
    'points-provider': 'Punkte',
    'goods-provider': 'Waren',
    'food-provider': 'Nahrung',
    'crop-provider': 'Feldfrüchte',
    'building-resource-provider': 'Baustoffe',
    'livestock-provider': 'Vieh',
  },
  counted,
  quantity,
  condition,
  prerequisite,
  occasion,
  aspects,
  own: cardTexts,
  travels: 'nach dem Ausspielen nimmt dein linker Nachbar die Karte auf die Hand',
  forPlayers: (players) => `nur bei ${players} oder mehr Spielern`,
};
