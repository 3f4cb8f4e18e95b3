import type { Store } from '../store/open';
import { resultsAt, type SeatResult, setAsideTables, settleResults } from '../store/ratings';
import { changeRatings, weighted } from './results';

/** A game that was set aside: who played it, and why it was. */
export interface SetAsideGame {
  readonly table: string;
  readonly ladder: string;
  readonly why: string;
  readonly ended: number;
  readonly people: readonly { readonly person: string; readonly place: number }[];
}

/** The games that wait for somebody to look at them, the oldest first. */
export async function gamesSetAside({ db }: Store, atMost: number): Promise<readonly SetAsideGame[]> {
  const tables = await setAsideTables(db, atMost);
  const games = await Promise.all(tables.map((table) => resultsAt(db, table)));
  return games.flatMap((results) => {
    const people = results.flatMap(({ person, place }) => (person === undefined ? [] : [{ person, place }]));
    const {
      table,
      ladder = '',
      setAside: why = '',
      ended,
    } = results.find((one) => one.setAside) ?? results[0];
    return [{ table, ladder, why, ended, people }];
  });
}

/** Lets a game that was set aside count after all, or never; false if it does not wait for that. */
export function resolveGame(store: Store, table: string, counts: boolean): Promise<boolean> {
  return store.write(async (db) => {
    await store.exclusively(db, 'results');
    const results = await resultsAt(db, table);
    const ladder = results.find(({ setAside }) => setAside === 'farming')?.ladder;
    if (ladder === undefined) return false;
    const settled = counts
      ? (await weighted(db, results, ladder, 1)).map((one) => withoutMark(one))
      : results.map((one) => ({ ...one, setAside: 'dropped' }));
    await settleResults(db, settled);
    await changeRatings(db, settled);
    return true;
  }, 'results');
}

function withoutMark(result: SeatResult): SeatResult {
  const { setAside, ...plain } = result;
  return setAside === undefined ? result : plain;
}
