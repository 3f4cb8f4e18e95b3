import type { Position } from '@furrow/kernel/kind';
import { heardBy } from '@furrow/kernel/run';
import { speechOf } from '@furrow/text/words';
import type { BeatPicture } from '../../protocol/table';
import type { AtTable } from '../at-table';
import type { Look } from '../family';

/** In so many moves before the present, parts of a harvest are looked for. */
const LATEST = 40;

/** The parts of harvests in the moves that are shown last, each once for every move in which it took place. */
export function beatsOf({ record, playable, shown }: AtTable, { language }: Look<Position>): BeatPicture[] {
  const { phases } = speechOf(language);
  const first = Math.max(0, shown - LATEST);
  return record.moves.slice(first, shown).flatMap(({ heard }, i) => {
    const found = heardBy(heard).flatMap((event) => playable.family.phase(event) ?? []);
    return [...new Set(found)].map((phase) => ({ move: first + i + 1, phase, words: phases[phase] }));
  });
}
