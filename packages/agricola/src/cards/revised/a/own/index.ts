import { adoptiveParents } from './adoptive-parents';
import { clearingSpade } from './clearing-spade';
import { conservator } from './conservator';
import { heresyTeacher } from './heresy-teacher';
import { lodger } from './lodger';
import { minstrel } from './minstrel';
import { pottersYard } from './potters-yard';
import { sequestrator } from './sequestrator';

/** The cards of deck A with a file of their own, by category. */
export const ownCards = {
  'farm-planner': [conservator, lodger],
  'actions-booster': [adoptiveParents, minstrel],
  'goods-provider': [pottersYard],
  'crop-provider': [heresyTeacher, clearingSpade],
  'building-resource-provider': [sequestrator],
};
