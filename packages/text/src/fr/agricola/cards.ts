import type { CardPhrases } from '../../agricola/card-phrases';
import { cardAspects } from './card-aspects';
import { cardNames } from './card-names';
import { cardTexts } from './card-texts';
import { condition, prerequisite } from './conditions';
import { countableOf, counted } from './counted';
import { occasion } from './occasions';

/** The hand cards, in French. */
export const cardPhrases: CardPhrases = {
  names: cardNames,
  kinds: { minor: 'aménagement mineur', occupation: 'savoir-faire' },
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
  counted,
  quantity: countableOf,
  condition,
  prerequisite,
  occasion,
  aspects: cardAspects,
  own: cardTexts,
  travels: 'une fois jouée, cette carte passe dans la main de votre voisin de gauche',
  forPlayers: (players) => `à partir de ${players} joueurs`,
};
