import type { Numbered } from './numbered';

/** A player's place at the table, counted from 0. */
export type Seat = Numbered<'seat'>;

/** The seat of chance: moves by nobody. */
export const NOBODY: Seat = -1;
