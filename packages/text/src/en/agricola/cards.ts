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

/** The hand cards, in English. */
export const cardPhrases: CardPhrases = {
  names: cardNames,
  kinds: { minor: 'minor improvement', occupation: 'occupation', ...drawnKinds },
  categories: {
    'farm-planner': 'farm planner',
    'actions-booster': 'actions booster',
    'points-provider': 'points provider',
    'goods-provider': 'goods provider',
    'food-provider': 'food provider',
    'crop-provider': 'crop provider',
    'building-resource-provider': 'building resource provider',
    'livestock-provider': 'livestock provider',
  },
  ofClassicDeck: (deck) => `deck ${deck} of the 2007 edition`,
  ofDrawnDeck,
  counted,
  condition,
  prerequisite,
  occasion,
  told,
  own: { ...cardTexts, ...drawnTexts, ...ownLines('en') },
  rulings: (card) => rulingsOn(card, 'en'),
};
