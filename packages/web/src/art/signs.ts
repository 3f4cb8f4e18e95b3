import type { Deed } from '@furrow/text/pictures/picture';
import type { ReactNode } from 'react';
import type { Category, Sign } from '../protocol/signs';
import { goodPictures } from './goods';
import { answerPictures } from './pictures/answers';
import { conditionPictures } from './pictures/conditions';
import { farmDeedPictures } from './pictures/farm-deeds';
import { houseDeedPictures } from './pictures/house-deeds';
import { momentPictures } from './pictures/moments';
import { otherDeedPictures } from './pictures/other-deeds';

/** The picture of each deed. */
const deedPictures: Readonly<Record<Deed, ReactNode>> = {
  ...farmDeedPictures,
  ...houseDeedPictures,
  ...otherDeedPictures,
  ...momentPictures,
  ...answerPictures,
  ...conditionPictures,
};

/** The picture of each sign: a good or a deed. */
export const signPictures: Readonly<Record<string, ReactNode>> = { ...goodPictures, ...deedPictures };

/** The sign of each category of cards. */
export const categorySigns: Readonly<Record<Category, Sign>> = {
  'farm-planner': 'fences',
  'actions-booster': 'person',
  'points-provider': 'points',
  'goods-provider': 'later',
  'food-provider': 'food',
  'crop-provider': 'grain',
  'building-resource-provider': 'resource',
  'livestock-provider': 'sheep',
};
