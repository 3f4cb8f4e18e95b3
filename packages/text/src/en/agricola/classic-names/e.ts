import type { CardId } from '@furrow/agricola/cards/index';

/** Deck E of the 2007 edition. */
export const namesE = {
  'fruit-tree-2007': 'Fruit Tree',
  'reed-collector-2007': 'Reed Collector',
} as const satisfies Partial<Record<CardId, string>>;
