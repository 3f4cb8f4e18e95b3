import { revisedDeck } from '../revised-deck';
import { actionsBooster } from './actions-booster';
import { buildingResourceProvider } from './building-resource-provider';
import { cropProvider } from './crop-provider';
import { farmPlanner } from './farm-planner';
import { foodProvider } from './food-provider';
import { goodsProvider } from './goods-provider';
import { farmHand } from './own/farm-hand';
import { futureBuildingSite } from './own/future-building-site';
import { loveForAgriculture } from './own/love-for-agriculture';
import { woodPalisades } from './own/wood-palisades';
import { pointsProvider } from './points-provider';

/** Deck B of the revised edition. */
export const deckB = revisedDeck('B', {
  'farm-planner': [...farmPlanner, farmHand],
  'actions-booster': actionsBooster,
  'points-provider': [...pointsProvider, woodPalisades, futureBuildingSite],
  'goods-provider': goodsProvider,
  'food-provider': foodProvider,
  'crop-provider': [...cropProvider, loveForAgriculture],
  'building-resource-provider': buildingResourceProvider,
});
