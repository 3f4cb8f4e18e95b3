import type { Table } from '../protocol/table';
import { type Beat, beatLength, newBeats } from './beats';
import { isHeld } from './held';
import { laidOut } from './laid-out';

/** How long a card that somebody else plays is shown, in milliseconds. */
export const CARD = 1800;

/** The parts of a harvest that play one after the other. */
export interface Scene {
  readonly beats: readonly Beat[];
  /** So many milliseconds pass before the first of them: a card that was just played is shown until then. */
  readonly start: number;
  /** How long each of them takes, in milliseconds. */
  readonly beat: number;
}

/** What plays when one table follows another; no parts if there was no harvest. */
export function sceneBetween(before: Table, after: Table): Scene {
  const beats = newBeats(before, after);
  const isWaiting =
    beats.length > 0 && !after.replaying && !isHeld(before, after) && laidOut(before, after) !== undefined;
  return { beats, start: isWaiting ? CARD : 0, beat: beatLength() };
}

/** When the whole scene is over, in milliseconds after the table has come. */
export function lengthOf({ beats, start, beat }: Scene): number {
  return start + beats.length * beat;
}
