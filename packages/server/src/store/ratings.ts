import type { Selectable } from 'kysely';
import type { Db, Schema } from './schema';

/** How strong a person is thought to be on a ladder: a guess and how unsure it is. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
  readonly games: number;
}

/** What became of one seat of a finished game. */
export interface SeatResult {
  readonly table: string;
  readonly seat: number;
  readonly person?: string;
  readonly bot?: string;
  /** On which ladder it counts; without it the game is not rated. */
  readonly ladder?: string;
  readonly score: number;
  readonly place: number;
  readonly before?: Omit<Rating, 'games'>;
  readonly after?: Omit<Rating, 'games'>;
  readonly ended: number;
  /** Why a moderator shall look at it before it changes ratings. */
  readonly setAside?: string;
}

/** All ratings of a person by ladder. */
export async function ratingsOf(db: Db, person: string): Promise<ReadonlyMap<string, Rating>> {
  const rows = await db
    .selectFrom('ratings')
    .select(['ladder', 'mu', 'sigma', 'games'])
    .where('person', '=', person)
    .orderBy('ladder')
    .execute();
  return new Map(rows.map(({ ladder, ...rating }) => [ladder, rating]));
}

/** The ratings of some people on one ladder; who has none yet is missing. */
export async function ratingsOn(
  db: Db,
  ladder: string,
  people: readonly string[],
): Promise<ReadonlyMap<string, Rating>> {
  if (people.length === 0) return new Map();
  const rows = await db
    .selectFrom('ratings')
    .select(['person', 'mu', 'sigma', 'games'])
    .where('ladder', '=', ladder)
    .where('person', 'in', people)
    .execute();
  return new Map(rows.map(({ person, ...rating }) => [person, rating]));
}

/** Changes the rating of a person. */
export async function setRating(
  db: Db,
  { person, ladder }: { readonly person: string; readonly ladder: string },
  { mu, sigma, games }: Rating,
): Promise<void> {
  await db
    .insertInto('ratings')
    .values({ person, ladder, mu, sigma, games })
    .onConflict((same) => same.columns(['person', 'ladder']).doUpdateSet({ mu, sigma, games }))
    .execute();
}

/** The best of a ladder: who is surely strong comes first. */
export function ladderTop(
  db: Db,
  ladder: string,
  atMost: number,
): Promise<readonly (Rating & { readonly person: string; readonly name: string })[]> {
  return db
    .selectFrom('ratings')
    .innerJoin('people', 'people.id', 'ratings.person')
    .select(['people.id as person', 'people.name', 'mu', 'sigma', 'games'])
    .where('ladder', '=', ladder)
    .orderBy((is) => is('mu', '-', is('sigma', '*', 3)), 'desc')
    .orderBy('people.id')
    .limit(atMost)
    .execute();
}

/** Keeps what became of the seats of a finished game; false, and nothing done, if that is kept already. */
export async function addResults(db: Db, results: readonly SeatResult[]): Promise<boolean> {
  const tables = [...new Set(results.map(({ table }) => table))];
  if (tables.length === 0) return false;
  const known = await db.selectFrom('results').select('seat').where('table_id', 'in', tables).execute();
  if (known.length > 0) return false;
  await db.insertInto('results').values(results.map(rowOf)).execute();
  return true;
}

/** The tables of which results wait for a moderator, the oldest first. */
export async function setAsideTables(db: Db, atMost: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('results')
    .select('table_id')
    .where('set_aside', '=', 'farming')
    .groupBy('table_id')
    .orderBy((is) => is.fn.min('ended'))
    .orderBy('table_id')
    .limit(atMost)
    .execute();
  return rows.map((row) => row.table_id);
}

/** Keeps results in the place of those that were set aside. */
export async function settleResults(db: Db, results: readonly SeatResult[]): Promise<void> {
  for (const result of results) {
    const { table_id: table, seat, ...row } = rowOf(result);
    await db.updateTable('results').set(row).where('table_id', '=', table).where('seat', '=', seat).execute();
  }
}

/** The results of a person, newest first, before a time. */
export async function resultsOf(
  db: Db,
  person: string,
  { before, atMost }: { readonly before?: number; readonly atMost: number },
): Promise<readonly SeatResult[]> {
  const all = db.selectFrom('results').selectAll().where('person', '=', person);
  const wanted = before === undefined ? all : all.where('ended', '<', before);
  const rows = await wanted.orderBy('ended', 'desc').orderBy('table_id').limit(atMost).execute();
  return rows.map(resultOf);
}

/** The results of a table by seat. */
export async function resultsAt(db: Db, table: string): Promise<readonly SeatResult[]> {
  const rows = await db
    .selectFrom('results')
    .selectAll()
    .where('table_id', '=', table)
    .orderBy('seat')
    .execute();
  return rows.map(resultOf);
}

/** How often one person was placed before another, behind, or level, over all games of both. */
export async function headToHead(
  db: Db,
  person: string,
  other: string,
): Promise<{ readonly before: number; readonly behind: number; readonly level: number }> {
  const rows = await db
    .selectFrom('results as mine')
    .innerJoin('results as theirs', 'theirs.table_id', 'mine.table_id')
    .select(['mine.place as mine', 'theirs.place as theirs'])
    .where('mine.person', '=', person)
    .where('theirs.person', '=', other)
    .execute();
  const before = rows.filter(({ mine, theirs }) => mine < theirs).length;
  const behind = rows.filter(({ mine, theirs }) => mine > theirs).length;
  return { before, behind, level: rows.length - before - behind };
}

/** Finished tables whose results are not kept yet, oldest first. */
export async function tablesWithoutResults(db: Db): Promise<readonly string[]> {
  const kept = db.selectFrom('results').select('table_id');
  const rows = await db
    .selectFrom('tables')
    .select('id')
    .where('phase', '=', 'over')
    .where('id', 'not in', kept)
    .orderBy('created')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

function rowOf(result: SeatResult): Schema['results'] {
  const { table, seat, person, bot, ladder, score, place, before, after, ended, setAside } = result;
  return {
    table_id: table,
    seat,
    score,
    place,
    ended,
    person: person ?? null,
    bot: bot ?? null,
    ladder: ladder ?? null,
    mu_before: before?.mu ?? null,
    sigma_before: before?.sigma ?? null,
    mu_after: after?.mu ?? null,
    sigma_after: after?.sigma ?? null,
    set_aside: setAside ?? null,
  };
}

function resultOf(row: Selectable<Schema['results']>): SeatResult {
  const { table_id: table, seat, person, bot, ladder, score, place, ended } = row;
  const before = ratingOf(row.mu_before, row.sigma_before);
  const after = ratingOf(row.mu_after, row.sigma_after);
  return {
    table,
    seat,
    score,
    place,
    ended,
    ...(person !== null && { person }),
    ...(bot !== null && { bot }),
    ...(ladder !== null && { ladder }),
    ...(before !== undefined && { before }),
    ...(after !== undefined && { after }),
    ...(row.set_aside !== null && { setAside: row.set_aside }),
  };
}

function ratingOf(mu: number | null, sigma: number | null): Omit<Rating, 'games'> | undefined {
  return mu === null || sigma === null ? undefined : { mu, sigma };
}
