import type { CardId } from '@furrow/agricola/cards/index';

/** Deck E of the 2007 edition. */
export const namesE = {
  'fruit-tree-2007': 'Obstbaum',
  'reed-collector-2007': 'Schilfsammler',
} as const satisfies Partial<Record<CardId, string>>;
