/** The ids of the 17 action spaces, by number. */
export const SPACE_IDS = [
  'start-wood',
  'wood-3',
  'stone-1',
  'stone-2',
  'building-resources',
  'expand',
  'fences',
  'walls',
  'troughs',
  'stall',
  'stables',
  'special-1',
  'special-2',
  'reed-sheep',
  'pig-sheep',
  'cow-pigs',
  'horse-sheep',
] as const;

/** The id of an action space. */
export type SpaceId = (typeof SPACE_IDS)[number];
