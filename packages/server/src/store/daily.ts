import type { TableWish } from '@furrow/wire/wish';
import type { Selectable } from 'kysely';
import type { Phase } from '../table/store/stored-table';
import type { Db, Schema } from './schema';

/** A deal of the day: the same game with the same chance for everybody. */
export interface DailyDeal {
  readonly id: string;
  /** The day in UTC, such as 2030-12-31. */
  readonly day: string;
  readonly wish: TableWish;
  /** The level of the bot that is played against; without it people play alone. */
  readonly bot?: string;
  /** 32 bytes in hex; secret as long as the day lasts. */
  readonly seed: string;
  readonly created: number;
}

/** What somebody reached in a deal of the day. */
export interface DailyResult {
  readonly deal: string;
  readonly person: string;
  readonly table: string;
  readonly score: number;
  readonly ended: number;
}

/** Adds a deal of the day, if there is none with its id. */
export async function addDeal(db: Db, { bot, wish, ...deal }: DailyDeal): Promise<void> {
  await db
    .insertInto('daily_deals')
    .values({ ...deal, bot: bot ?? null, wish: JSON.stringify(wish) })
    .onConflict((same) => same.column('id').doNothing())
    .execute();
}

/** A deal by id. */
export async function dealById(db: Db, id: string): Promise<DailyDeal | undefined> {
  const row = await db.selectFrom('daily_deals').selectAll().where('id', '=', id).executeTakeFirst();
  return row === undefined ? undefined : dealOf(row);
}

/** The deals of a day. */
export async function dealsOf(db: Db, day: string): Promise<readonly DailyDeal[]> {
  const rows = await db.selectFrom('daily_deals').selectAll().where('day', '=', day).orderBy('id').execute();
  return rows.map(dealOf);
}

/** The table at which a person plays a deal, and how far it is, if they have begun: everybody has one try. */
export function tableOfDeal(
  db: Db,
  deal: string,
  person: string,
): Promise<{ readonly id: string; readonly phase: Phase } | undefined> {
  return db
    .selectFrom('tables')
    .select(['id', 'phase'])
    .where('owner', '=', person)
    .where('daily', '=', deal)
    .orderBy('created')
    .limit(1)
    .executeTakeFirst();
}

/** Keeps what somebody reached in a deal; the first time counts. */
export async function addDailyResult(db: Db, { table, ...result }: DailyResult): Promise<void> {
  await db
    .insertInto('daily_results')
    .values({ ...result, table_id: table })
    .onConflict((same) => same.columns(['deal', 'person']).doNothing())
    .execute();
}

/** The ranking of a deal: the most points first, and of equals who was first. */
export function dailyRanking(
  db: Db,
  deal: string,
  atMost: number,
): Promise<readonly (Omit<DailyResult, 'deal'> & { readonly name: string })[]> {
  return db
    .selectFrom('daily_results')
    .innerJoin('people', 'people.id', 'daily_results.person')
    .select(['person', 'people.name', 'table_id as table', 'score', 'ended'])
    .where('deal', '=', deal)
    .orderBy('score', 'desc')
    .orderBy('ended')
    .orderBy('person')
    .limit(atMost)
    .execute();
}

function dealOf({ bot, wish, ...row }: Selectable<Schema['daily_deals']>): DailyDeal {
  return { ...row, wish: JSON.parse(wish) as TableWish, ...(bot !== null && { bot }) };
}
