import { cloneCattle } from './clone-cattle';
import { oldFisherman } from './old-fisherman';
import { wanderer } from './wanderer';

/** The cards of the L deck with a file of their own, by category. */
export const ownCards = {
  'goods-provider': [wanderer],
  'food-provider': [oldFisherman],
  'livestock-provider': [cloneCattle],
};
