import type { Seat } from '@furrow/kernel/seat';
import type { Entry } from '../store/entry';

/** A game that does not go on, because the rules here make something else of a move than the rules then. */
export interface Frozen {
  /** So many moves came before the first one that goes otherwise; the table shows the position after them. */
  readonly moves: number;
  /** That move, and whose it is; missing if the game itself cannot be opened. */
  readonly text?: string;
  readonly seat?: Seat;
  /** What is otherwise, in words for whoever runs the server. */
  readonly why: string;
  /** What the rules threw, if they did. */
  readonly error?: unknown;
}

/** Entries that move the game on or back. */
export type GameEntry = Extract<Entry, { kind: 'step' | 'undo' }>;

/** Whether an entry moves the game on or back. */
export function isGameEntry(entry: Entry): entry is GameEntry {
  return entry.kind === 'step' || entry.kind === 'undo';
}

/** What is wrong with a frozen table, in words for whoever runs the server. */
export function frozenWords(table: string, { moves, text, seat, why }: Frozen): string {
  if (text === undefined) return `table ${table} cannot be opened: ${why}`;
  const who = seat === undefined ? '' : seat < 0 ? ' of chance' : ` of seat ${seat + 1}`;
  return `table ${table}, move ${moves + 1}${who}, '${text}': ${why}`;
}
