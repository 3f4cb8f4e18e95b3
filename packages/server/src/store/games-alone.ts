import type { TableWish } from '@furrow/wire/wish';
import type { Db } from './schema';
import { outcomeOf } from './table-rows';

/** A game that somebody has played alone to its end. */
export interface GameAlone {
  readonly wish: TableWish;
  readonly pool?: string;
  readonly points: number;
}

/** Among so many of the newest results of a person in a game, those of games that the person played alone to their end. */
export async function gamesAlone(
  db: Db,
  { person, game }: { readonly person: string; readonly game: string },
  atMost: number,
): Promise<readonly GameAlone[]> {
  const rows = await db
    .selectFrom('results')
    .innerJoin('tables', 'tables.id', 'results.table_id')
    .select(['tables.wish', 'tables.pool', 'tables.result', 'results.score'])
    .where('results.person', '=', person)
    .where('tables.game', '=', game)
    .orderBy('ended', 'desc')
    .orderBy('table_id')
    .limit(atMost)
    .execute();
  return rows.flatMap(({ wish: text, pool, result, score }) => {
    const wish = JSON.parse(text) as TableWish;
    const isPlayed = result !== null && outcomeOf(result).how === 'played';
    return wish.seats === 1 && isPlayed ? [{ wish, points: score, ...(pool !== null && { pool }) }] : [];
  });
}
