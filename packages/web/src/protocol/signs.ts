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
