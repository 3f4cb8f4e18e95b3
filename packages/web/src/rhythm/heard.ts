import { newBeats } from '../motion/beats';
import type { Table } from '../protocol/table';
import { isAsked } from './people-here';
import type { Sound } from './sounds';

/** What is heard when one table follows another of the same game. */
export function heardBetween(before: Table, after: Table): Sound[] {
  if (before.saveId !== after.saveId || after.moves.shown <= before.moves.shown) return [];
  const turn: Sound[] =
    isAsked(after) && !isAsked(before) && before.waitsFor !== after.waitsFor ? ['turn'] : [];
  if (newBeats(before, after).some(({ begins }) => begins)) return ['harvest', ...turn];
  if (after.round.now !== before.round.now) return ['round', ...turn];
  return peopleOut(after) > peopleOut(before) ? ['knock', ...turn] : turn;
}

function peopleOut({ board }: Table): number {
  return board.flatMap(({ spaces }) => spaces).reduce((sum, { people }) => sum + people.length, 0);
}
