/** A player's place at the table, counted from 0. */
export type Seat = number;

/** The seat of chance: moves by nobody. */
export const NOBODY: Seat = -1;
