import type { CardId } from '@furrow/agricola/cards/index';

/** Deck I of the 2007 edition. */
export const namesI = {
  'goose-pond-2007': 'Stagno delle Oche',
  'wood-collector-2007': 'Raccoglitore di Legna',
} as const satisfies Partial<Record<CardId, string>>;
