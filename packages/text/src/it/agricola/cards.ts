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

/** The hand cards, in Italian. */
export const cardPhrases: CardPhrases = {
  names: cardNames,
  kinds: { minor: 'piccola miglioria', occupation: 'occupazione', ...drawnKinds },
  categories: {
    'farm-planner': 'pianificazione della fattoria',
    'actions-booster': 'potenziamento delle azioni',
    'points-provider': 'punti',
    'goods-provider': 'beni',
    'food-provider': 'cibo',
    'crop-provider': 'coltivazioni',
    'building-resource-provider': 'risorse da costruzione',
    'livestock-provider': 'bestiame',
  },
  ofClassicDeck: (deck) => `mazzo ${deck} dell’edizione del 2007`,
  ofDrawnDeck,
  counted,
  condition,
  prerequisite,
  occasion,
  told,
  own: { ...cardTexts, ...drawnTexts, ...ownLines('it') },
  rulings: (card) => rulingsOn(card, 'it'),
};
