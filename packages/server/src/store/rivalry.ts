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
