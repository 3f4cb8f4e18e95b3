/** What spaces, cards and buildings do, besides goods, as far as pictures say it. */
export type Deed =
  | 'plow'
  | 'sow'
  | 'bake'
  | 'cook'
  | 'fences'
  | 'stable'
  | 'stall'
  | 'trough'
  | 'room'
  | 'renovate'
  | 'grow'
  | 'expand'
  | 'build'
  | 'major'
  | 'minor'
  | 'occupation'
  | 'start'
  | 'person'
  | 'trade'
  | 'points'
  | 'later'
  | 'breed'
  | 'roof'
  | 'resource';

/** A small picture of what something does: the id of a good that it gives, holds or asks for, or a deed. */
export type Sign = string;

/** The eight categories of the cards of Agricola. */
export type Category =
  | 'farm-planner'
  | 'actions-booster'
  | 'points-provider'
  | 'goods-provider'
  | 'food-provider'
  | 'crop-provider'
  | 'building-resource-provider'
  | 'livestock-provider';

/** The shape of a building of All Creatures, by what it is for. */
export type BuildingLook = 'cottage' | 'house' | 'stall' | 'stable' | 'shed' | 'works' | 'yard';
