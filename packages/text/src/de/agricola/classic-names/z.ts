import type { CardId } from '@furrow/agricola/cards/index';

/** Deck Z of the 2007 edition. */
export const namesZ = {
  'ranch-2007': 'Ranch',
  'game-designer-2007': 'Spieleautor',
} as const satisfies Partial<Record<CardId, string>>;
