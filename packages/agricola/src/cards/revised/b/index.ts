import { revisedDeck } from '../revised-deck';
import { actionsBooster } from './actions-booster';
import { buildingResourceProvider } from './building-resource-provider';
import { cropProvider } from './crop-provider';
import { farmPlanner } from './farm-planner';
import { foodProviderMinors } from './food-provider-minors';
import { foodProviderOccupations } from './food-provider-occupations';
import { goodsProvider } from './goods-provider';
import { livestockProvider } from './livestock-provider';
import { ownCards } from './own/index';
import { pointsProvider } from './points-provider';

/** Deck B of the revised edition. */
export const deckB = revisedDeck(
  'B',
  {
    'farm-planner': farmPlanner,
    'actions-booster': actionsBooster,
    'points-provider': pointsProvider,
    'goods-provider': goodsProvider,
    'food-provider': [...foodProviderMinors, ...foodProviderOccupations],
    'crop-provider': cropProvider,
    'building-resource-provider': buildingResourceProvider,
    'livestock-provider': livestockProvider,
  },
  ownCards,
);
