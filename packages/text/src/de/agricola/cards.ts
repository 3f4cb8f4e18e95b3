import type { CardPhrases } from '../../agricola/card-phrases';
import { ownLines } from '../../agricola/own/index';
import { rulingsOn } from '../../agricola/rulings/index';
import { cardNames } from './card-names';
import { cardTexts } from './card-texts';
import { condition, prerequisite } from './conditions';
import { counted } from './counted';
import { drawnKinds, ofDrawnDeck } from './drawn';
import { drawnTexts } from './drawn-texts';
import { occasion } from './occasions';
import { told } from './told';

/** The hand cards, in German. */
export const cardPhrases: CardPhrases = {
  names: cardNames,
  kinds: { minor: 'kleine Anschaffung', occupation: 'Ausbildung', ...drawnKinds },
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
  ofDrawnDeck,
  counted,
  condition,
  prerequisite,
  occasion,
  told,
  own: { ...cardTexts, ...drawnTexts, ...ownLines('de') },
  rulings: (card) => rulingsOn(card, 'de'),
};
