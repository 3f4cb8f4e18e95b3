import { ceilings } from './ceilings';
import { farmHand } from './farm-hand';
import { futureBuildingSite } from './future-building-site';
import { loveForAgriculture } from './love-for-agriculture';
import { pastureMaster } from './pasture-master';
import { woodPalisades } from './wood-palisades';

/** The cards of deck B with a file of their own, by category. */
export const ownCards = {
  'farm-planner': [farmHand],
  'points-provider': [woodPalisades, futureBuildingSite],
  'crop-provider': [loveForAgriculture],
  'building-resource-provider': [ceilings],
  'livestock-provider': [pastureMaster],
};
