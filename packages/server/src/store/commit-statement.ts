import { CompiledQuery } from 'kysely';
import type { NotifyStatement } from '../cluster/bus';
import { newId } from '../ids';
import type { TableChange } from '../table/store/table-change';
import { firstDue } from './outbox';
import { audienceOf } from './rewritten-news';
import type { Db, Schema } from './schema';
import { entryRow, newsRows, SNAPSHOT_COLUMNS, snapshotColumns } from './table-rows';

/** What goes into a statement that keeps a change. */
interface CommitOptions {
  readonly now: number;
  /** The identity of the rules with which the table is changed. */
  readonly rules: string | undefined;
  /** What the other processes are told of it, with what everybody is told, as text. */
  notice(published: string): NotifyStatement;
}

/**
 * Keeps a change of a table in PostgreSQL with one statement, and so with one question to the database instead of a dozen; false
 * and nothing is done if somebody else has written since, or if others sit there now, whose rows would have to change too.
 */
export async function commitInOneStatement(
  db: Db,
  change: TableChange,
  kept: CommitOptions,
): Promise<boolean> {
  const { table, after, before, edition = 0, entries, answer, notifications } = change;
  const columns = snapshotColumns(change.snapshot);
  const news = entries.map((entry) => newsRows(table, entry));
  const { channel, payload } = kept.notice(publishedText(columns.sitters, entries, news));
  const outbox = notifications.map((notification) => {
    const { person, table: about, what, no } = notification;
    return { id: newId(), person, about, what, no, due: firstDue(notification, kept.now) };
  });
  const values = [
    ...SNAPSHOT_COLUMNS.map((name) => columns[name]),
    table,
    after,
    before,
    edition,
    after + entries.length,
    kept.rules ?? null,
    entries.at(-1)?.time ?? null,
    JSON.stringify(entries.map((entry) => entryRow(table, entry))),
    JSON.stringify(news.flat()),
    answer?.person ?? null,
    answer?.key ?? null,
    JSON.stringify(answer?.answer ?? null),
    JSON.stringify(outbox),
    kept.now,
    channel,
    payload,
  ];
  const { rows } = await db.executeQuery(CompiledQuery.raw(STATEMENT, values));
  return rows.length > 0;
}

/** What everybody at a table is told, as the text of a `Published`, put together from what is kept. */
function publishedText(
  sitters: string,
  entries: TableChange['entries'],
  news: readonly (readonly Schema['news'][])[],
): string {
  const all = entries.map(({ no, time }, index) => {
    const told = news[index].map(({ audience, body }) => `[${JSON.stringify(audienceOf(audience))},${body}]`);
    return `{"no":${no},"time":${time},"news":[${told.join()}]}`;
  });
  return `{"sitters":${sitters},"entries":[${all.join()}]}`;
}

/** The place of a value that comes after the columns of the table. */
function other(place: number): string {
  return `$${SNAPSHOT_COLUMNS.length + place}`;
}

const IS_MOVED = 'exists (select 1 from moved)';

/** The statement, under the name by which PostgreSQL prepares it. */
const STATEMENT = `/* commit-table */
  with moved as (
    update tables set ${SNAPSHOT_COLUMNS.map((name, index) => `${name} = $${index + 1}`).join(', ')},
      last = ${other(5)}, changed_with = ${other(6)}, changed = coalesce(${other(7)}, changed)
    where id = ${other(1)} and last = ${other(2)} and since = ${other(3)} and edition = ${other(4)}
      and sitters = $${SNAPSHOT_COLUMNS.indexOf('sitters') + 1}
    returning id
  ), new_entries as (
    insert into entries (table_id, no, time, kind, person, body)
    select table_id, no, time, kind, person, body from json_to_recordset(${other(8)}::json)
      as one (table_id text, no integer, time bigint, kind text, person text, body text)
    where ${IS_MOVED}
  ), new_news as (
    insert into news (table_id, no, audience, time, kind, body)
    select table_id, no, audience, time, kind, body from json_to_recordset(${other(9)}::json)
      as one (table_id text, no integer, audience text, time bigint, kind text, body text)
    where ${IS_MOVED}
  ), new_key as (
    insert into keys (table_id, person, key, answer, created)
    select id, ${other(10)}::text, ${other(11)}::text, ${other(12)}::text, ${other(14)}::bigint from moved
    where ${other(11)}::text is not null
  ), new_notifications as (
    insert into outbox (id, person, table_id, what, no, created, due, tries)
    select id, person, about, what, no, ${other(14)}::bigint, due, 0
    from json_to_recordset(${other(13)}::json)
      as one (id text, person text, about text, what text, no integer, due bigint)
    where ${IS_MOVED}
    on conflict (person, table_id, what, no) do nothing
  )
  select pg_notify(${other(15)}::text, ${other(16)}::text) from moved`;
