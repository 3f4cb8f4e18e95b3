import type { Numbered } from '@furrow/kernel/numbered';

/** A building, by its place among all of them. */
export type BuildingNumber = Numbered<'building'>;

/** An action space, by its place on the board. */
export type SpaceNumber = Numbered<'space'>;
