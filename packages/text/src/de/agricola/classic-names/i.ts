import type { CardId } from '@furrow/agricola/cards/index';

/** Deck I of the 2007 edition. */
export const namesI = {
  'goose-pond-2007': 'Gänseteich',
  'wood-collector-2007': 'Holzsammler',
} as const satisfies Partial<Record<CardId, string>>;
