import type { BeatPicture, HarvestedPicture } from '../protocol/beats';
import type { Table } from '../protocol/table';

/** How long one part of a harvest is shown, in milliseconds, by the pace that people like. */
const LENGTHS: Readonly<Record<string, number>> = { slow: 1400, normal: 900 };

/** How long one part of a harvest is shown on this page, in milliseconds. */
export function beatLength(): number {
  return LENGTHS[document.documentElement.dataset.pace ?? ''] ?? LENGTHS.normal;
}

/** A part of a harvest that took place between two tables. */
export type Beat = Omit<BeatPicture, 'move'>;

/** The parts of a harvest that took place between two tables of one game, each once and in their order; crops are announced to whoever has some. */
export function newBeats(before: Table, after: Table): Beat[] {
  if (before.saveId !== after.saveId || after.moves.shown <= before.moves.shown) return [];
  const since = after.beats.filter(({ move }) => move > before.moves.shown);
  return [...new Set(since.map(({ phase }) => phase))].flatMap((phase) => {
    const parts = since.filter((one) => one.phase === phase);
    const farms = parts.flatMap(({ farms: some }): readonly HarvestedPicture[] => some);
    if (phase === 'field' && farms.length === 0) return [];
    const isMine = phase !== 'field' || after.viewer < 0 || farms.some(({ seat }) => seat === after.viewer);
    return { phase, words: parts[0].words, begins: isMine && parts.some(({ begins }) => begins), farms };
  });
}
