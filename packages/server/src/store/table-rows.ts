import type { Order } from '@furrow/wire/acts';
import { seatedBot, seatedPerson } from '@furrow/wire/seated';
import type { Sitter } from '@furrow/wire/told';
import type { TableWish } from '@furrow/wire/wish';
import type { Selectable } from 'kysely';
import type { PausedSeat } from '../table/state/paused-orders';
import type { Entry, NumberedEntry } from '../table/store/entry';
import type { TableFacts, TableSnapshot } from '../table/store/stored-table';
import type { Schema } from './schema';

/** A table's row. */
export type TableRow = Selectable<Schema['tables']>;

/** The columns that say how a table stands. */
export const SNAPSHOT_COLUMNS = [
  'phase',
  'sitters',
  'time_left',
  'since',
  'waiting',
  'deadline',
  'bot_waited',
  'orders',
  'resting',
  'result',
  'record',
] as const satisfies readonly (keyof TableRow)[];

/** What says how a table stands. */
export type SnapshotColumns = Pick<TableRow, (typeof SNAPSHOT_COLUMNS)[number]>;

/** The columns that never change. */
export function factsColumns(
  facts: TableFacts,
): Omit<TableRow, keyof SnapshotColumns | 'last' | 'changed' | 'told' | 'edition' | 'changed_with'> {
  const { id, owner, created, seed, wish, pool, rules, generation, after, daily } = facts;
  return {
    id,
    owner,
    created,
    seed,
    wish: JSON.stringify(wish),
    pool: pool ?? null,
    rules: rules ?? null,
    generation: generation ?? null,
    game: wish.game,
    public: wish.public ? 1 : 0,
    rated: wish.rated ? 1 : 0,
    after_table: after ?? null,
    daily: daily ?? null,
  };
}

/** How a table stands, as columns. */
export function snapshotColumns(snapshot: TableSnapshot): SnapshotColumns {
  const { phase, sitters, left, since, waiting, deadline, orders, pausedOrders, result } = snapshot;
  const { record, ...outcome } = result ?? {};
  return {
    phase,
    sitters: JSON.stringify(sitters),
    time_left: JSON.stringify(left),
    since,
    waiting: JSON.stringify(waiting),
    deadline: deadline ?? null,
    bot_waited: waiting.some((seat) => seatedBot(sitters[seat]) !== undefined) ? 1 : 0,
    orders: JSON.stringify(orders),
    resting: pausedOrders === undefined ? null : JSON.stringify(pausedOrders),
    result: result === undefined ? null : JSON.stringify(outcome),
    record: record ?? null,
  };
}

/** What never changes about a table. */
export function factsOf(row: TableRow): TableFacts {
  return {
    id: row.id,
    wish: JSON.parse(row.wish) as TableWish,
    ...(typeof row.pool === 'string' && { pool: row.pool }),
    ...(typeof row.rules === 'string' && { rules: row.rules }),
    ...(typeof row.generation === 'number' && { generation: row.generation }),
    owner: row.owner,
    created: row.created,
    seed: row.seed,
    ...(row.after_table !== null && { after: row.after_table }),
    ...(row.daily !== null && { daily: row.daily }),
  };
}

/** How a table stands. */
export function snapshotOf(row: SnapshotColumns): TableSnapshot {
  return {
    phase: row.phase,
    sitters: sittersOf(row),
    left: JSON.parse(row.time_left) as number[],
    since: row.since,
    waiting: JSON.parse(row.waiting) as number[],
    ...(row.deadline !== null && { deadline: row.deadline }),
    orders: JSON.parse(row.orders) as Order[][],
    ...(row.resting !== null && { pausedOrders: JSON.parse(row.resting) as PausedSeat[] }),
    ...(row.result !== null && { result: { ...outcomeOf(row.result), record: row.record ?? '' } }),
  };
}

/** Who sits at a table. */
export function sittersOf({ sitters }: Pick<TableRow, 'sitters'>): readonly Sitter[] {
  return JSON.parse(sitters) as Sitter[];
}

/** How a game ended, without its record. */
export type Outcome = Omit<NonNullable<TableSnapshot['result']>, 'record'>;

/** How a game ended, from its column. */
export function outcomeOf(result: string): Outcome {
  return JSON.parse(result) as Outcome;
}

/** The people among the sitters, as rows. */
export function sitterRows(table: string, sitters: readonly Sitter[]): Selectable<Schema['sitters']>[] {
  return sitters.flatMap((sitter, seat) => {
    const person = seatedPerson(sitter);
    return person === undefined ? [] : [{ table_id: table, seat, person }];
  });
}

/** An entry, as a row. */
export function entryRow(table: string, { no, time, entry }: NumberedEntry): Schema['entries'] {
  return {
    table_id: table,
    no,
    time,
    kind: entry.kind,
    person: personIn(entry),
    body: JSON.stringify(entry),
  };
}

function personIn(entry: Entry): string | null {
  if (entry.kind === 'chat') return entry.person;
  return entry.kind === 'seat' && entry.sitter !== null && 'person' in entry.sitter
    ? entry.sitter.person
    : null;
}

/** What each audience is told of an entry, as rows. */
export function newsRows(table: string, { no, time, news }: NumberedEntry): Schema['news'][] {
  return news.map(([audience, told]) => ({
    table_id: table,
    no,
    audience: String(audience),
    time,
    kind: told.kind,
    body: JSON.stringify(told),
  }));
}
