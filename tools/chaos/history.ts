import type { Seat } from '@furrow/kernel/seat';
import { tableStoreIn } from '@furrow/server/store/database-table-store';
import type { Store } from '@furrow/server/store/open';
import type { Entry } from '@furrow/server/table/store/entry';
import type { TableFacts, TableSnapshot } from '@furrow/server/table/store/stored-table';
import type { Answer } from '@furrow/wire/acts';
import type { Json } from '@furrow/wire/patch';
import type { News, Told } from '@furrow/wire/told';
import type { SentAct } from '../online/client';

/** What the database has of one table. */
export interface History {
  readonly facts: TableFacts;
  readonly snapshot: TableSnapshot;
  /** The number of the last entry, as the table's row says it. */
  readonly last: number;
  readonly entries: readonly { readonly no: number; readonly time: number; readonly entry: Entry }[];
  readonly news: readonly KeptNews[];
  readonly keys: readonly { readonly person: string; readonly key: string; readonly answer: Answer }[];
}

/** One row of news. */
export interface KeptNews {
  readonly no: number;
  readonly time: number;
  readonly audience: string;
  readonly news: News;
}

/** What one client did and was told. */
export interface Witness {
  readonly table: string;
  readonly name: string;
  readonly person?: string;
  /** None for a spectator. */
  readonly seat?: Seat | undefined;
  /** The news that it took in, in order. */
  readonly taken: readonly Told[];
  /** What it saw of the game at the end. */
  readonly seen: Json;
  readonly sent: readonly SentAct[];
  /** News that came over one connection out of order. */
  readonly faults: readonly string[];
}

/** Reads everything that the database has of a table. */
export async function historyOf(store: Store, table: string): Promise<History> {
  const kept = await tableStoreIn(store).load(table);
  const brief = await tableStoreIn(store).header(table);
  if (kept === undefined || brief === undefined) throw new Error(`table ${table} is not in the database`);
  const news = await store.db
    .selectFrom('news')
    .selectAll()
    .where('table_id', '=', table)
    .orderBy('no')
    .orderBy('audience')
    .execute();
  const keys = await store.db.selectFrom('keys').selectAll().where('table_id', '=', table).execute();
  return {
    ...kept,
    last: brief.last,
    news: news.map(({ no, time, audience, body }) => ({
      no,
      time,
      audience,
      news: JSON.parse(body) as News,
    })),
    keys: keys.map(({ person, key, answer }) => ({ person, key, answer: JSON.parse(answer) as Answer })),
  };
}
