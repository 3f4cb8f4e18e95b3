import type { Numbered } from '@furrow/kernel/numbered';

/** A card, by its place among all cards. */
export type CardNumber = Numbered<'card'>;

/** An action space, by its place among those of the game. */
export type SpaceNumber = Numbered<'space'>;

/** A major improvement, by its place among the ten. */
export type MajorNumber = Numbered<'major'>;
