import { newId } from '../ids';
import type { NumberedEntry } from '../table/store/entry';
import type { TableFacts, TableSnapshot } from '../table/store/stored-table';
import { StaleChange, type TableChange } from '../table/store/table-change';
import { firstDue } from './outbox';
import { NEWS_FORM } from './rewritten-news';
import type { Db, Schema } from './schema';
import { entryRow, factsColumns, newsRows, sitterRows, snapshotColumns } from './table-rows';

/** Writes a new table with its first entries. */
export async function createTable(
  db: Db,
  facts: TableFacts,
  snapshot: TableSnapshot,
  entries: readonly NumberedEntry[],
  rules: string | undefined,
): Promise<void> {
  const [last, changed] = [entries.length, facts.created];
  const row = { ...factsColumns(facts), ...snapshotColumns(snapshot), last, changed, told: NEWS_FORM };
  await db
    .insertInto('tables')
    .values({ ...row, changed_with: rules ?? null })
    .execute();
  await insertAll(db, 'sitters', sitterRows(facts.id, snapshot.sitters));
  await insertEntries(db, facts.id, entries);
}

/** Writes all that one act changes; throws `StaleChange` if somebody else has written since. */
export async function commitTable(
  db: Db,
  change: TableChange,
  now: number,
  rules: string | undefined,
): Promise<void> {
  const { table, after, before, edition = 0, entries, snapshot, answer, notifications, opens } = change;
  const time = entries.at(-1)?.time;
  const columns = snapshotColumns(snapshot);
  const then = await db
    .selectFrom('tables')
    .select(['last', 'sitters'])
    .where('id', '=', table)
    .executeTakeFirst();
  const moved = await db
    .updateTable('tables')
    .set({
      ...columns,
      last: after + entries.length,
      changed_with: rules ?? null,
      ...(time !== undefined && { changed: time }),
    })
    .where('id', '=', table)
    .where('last', '=', after)
    .where('since', '=', before)
    .where('edition', '=', edition)
    .executeTakeFirst();
  if (moved.numUpdatedRows !== 1n || then === undefined) throw new StaleChange(change);
  if (then.sitters !== columns.sitters) {
    await db.deleteFrom('sitters').where('table_id', '=', table).execute();
    await insertAll(db, 'sitters', sitterRows(table, snapshot.sitters));
  }
  await insertEntries(db, table, entries);
  if (opens !== undefined) await createTable(db, opens.facts, opens.snapshot, opens.entries, rules);
  if (answer !== undefined)
    await db
      .insertInto('keys')
      .values({ ...answer, table_id: table, answer: JSON.stringify(answer.answer), created: now })
      .execute();
  for (const notification of notifications) {
    const { person, table: about, what, no } = notification;
    await db
      .insertInto('outbox')
      .values({
        id: newId(),
        person,
        table_id: about,
        email: null,
        what,
        no,
        created: now,
        due: firstDue(notification, now),
        tries: 0,
        sent: null,
        problem: null,
      })
      .onConflict((same) => same.columns(['person', 'table_id', 'what', 'no']).doNothing())
      .execute();
  }
}

async function insertEntries(db: Db, table: string, entries: readonly NumberedEntry[]): Promise<void> {
  const rows = entries.map((entry) => entryRow(table, entry));
  const news = entries.flatMap((entry) => newsRows(table, entry));
  await insertAll(db, 'entries', rows);
  await insertAll(db, 'news', news);
}

/** Inserts rows some at a time, for a statement can only have so many parameters. */
async function insertAll<T extends 'entries' | 'news' | 'sitters'>(
  db: Db,
  table: T,
  rows: readonly Schema[T][],
): Promise<void> {
  const atOnce = 500;
  for (let from = 0; from < rows.length; from += atOnce)
    await db
      .insertInto<'entries' | 'news' | 'sitters'>(table)
      .values(rows.slice(from, from + atOnce))
      .execute();
}
