import { pool4 } from './pool-4';

/** The fourth pool and the L deck. */
export const pool5 = [
  ...pool4,
  'wood-pilferer',
  'bagpipes',
  'round-stone-tower',
  'whisky-casks',
  'highland-cattle',
  'stretchable-sheep',
  'agri-cola',
  'provocative-koala',
  'wanderer',
  'shop-manager',
  'old-fisherman',
  'exchange-advertiser',
  'city-planner',
  'clone-cattle',
  'seal-of-approval',
  'chairmans-garden',
  'dry-stone-waller',
  'ghillie',
  'piper',
  'crofter',
] as const;
