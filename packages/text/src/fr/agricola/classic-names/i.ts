import type { CardId } from '@furrow/agricola/cards/index';

/** Deck I of the 2007 edition. */
export const namesI = {
  'goose-pond-2007': 'Étang aux oies',
  'wood-collector-2007': 'Ramasseur de bois',
} as const satisfies Partial<Record<CardId, string>>;
