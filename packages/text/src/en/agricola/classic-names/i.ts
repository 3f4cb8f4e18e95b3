import type { CardId } from '@furrow/agricola/cards/index';

/** Deck I of the 2007 edition. */
export const namesI = {
  'goose-pond-2007': 'Goose Pond',
  'wood-collector-2007': 'Wood Collector',
} as const satisfies Partial<Record<CardId, string>>;
