import type { ReactNode } from 'react';
import { animalPictures } from './pictures/animals';
import { cropPictures } from './pictures/crops';
import { materialPictures } from './pictures/materials';

/** The picture of each good, in a box of 24 by 24; each has a shape of its own as well as a colour. */
export const goodPictures: Readonly<Record<string, ReactNode>> = {
  ...materialPictures,
  ...cropPictures,
  ...animalPictures,
};
