import { revisedDeck } from '../revised-deck';
import { actionsBoosterMinors } from './actions-booster-minors';
import { actionsBoosterOccupations } from './actions-booster-occupations';
import { buildingResourceProviderMinors } from './building-resource-provider-minors';
import { buildingResourceProviderOccupations } from './building-resource-provider-occupations';
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
    'actions-booster': [...actionsBoosterMinors, ...actionsBoosterOccupations],
    'points-provider': pointsProvider,
    'goods-provider': goodsProvider,
    'food-provider': [...foodProviderMinors, ...foodProviderOccupations],
    'crop-provider': cropProvider,
    'building-resource-provider': [...buildingResourceProviderMinors, ...buildingResourceProviderOccupations],
    'livestock-provider': livestockProvider,
  },
  ownCards,
);
