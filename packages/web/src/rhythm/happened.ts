import type { Table } from '../protocol/table';
import { type ToldTurn, turnsOf } from '../table/turns';

/** Lines of the log before the last so many are not looked at. */
const LINES = 80;

/** The turns of the others since the viewer's last one, the newest last. */
export function happenedSince({ log, viewer }: Pick<Table, 'log' | 'viewer'>): readonly ToldTurn[] {
  const turns = turnsOf(log, Math.max(0, log.length - LINES)).filter(({ used }) => used !== undefined);
  const own = turns.findLastIndex(({ seat }) => seat === viewer);
  return turns.slice(own + 1);
}
