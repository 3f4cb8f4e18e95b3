import type { CardPhrases } from '../../agricola/card-phrases';
import { aspects } from './card-aspects';
import { cardNames } from './card-names';
import { cardTexts } from './card-texts';
import { condition, prerequisite } from './conditions';
import { counted, quantity } from './counted';
import { occasion } from './occasions';

/** The hand cards, in English. */
export const cardPhrases: CardPhrases = {
  names: cardNames,
  kinds: { minor: 'minor improvement', occupation: 'occupation' },
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
  counted,
  quantity,
  condition,
  prerequisite,
  occasion,
  aspects,
  own: cardTexts,
  travels: 'after you have played this card, the player on your left takes it into their hand',
  forPlayers: (players) => `only with ${players} or more players`,
};
