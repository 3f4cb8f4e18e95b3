import type { Sitter } from '@furrow/wire/told';
import type { TableWish } from '@furrow/wire/wish';
import type { Phase } from '../table/store/stored-table';
import type { Db } from './schema';
import { type Outcome, outcomeOf, sittersOf } from './table-rows';

/** So many people who are here are looked for; a question has room for no more. */
const MOST_HERE = 10_000;

/** A table in a list: nothing secret, nothing large. */
export interface ListedTable {
  readonly id: string;
  readonly wish: TableWish;
  readonly owner: string;
  readonly created: number;
  /** When its last entry was made. */
  readonly changed: number;
  readonly phase: Phase;
  readonly sitters: readonly Sitter[];
  readonly waiting: readonly number[];
  /** The number of its last entry. */
  readonly last: number;
  readonly deadline?: number;
  readonly after?: string;
  readonly daily?: string;
  readonly result?: Outcome;
}

/** A page of a list: newest first, after the table that the last page ended with. */
export interface ListPage {
  readonly phase: Phase;
  readonly before?: string;
  readonly atMost: number;
}

/** A page of the public tables of a phase: those at which somebody of these people sits come first, the others sink. */
export async function listTables(
  db: Db,
  page: ListPage,
  here: readonly string[] = [],
): Promise<readonly ListedTable[]> {
  const { before, atMost } = page;
  const visited = () =>
    db.selectFrom('sitters').select('table_id').where('person', 'in', here.slice(0, MOST_HERE));
  const isVisited = (id: string) => visited().where('table_id', '=', id).limit(1).executeTakeFirst();
  const some = here.length > 0;
  const goesOnBelow = before !== undefined && (!some || (await isVisited(before)) === undefined);
  const shown = (of: ListPage) => pageOf(db, of).where('public', '=', 1);
  const first = some && !goesOnBelow ? await shown(page).where('id', 'in', visited()).execute() : [];
  const { before: _, ...top } = page;
  const rest = { ...(goesOnBelow ? page : top), atMost: atMost - first.length };
  const below = some ? shown(rest).where('id', 'not in', visited()) : shown(rest);
  return [...first, ...(rest.atMost > 0 ? await below.execute() : [])].map(listed);
}

/** The tables of a phase at which a person sits or that they set up, private ones too. */
export async function myTables(db: Db, person: string, page: ListPage): Promise<readonly ListedTable[]> {
  const sits = db.selectFrom('sitters').select('table_id').where('person', '=', person);
  const mine = pageOf(db, page).where((is) => is.or([is('id', 'in', sits), is('owner', '=', person)]));
  return (await mine.execute()).map(listed);
}

/** One table as lists show it. */
export async function listedTable(db: Db, id: string): Promise<ListedTable | undefined> {
  const row = await columnsOf(db).where('id', '=', id).executeTakeFirst();
  return row === undefined ? undefined : listed(row);
}

/** What was wished at some tables, by their ids. */
export async function wishesOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, TableWish>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('tables').select(['id', 'wish']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, wish }) => [id, JSON.parse(wish) as TableWish]));
}

/** Those of some tables of which a person, or anybody, may be told: public ones, and those at which they played. */
export async function tablesToldTo(
  db: Db,
  person: string | undefined,
  tables: readonly string[],
): Promise<ReadonlySet<string>> {
  if (tables.length === 0) return new Set();
  const played = db
    .selectFrom('results')
    .select('table_id')
    .where('person', '=', person ?? null);
  const rows = await db
    .selectFrom('tables')
    .select('id')
    .where('id', 'in', tables)
    .where((is) => is.or([is('public', '=', 1), is('id', 'in', played)]))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** How many tables a person has set up that are open or being played, and how many of them are public and wait for players. */
export async function tablesOf(
  db: Db,
  person: string,
): Promise<{ readonly all: number; readonly shown: number }> {
  const rows = await db
    .selectFrom('tables')
    .select(['phase', 'public'])
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('owner', '=', person)
    .where('phase', 'in', ['open', 'playing'])
    .groupBy(['phase', 'public'])
    .execute();
  const sum = (counted: typeof rows) => counted.reduce((all, { count }) => all + count, 0);
  const shown = rows.filter((row) => row.phase === 'open' && row.public === 1);
  return { all: sum(rows), shown: sum(shown) };
}

/** The record of a game that is over, and whether everybody may list it. */
export async function recordOf(
  db: Db,
  id: string,
): Promise<{ readonly record: string; readonly public: boolean } | undefined> {
  const row = await db
    .selectFrom('tables')
    .select(['record', 'public'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined || row.record === null
    ? undefined
    : { record: row.record, public: row.public === 1 };
}

/** Drops keys whose answers nobody will ask for any more; says how many. */
export async function dropKeys(db: Db, before: number): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('keys').where('created', '<', before).executeTakeFirst();
  return Number(numDeletedRows);
}

function columnsOf(db: Db) {
  return db
    .selectFrom('tables')
    .select(['id', 'wish', 'owner', 'created', 'changed', 'phase', 'sitters', 'waiting', 'last', 'deadline'])
    .select(['after_table', 'daily', 'result']);
}

function pageOf(db: Db, { phase, before, atMost }: ListPage) {
  const page = columnsOf(db)
    .where('phase', '=', phase)
    .orderBy('created', 'desc')
    .orderBy('id', 'desc')
    .limit(atMost);
  if (before === undefined) return page;
  const then = db.selectFrom('tables as then').select('then.created').where('then.id', '=', before);
  return page.where((is) =>
    is.or([is('created', '<', then), is.and([is('created', '=', then), is('id', '<', before)])]),
  );
}

/** The ids of all tables at which a game is being played. */
export async function runningTables(db: Db): Promise<readonly string[]> {
  const rows = await db.selectFrom('tables').select('id').where('phase', '=', 'playing').execute();
  return rows.map(({ id }) => id);
}

type Row = Awaited<ReturnType<ReturnType<typeof columnsOf>['execute']>>[number];

function listed(row: Row): ListedTable {
  const { id, owner, created, changed, phase, last } = row;
  const wish = JSON.parse(row.wish) as TableWish;
  return {
    id,
    owner,
    created,
    changed,
    phase,
    last,
    wish,
    sitters: sittersOf(row),
    waiting: JSON.parse(row.waiting) as number[],
    ...(row.deadline !== null && wish.pace.pace !== 'free' && { deadline: row.deadline }),
    ...(row.after_table !== null && { after: row.after_table }),
    ...(row.daily !== null && { daily: row.daily }),
    ...(row.result !== null && { result: outcomeOf(row.result) }),
  };
}
