import type { Audience, StepNews } from '../table/store/entry';
import type { Db } from './schema';

/** The form in which news are kept now: things are named by their words. */
export const NEWS_FORM = 1;

/** The news of all steps and undos of a table, whoever was told them. */
export async function stepNewsOf(db: Db, table: string): Promise<readonly StepNews[]> {
  const rows = await db
    .selectFrom('news')
    .select(['no', 'audience', 'body'])
    .where('table_id', '=', table)
    .where('kind', 'in', ['step', 'undo'])
    .orderBy('no')
    .execute();
  return rows.map(({ no, audience, body }) => ({
    no,
    audience: audienceOf(audience),
    news: JSON.parse(body) as StepNews['news'],
  }));
}

/** Who is told news, from its column. */
export function audienceOf(text: string): Audience {
  return text === 'public' || text === 'all' ? text : Number(text);
}

/** Replaces the news of steps and undos by others, in the present form. */
export async function replaceNews(db: Db, table: string, changes: readonly StepNews[]): Promise<void> {
  for (const { no, audience, news } of changes)
    await db
      .updateTable('news')
      .set({ body: JSON.stringify(news) })
      .where('table_id', '=', table)
      .where('no', '=', no)
      .where('audience', '=', String(audience))
      .execute();
  await db.updateTable('tables').set({ told: NEWS_FORM }).where('id', '=', table).execute();
}
