import type { CardPhrases } from '../../agricola/card-phrases';
import { ownLines } from '../../agricola/own/index';
import { rulingsOn } from '../../agricola/rulings/index';
import { cardNames } from './card-names';
import { cardTexts } from './card-texts';
import { condition, prerequisite } from './conditions';
import { counted } from './counted';
import { occasion } from './occasions';
import { told } from './told';

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
  ofClassicDeck: (deck) => `Stapel ${deck} der Ausgabe von 2007`,
  counted,
  condition,
  prerequisite,
  occasion,
  told,
  own: { ...cardTexts, ...ownLines('de') },
  rulings: (card) => rulingsOn(card, 'de'),
};
