import type { BeatPicture, Table } from '../protocol/table';

/** How long one part of a harvest is shown, in milliseconds. */
export const BEAT = 400;

/** The parts of a harvest that took place between two tables of one game, each once and in their order. */
export function newBeats(before: Table, after: Table): BeatPicture[] {
  if (before.saveId !== after.saveId || after.moves.shown <= before.moves.shown) return [];
  const since = after.beats.filter(({ move }) => move > before.moves.shown);
  return since.filter(({ phase }, i) => since.findIndex((one) => one.phase === phase) === i);
}
