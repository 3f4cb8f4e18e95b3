import { revisedDeck } from '../revised-deck';
import { actionsBooster } from './actions-booster';
import { buildingResourceProvider } from './building-resource-provider';
import { cropProvider } from './crop-provider';
import { farmPlanner } from './farm-planner';
import { foodProvider } from './food-provider';
import { goodsProvider } from './goods-provider';
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
    'food-provider': foodProvider,
    'crop-provider': cropProvider,
    'building-resource-provider': buildingResourceProvider,
  },
  ownCards,
);
