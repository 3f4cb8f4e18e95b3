import type { Seat } from '@furrow/kernel/seat';
import type { News, Told } from '@furrow/wire/told';
import type { Audience, PublishedEntry } from '../table/store/entry';
import { audienceOf } from './rewritten-news';
import type { Db } from './schema';

/** The largest number that an entry can have: PostgreSQL fails if it is asked for more. */
const LAST_NUMBER = 2 ** 31 - 1;

interface NewsWanted {
  readonly table: string;
  readonly audience: Seat | 'public';
  readonly from: number;
  readonly atMost: number;
}

/** What an audience was told after a number, in order. */
export async function newsAfter(
  db: Db,
  { table, audience, from, atMost }: NewsWanted,
): Promise<readonly Told[]> {
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
export async function publishedAfter(
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
