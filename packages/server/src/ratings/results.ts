import { seatedBot } from '@furrow/wire/seated';
import { rate, rating } from 'openskill';
import { isSealed } from '../daily/days';
import { addDailyResult, tableOfDeal } from '../store/daily';
import type { Store } from '../store/open';
import {
  addResults,
  type Rating,
  ratingsOn,
  type SeatResult,
  setRating,
  tablesWithoutResults,
} from '../store/ratings';
import type { Db } from '../store/schema';
import type { TableFacts, TableSnapshot } from '../table/store/stored-table';
import type { TableStore } from '../table/store/table-store';
import { ratingWeightOf } from './fairness';
import { type Finished, ladderOf, personOf, placesOf } from './places';

/** Keeps what became of a finished game: the place of everybody, ratings, the ranking of the day. Once for each game. */
export async function keepResults(
  store: Store,
  { facts, snapshot }: { readonly facts: TableFacts; readonly snapshot: TableSnapshot },
): Promise<void> {
  const { result, sitters, since: ended } = snapshot;
  if (result === undefined) return;
  const finished: Finished = { facts, result, sitters };
  await store.write(async (db) => {
    await store.exclusively(db, 'results');
    const results = await ratedResults(db, finished, ended);
    if (!(await addResults(db, results))) return;
    await changeRatings(db, results);
    const { daily, owner, id } = facts;
    const mine = results.find(({ person }) => person === owner);
    const inTime = daily !== undefined && isSealed(daily, ended);
    const counts = inTime && (await tableOfDeal(db, daily, owner))?.id === id;
    if (counts && mine !== undefined && result.how === 'played')
      await addDailyResult(db, { deal: daily, person: owner, table: id, score: mine.score, ended });
  }, 'results');
}

/** Changes the ratings of everybody as their results say. */
export async function changeRatings(db: Db, results: readonly SeatResult[]): Promise<void> {
  for (const { person, ladder, after } of results)
    if (person !== undefined && ladder !== undefined && after !== undefined)
      await setRating(db, { person, ladder }, { ...after, games: (await gamesOn(db, ladder, person)) + 1 });
}

/** Keeps what became of games that ended while nobody could write it down; a game for which that fails stops no other. */
export async function keepMissingResults(
  store: Store,
  tableStore: Pick<TableStore, 'header'>,
  failed: (error: unknown) => void,
): Promise<void> {
  for (const id of await tablesWithoutResults(store.db))
    try {
      const kept = await tableStore.header(id);
      if (kept !== undefined) await keepResults(store, kept);
    } catch (error) {
      failed(error);
    }
}

/** What became of each seat; with ratings where the table is rated and the game counts. */
async function ratedResults(db: Db, finished: Finished, ended: number): Promise<SeatResult[]> {
  const { facts, result, sitters } = finished;
  const places = placesOf(finished);
  const plain = places.map((place, seat): SeatResult => {
    const person = personOf(finished, seat);
    const bot = person === undefined ? seatedBot(sitters[seat]) : undefined;
    return {
      table: facts.id,
      seat,
      score: result.scores[seat],
      place,
      ended,
      ...(person !== undefined && { person }),
      ...(bot !== undefined && { bot }),
    };
  });
  if (!facts.wish.rated) return plain;
  const counting = await ratingWeightOf(db, finished, ended);
  if ('weight' in counting)
    return counting.weight === 0 ? plain : weighted(db, plain, ladderOf(facts), counting.weight);
  return plain.map((one) =>
    one.person === undefined ? one : { ...one, ladder: ladderOf(facts), setAside: counting.setAside },
  );
}

/** The results with what they change about ratings, as they are now, by a weight. */
export async function weighted(
  db: Db,
  results: readonly SeatResult[],
  ladder: string,
  weight: number,
): Promise<SeatResult[]> {
  const people = results.flatMap(({ person }) => person ?? []);
  return withRatings(results, ladder, await ratingsOn(db, ladder, people), weight);
}

/** The results with the ratings before and after; bots are not rated, and people only against people. */
export function withRatings(
  results: readonly SeatResult[],
  ladder: string,
  known: ReadonlyMap<string, Omit<Rating, 'games'>>,
  weight: number,
): SeatResult[] {
  const rated = results.filter(({ person }) => person !== undefined);
  const before = rated.map(({ person }) => bare(known.get(person ?? '') ?? rating()));
  const after = rate(
    before.map((one) => [one]),
    { rank: rated.map(({ place }) => place) },
  ).map(([one], at) => between(before[at], bare(one), weight));
  return results.map((result) => {
    const at = rated.indexOf(result);
    return at < 0 ? result : { ...result, ladder, before: before[at], after: after[at] };
  });
}

/** A rating that goes only a part of the way. */
function between(
  from: Omit<Rating, 'games'>,
  to: Omit<Rating, 'games'>,
  weight: number,
): Omit<Rating, 'games'> {
  return { mu: from.mu + weight * (to.mu - from.mu), sigma: from.sigma + weight * (to.sigma - from.sigma) };
}

function bare({ mu, sigma }: { readonly mu: number; readonly sigma: number }): Omit<Rating, 'games'> {
  return { mu, sigma };
}

async function gamesOn(db: Db, ladder: string, person: string): Promise<number> {
  return (await ratingsOn(db, ladder, [person])).get(person)?.games ?? 0;
}
