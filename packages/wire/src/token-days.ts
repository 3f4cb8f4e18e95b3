/** The days after which a token of a program ends: as many as its owner says, and how many without a word. */
export const TOKEN_DAYS = { least: 1, most: 365, usual: 365 } as const;
