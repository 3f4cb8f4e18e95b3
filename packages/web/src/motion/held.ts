import type { Table } from '../protocol/table';
import { newBeats } from './beats';
import { isShowing } from './is-moving';

/** Whether the parts of a harvest between two tables are shown before the second: it opens the next round, or ends the game. */
export function isHeld(before: Table | undefined, after: Table): boolean {
  if (before === undefined || before.replaying || after.replaying || !isShowing()) return false;
  const isNext =
    before.round.now !== after.round.now || (before.ending === undefined && after.ending !== undefined);
  return isNext && newBeats(before, after).length > 0;
}

/** Whether a table goes on where another stands. */
export function goesOn(before: Table, after: Table): boolean {
  return before.saveId === after.saveId && !after.replaying && after.moves.shown >= before.moves.shown;
}

/** A table as it stands while a harvest plays: nothing is asked. */
export function atRest(table: Table): Table {
  return { ...table, asked: [], waitsFor: -1 };
}
