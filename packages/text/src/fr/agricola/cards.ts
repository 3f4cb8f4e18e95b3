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

/** The hand cards, in French. */
export const cardPhrases: CardPhrases = {
  names: cardNames,
  kinds: { minor: 'aménagement mineur', occupation: 'savoir-faire', ...drawnKinds },
  categories: {
    'farm-planner': 'ferme',
    'actions-booster': 'actions',
    'points-provider': 'points',
    'goods-provider': 'marchandises',
    'food-provider': 'nourriture',
    'crop-provider': 'céréales et légumes',
    'building-resource-provider': 'matériaux de construction',
    'livestock-provider': 'bétail',
  },
  ofClassicDeck: (deck) => `paquet ${deck} de la première édition (2007)`,
  ofDrawnDeck,
  counted,
  condition,
  prerequisite,
  occasion,
  told,
  own: { ...cardTexts, ...drawnTexts, ...ownLines('fr') },
  rulings: (card) => rulingsOn(card, 'fr'),
};
