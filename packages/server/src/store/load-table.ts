import type { Answer } from '@furrow/wire/acts';
import type { Entry } from '../table/store/entry';
import type { StoredTable, TableHeader, TableVersion } from '../table/store/stored-table';
import type { IdempotencyKey, TableUpdate } from '../table/store/table-store';
import { NEWS_FORM } from './rewritten-news';
import type { Db } from './schema';
import { factsOf, SNAPSHOT_COLUMNS, snapshotOf, type TableRow } from './table-rows';

/** Nobody has such a key. */
const NO_KEY: IdempotencyKey = { person: '', key: '' };

/** A table without its entries. */
export async function tableHeader(db: Db, id: string): Promise<TableHeader | undefined> {
  const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return undefined;
  const isOutdated = row.told !== NEWS_FORM;
  return {
    facts: factsOf(row),
    snapshot: snapshotOf(row),
    last: row.last,
    ...(row.edition > 0 && { edition: row.edition }),
    ...(isOutdated && { isOutdated }),
  };
}

/** The version of a table, without anything else of it. */
export async function tableVersion(db: Db, id: string): Promise<TableVersion | undefined> {
  const row = await db
    .selectFrom('tables')
    .select(['last', 'since', 'edition', 'phase', 'changed_with'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && versionIn(row);
}

function versionIn({
  last,
  since: tableUpdate,
  edition,
  phase,
  changed_with: rules,
}: Pick<TableRow, 'last' | 'since' | 'edition' | 'phase' | 'changed_with'>): TableVersion {
  return { last, since: tableUpdate, edition, phase, ...(rules !== null && { rules }) };
}

/** A table with its entries, none that came later than the rest was read. */
export async function loadTable(db: Db, id: string): Promise<StoredTable | undefined> {
  const table = await tableHeader(db, id);
  if (table === undefined) return undefined;
  const { facts, snapshot, edition, last } = table;
  const entries = await db
    .selectFrom('entries')
    .select(['no', 'time', 'body'])
    .where('table_id', '=', id)
    .where('no', '<=', last)
    .orderBy('no')
    .execute();
  return {
    facts,
    snapshot,
    ...(edition !== undefined && { edition }),
    entries: entries.map(({ no, time, body }) => ({ no, time, entry: JSON.parse(body) as Entry })),
  };
}

/** What is new about a table, in one question: the row of the table once for each entry, or once without one. */
export async function since(
  db: Db,
  id: string,
  last: number,
  asked: IdempotencyKey = NO_KEY,
): Promise<TableUpdate | undefined> {
  const rows = await db
    .selectFrom('tables')
    .leftJoin('keys', (join) =>
      join
        .onRef('keys.table_id', '=', 'tables.id')
        .on('keys.person', '=', asked.person)
        .on('keys.key', '=', asked.key),
    )
    .leftJoin('entries', (join) =>
      join
        .onRef('entries.table_id', '=', 'tables.id')
        .on('entries.no', '>', last)
        .onRef('entries.no', '<=', 'tables.last'),
    )
    .select(['tables.last', 'tables.edition', 'tables.changed_with', ...SNAPSHOT_COLUMNS])
    .select(['keys.answer', 'entries.no', 'entries.time', 'entries.body'])
    .where('tables.id', '=', id)
    .orderBy('entries.no')
    .execute();
  if (rows.length === 0) return undefined;
  const [{ answer, edition }] = rows;
  return {
    version: versionIn(rows[0]),
    ...(answer !== null && { answer: JSON.parse(answer) as Answer }),
    snapshot: snapshotOf(rows[0]),
    edition,
    entries: rows.flatMap(({ no, time, body }) =>
      no === null || time === null || body === null ? [] : [{ no, time, entry: JSON.parse(body) as Entry }],
    ),
  };
}

/** The answer that was given to a key before. */
export async function storedAnswer(
  db: Db,
  table: string,
  person: string,
  key: string,
): Promise<Answer | undefined> {
  const row = await db
    .selectFrom('keys')
    .select('answer')
    .where('table_id', '=', table)
    .where('person', '=', person)
    .where('key', '=', key)
    .executeTakeFirst();
  return row === undefined ? undefined : (JSON.parse(row.answer) as Answer);
}
