import { newId } from '../ids';
import type { Db } from './schema';

/** Somebody complains about something that was said at a table. */
export interface Report {
  readonly table: string;
  /** The number of the news that it is about. */
  readonly no: number;
  readonly person: string;
  /** Who said it, if that is known. */
  readonly about?: string;
  readonly words: string;
  readonly created: number;
}

/** Keeps a report for whoever runs the server; what somebody says anew of the same thing takes the place of what they said before. */
export async function addReport(db: Db, { table, about, ...report }: Report): Promise<void> {
  await db
    .deleteFrom('reports')
    .where('person', '=', report.person)
    .where('table_id', '=', table)
    .where('no', '=', report.no)
    .execute();
  const row = { ...report, id: newId(), table_id: table, about: about ?? null };
  await db.insertInto('reports').values(row).execute();
}

/** Reports, newest first. */
export async function listReports(db: Db, atMost: number): Promise<readonly Report[]> {
  const rows = await db
    .selectFrom('reports')
    .select(['table_id as table', 'no', 'person', 'about', 'words', 'created'])
    .orderBy('created', 'desc')
    .limit(atMost)
    .execute();
  return rows.map(({ about, ...report }) => ({
    ...report,
    ...(about !== null && { about }),
  }));
}
