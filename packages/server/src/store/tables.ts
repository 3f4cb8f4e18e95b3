import { rulesIdentity } from '@furrow/kernel/rules-identity';
import type { Seat } from '@furrow/kernel/seat';
import type { Answer } from '@furrow/wire/acts';
import type { News, Told } from '@furrow/wire/told';
import type { Message } from '../cluster/bus';
import { newId } from '../ids';
import {
  type AskedKey,
  type Audience,
  type Entry,
  type NumberedEntry,
  type PublishedEntry,
  StaleChange,
  type StoredBrief,
  type StoredTable,
  type TableChange,
  type TableFacts,
  type TableMark,
  type TableSnapshot,
  type TableStore,
  type TableUpdate,
} from '../table/store/table-store';
import { commitAtOnce } from './commit-statement';
import type { Store } from './open';
import { firstDue } from './outbox';
import { audienceOf, changeNewsOf, keepRetold, NEWS_FORM } from './retold';
import type { Db, Schema } from './schema';
import {
  entryRow,
  factsColumns,
  factsOf,
  newsRows,
  SNAPSHOT_COLUMNS,
  sitterRows,
  snapshotColumns,
  snapshotOf,
  type TableRow,
} from './table-rows';

/** Nobody has such a key. */
const NO_KEY: AskedKey = { person: '', key: '' };

/** Keeps tables in a store. The owner and all who sit there must be people of that store. */
export function tableStoreIn(
  store: Store,
  now: () => number = Date.now,
  /** The identity of the rules with which tables are changed here. */
  rules: string | undefined = rulesIdentity,
): TableStore {
  const { bus } = store;
  const keep = async (change: TableChange): Promise<void> => {
    const message = changeOf(change.table, change.after, change.entries);
    const { notice } = bus;
    const { opens } = change;
    if (notice !== undefined && !message.seats && opens === undefined) {
      const tell = (published: string) => notice({ ...message, published });
      const kept = { now: now(), rules, notice: tell };
      if (await store.writeAtOnce((db) => commitAtOnce(db, change, kept), change.table)) return;
    }
    await store.write(async (db) => {
      await commit(db, change, now(), rules);
      await bus.publish(db, message);
      if (opens !== undefined) await bus.publish(db, changeOf(opens.facts.id, 0, opens.entries));
    }, change.table);
  };
  return {
    create: (facts, snapshot, entries = []) => {
      checkNumbers(entries, 0);
      return store.write(async (db) => {
        await create(db, facts, snapshot, entries, rules);
        await bus.publish(db, changeOf(facts.id, 0, entries));
      }, facts.id);
    },
    load: (table) => store.read((db) => load(db, table)),
    brief: (table) => brief(store.db, table),
    mark: (table) => markOf(store.db, table),
    since: (table, last, asked) => since(store.db, table, last, asked),
    published: (table, from, atMost) => published(store.db, table, from, atMost),
    commit: (change) => {
      checkNumbers(change.entries, change.after);
      checkNumbers(change.opens?.entries ?? [], 0);
      return keep(change);
    },
    answerTo: (table, person, key) => answerTo(store.db, table, person, key),
    news: (table, audience, from, atMost) => newsAfter(store.db, { table, audience, from, atMost }),
    changeNews: (table) => changeNewsOf(store.db, table),
    retell: (table, changes) => store.write((db) => keepRetold(db, table, changes)),
    due: (before, botsSince) => due(store.db, before, botsSince),
    abandoned: (since) => abandoned(store.db, since),
  };
}

/** What the other processes are told of a change. */
function changeOf(
  table: string,
  after: number,
  entries: readonly NumberedEntry[],
): Extract<Message, { say: 'table' }> {
  const has = (...kinds: readonly Entry['kind'][]) => entries.some(({ entry }) => kinds.includes(entry.kind));
  return { say: 'table', table, after, seats: has('seat'), shown: has('seat', 'begin', 'over') };
}

function checkNumbers(entries: readonly NumberedEntry[], after: number): void {
  if (entries.some(({ no }, index) => no !== after + 1 + index))
    throw new Error(`entries must be numbered from ${after + 1} without gaps`);
}

async function create(
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

async function brief(db: Db, id: string): Promise<StoredBrief | undefined> {
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

async function markOf(db: Db, id: string): Promise<TableMark | undefined> {
  const row = await db
    .selectFrom('tables')
    .select(['last', 'since', 'edition', 'phase', 'changed_with'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && markIn(row);
}

function markIn({
  last,
  since,
  edition,
  phase,
  changed_with: rules,
}: Pick<TableRow, 'last' | 'since' | 'edition' | 'phase' | 'changed_with'>): TableMark {
  return { last, since, edition, phase, ...(rules !== null && { rules }) };
}

/** A table with its entries, none that came later than the rest was read. */
async function load(db: Db, id: string): Promise<StoredTable | undefined> {
  const table = await brief(db, id);
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
async function since(
  db: Db,
  id: string,
  last: number,
  asked: AskedKey = NO_KEY,
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
    mark: markIn(rows[0]),
    ...(answer !== null && { answer: JSON.parse(answer) as Answer }),
    snapshot: snapshotOf(rows[0]),
    edition,
    entries: rows.flatMap(({ no, time, body }) =>
      no === null || time === null || body === null ? [] : [{ no, time, entry: JSON.parse(body) as Entry }],
    ),
  };
}

async function commit(db: Db, change: TableChange, now: number, rules: string | undefined): Promise<void> {
  const { table, after, before, edition = 0, entries, snapshot, answer, errands, opens } = change;
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
  if (opens !== undefined) await create(db, opens.facts, opens.snapshot, opens.entries, rules);
  if (answer !== undefined)
    await db
      .insertInto('keys')
      .values({ ...answer, table_id: table, answer: JSON.stringify(answer.answer), created: now })
      .execute();
  for (const errand of errands) {
    const { person, table: about, what, no } = errand;
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
        due: firstDue(errand, now),
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

async function answerTo(db: Db, table: string, person: string, key: string): Promise<Answer | undefined> {
  const row = await db
    .selectFrom('keys')
    .select('answer')
    .where('table_id', '=', table)
    .where('person', '=', person)
    .where('key', '=', key)
    .executeTakeFirst();
  return row === undefined ? undefined : (JSON.parse(row.answer) as Answer);
}

/** The largest number that an entry can have: PostgreSQL fails if it is asked for more. */
const LAST_NUMBER = 2 ** 31 - 1;

interface NewsWanted {
  readonly table: string;
  readonly audience: Seat | 'public';
  readonly from: number;
  readonly atMost: number;
}

async function newsAfter(db: Db, { table, audience, from, atMost }: NewsWanted): Promise<readonly Told[]> {
  const rows = await db
    .selectFrom('news')
    .select(['no', 'time', 'body'])
    .where('table_id', '=', table)
    .where('no', '>', Math.min(from, LAST_NUMBER))
    .where('audience', 'in', [String(audience), 'all'])
    .orderBy('no')
    .limit(atMost)
    .execute();
  return rows.map(({ no, time, body }) => ({ no, time, ...(JSON.parse(body) as News) }));
}

/** What everybody was told after a number, entry by entry. */
async function published(
  db: Db,
  table: string,
  from: number,
  atMost: number,
): Promise<readonly PublishedEntry[]> {
  const rows = await db
    .selectFrom('news')
    .select(['no', 'audience', 'time', 'body'])
    .where('table_id', '=', table)
    .where('no', '>', from)
    .where('no', '<=', from + atMost)
    .orderBy('no')
    .execute();
  const entries = new Map<number, { no: number; time: number; news: [Audience, News][] }>();
  for (const { no, audience, time, body } of rows) {
    const entry = entries.get(no) ?? { no, time, news: [] };
    entries.set(no, entry);
    entry.news.push([audienceOf(audience), JSON.parse(body) as News]);
  }
  return [...entries.values()];
}

async function due(db: Db, before: number, botsSince?: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('tables')
    .select('id')
    .where('phase', '=', 'playing')
    .where((is) => {
      const waited = is('bot_waited', '=', 1);
      const bots = botsSince === undefined ? waited : is.and([waited, is('since', '<=', botsSince)]);
      return is.or([is('deadline', '<', before), bots]);
    })
    .execute();
  return rows.map(({ id }) => id);
}

async function abandoned(db: Db, since: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('tables')
    .select('id')
    .where('phase', '=', 'open')
    .where('changed', '<', since)
    .execute();
  return rows.map(({ id }) => id);
}
