import { revisedDeck } from '../revised-deck';
import { actionsBooster } from './actions-booster';
import { buildingResourceProvider } from './building-resource-provider';
import { cropProvider } from './crop-provider';
import { farmPlanner } from './farm-planner';
import { foodProvider } from './food-provider';
import { goodsProvider } from './goods-provider';
import { livestockProvider } from './livestock-provider';
import { adoptiveParents } from './own/adoptive-parents';
import { heresyTeacher } from './own/heresy-teacher';
import { lodger } from './own/lodger';
import { minstrel } from './own/minstrel';
import { pottersYard } from './own/potters-yard';
import { pointsProvider } from './points-provider';

/** Deck A of the revised edition. */
export const deckA = revisedDeck('A', {
  'farm-planner': [...farmPlanner, lodger],
  'actions-booster': [...actionsBooster, adoptiveParents, minstrel],
  'points-provider': pointsProvider,
  'goods-provider': [...goodsProvider, pottersYard],
  'food-provider': foodProvider,
  'crop-provider': [...cropProvider, heresyTeacher],
  'building-resource-provider': buildingResourceProvider,
  'livestock-provider': livestockProvider,
});
