/** The revised edition with hands of all decks. */
export const CARD_OPTIONS = { mode: 'base', decks: 'A,B' } as const;
