import type { Answer } from '@furrow/wire/acts';
import type { NumberedEntry } from './entry';
import type { NewTable, TableSnapshot } from './stored-table';

/** Something that people who are away are told of. */
export interface Notification {
  readonly person: string;
  readonly table: string;
  readonly what: 'your-turn' | 'awaited' | 'begun' | 'over' | 'offer' | 'time-short';
  /** The number of the entry that it is about. */
  readonly no: number;
  /** The person is at the table, and most likely sees for themselves: there is time to look whether they do. */
  readonly isHere?: true;
}

/** Everything that one act changes; kept whole or not at all. */
export interface TableChange {
  readonly table: string;
  /** The number of the last entry before these: it is refused if somebody else has written since. */
  readonly after: number;
  /** The `since` of the snapshot before this one: orders change without an entry. */
  readonly before: number;
  /** How often what was kept before had been rewritten; never if it is missing. */
  readonly edition?: number;
  readonly entries: readonly NumberedEntry[];
  readonly snapshot: TableSnapshot;
  readonly answer?: { readonly person: string; readonly key: string; readonly answer: Answer };
  readonly notifications: readonly Notification[];
  /** A table that it opens. */
  readonly opens?: NewTable;
}

/** A change that does not follow the last one of its table: somebody else has written since. */
export class StaleChange extends Error {
  override readonly name = 'StaleChange';

  constructor({ table, after, before }: Pick<TableChange, 'table' | 'after' | 'before'>) {
    super(`table ${table} has changed since entry ${after} at ${before}: it must be loaded again`);
  }
}
