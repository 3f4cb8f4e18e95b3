import type { Db } from './schema';
import { outcomeOf } from './table-rows';

/** A rated game of the same people: how it ended, and who won it. */
export interface PastMeeting {
  readonly table: string;
  readonly how: string;
  readonly winner: string | undefined;
}

/** Who met whom, on which ladder, since when. */
interface Meeting {
  readonly ladder: string;
  readonly people: readonly string[];
  readonly since: number;
}

/** The rated games of exactly these people on a ladder since a time. */
export async function pastMeetings(
  db: Db,
  { ladder, people, since }: Meeting,
): Promise<readonly PastMeeting[]> {
  const rows = await db
    .selectFrom('results')
    .innerJoin('tables', 'tables.id', 'results.table_id')
    .select(['results.table_id as table', 'results.person', 'results.place', 'tables.result'])
    .where('ladder', '=', ladder)
    .where('ended', '>=', since)
    .where('results.person', 'in', people)
    .execute();
  const byTable = new Map<string, (typeof rows)[number][]>();
  for (const row of rows) byTable.set(row.table, [...(byTable.get(row.table) ?? []), row]);
  return [...byTable].flatMap(([table, seats]) => {
    if (seats.length < people.length) return [];
    const [{ result }] = seats;
    const winner = seats.find(({ place }) => place === 1)?.person ?? undefined;
    return [{ table, winner, how: result === null ? 'played' : outcomeOf(result).how }];
  });
}

/** How many rated games on a ladder a person has won since a time because others gave up or were not there. */
export async function earlyWins(
  db: Db,
  { ladder, person, since }: { readonly ladder: string; readonly person: string; readonly since: number },
): Promise<number> {
  const rows = await db
    .selectFrom('results')
    .innerJoin('tables', 'tables.id', 'results.table_id')
    .select('tables.result')
    .where('ladder', '=', ladder)
    .where('results.person', '=', person)
    .where('place', '=', 1)
    .where('ended', '>=', since)
    .execute();
  return rows.filter(({ result }) => result !== null && outcomeOf(result).how !== 'played').length;
}

/** Those of some people who have played a rated game on a ladder to its end before. */
export async function finishersAmong(
  db: Db,
  ladder: string,
  people: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('results')
    .innerJoin('tables', 'tables.id', 'results.table_id')
    .select(['results.person', 'tables.result'])
    .where('ladder', '=', ladder)
    .where('results.person', 'in', people)
    .execute();
  return new Set(
    rows.flatMap(({ person, result }) =>
      person !== null && result !== null && outcomeOf(result).how === 'played' ? [person] : [],
    ),
  );
}

/** Those of some people who were not here before a time, or have met fewer others than that in rated games. */
export async function newcomersAmong(
  db: Db,
  people: readonly string[],
  { hereBefore, others }: { readonly hereBefore: number; readonly others: number },
): Promise<ReadonlySet<string>> {
  if (people.length === 0) return new Set();
  const known = await db
    .selectFrom('people')
    .select('id')
    .where('id', 'in', people)
    .where('created', '<=', hereBefore)
    .execute();
  const met = await db
    .selectFrom('results as mine')
    .innerJoin('results as theirs', 'theirs.table_id', 'mine.table_id')
    .select('mine.person')
    .select((is) => is.fn.count<number>('theirs.person').distinct().as('count'))
    .where('mine.person', 'in', people)
    .where('mine.ladder', 'is not', null)
    .whereRef('theirs.person', '!=', 'mine.person')
    .groupBy('mine.person')
    .execute();
  const seasoned = new Set(met.flatMap(({ person, count }) => (Number(count) >= others ? [person] : [])));
  const trusted = new Set(known.flatMap(({ id }) => (seasoned.has(id) ? [id] : [])));
  return new Set(people.filter((one) => !trusted.has(one)));
}

/** Whom a person has beaten on a ladder since a time, game by game. */
export async function beatenBy(
  db: Db,
  { ladder, person, since }: { readonly ladder: string; readonly person: string; readonly since: number },
): Promise<readonly (readonly string[])[]> {
  const rows = await db
    .selectFrom('results as mine')
    .innerJoin('results as theirs', 'theirs.table_id', 'mine.table_id')
    .select(['mine.table_id as table', 'theirs.person'])
    .where('mine.ladder', '=', ladder)
    .where('mine.person', '=', person)
    .where('mine.place', '=', 1)
    .where('mine.ended', '>=', since)
    .where('theirs.person', '!=', person)
    .execute();
  const games = new Map<string, string[]>();
  for (const { table, person: one } of rows)
    if (one !== null) games.set(table, [...(games.get(table) ?? []), one]);
  return [...games.values()];
}
