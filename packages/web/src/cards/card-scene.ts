import { OF_SIGN, type SceneName } from '../art/scene-names';
import type { CardPicture } from '../protocol/card';
import type { Category } from '../protocol/signs';

/** Improvements are made of what they have to do with; people go where it comes from. */
const OF_IMPROVEMENT: Readonly<Record<string, SceneName>> = {
  wood: 'grove',
  clay: 'clay-pit',
  stone: 'quarry',
  grain: 'harvest',
  person: 'meeting-place',
};

const OF_CATEGORY: Readonly<Record<Category, SceneName>> = {
  'farm-planner': 'farm-expansion',
  'actions-booster': 'meeting-place',
  'points-provider': 'players',
  'goods-provider': 'cart',
  'food-provider': 'fishing',
  'crop-provider': 'harvest',
  'building-resource-provider': 'cart',
  'livestock-provider': 'sheep-fold',
};

/** So many goods one of which is turned into food are what a kitchen takes. */
const KITCHEN = 3;

/** The landscape under the pictograms of a card, by what it deals in, else by what it is good for. */
export function cardScene({ kind, category, picture }: CardPicture): SceneName {
  const isKitchen = picture.some(
    ({ from, to }) => from.length >= KITCHEN && to.some(({ sign }) => sign === 'food'),
  );
  if (isKitchen) return 'hearth';
  const signs = picture.flatMap(({ when, from, to }) => [...to, ...from, ...when]).map(({ sign }) => sign);
  if (signs.includes('bake')) return 'oven';
  const sceneOf = (sign: string) =>
    (kind === 'occupation' ? undefined : OF_IMPROVEMENT[sign]) ?? OF_SIGN[sign];
  const told = signs.filter((sign) => sign !== 'food').map(sceneOf);
  const scene = told.find((one) => one !== undefined);
  if (scene !== undefined) return scene;
  if (category !== undefined) return OF_CATEGORY[category.id];
  return kind === 'occupation' ? 'lessons' : 'fishing';
}
