/** What a feature is worth in points at the end, at evenly spaced times from the beginning of the game to its end. */
export type Weights = Readonly<Record<string, readonly number[]>>;
