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
import type { Keeping, TableFacts, TableStanding } from '../table/keeping';
import { type Finished, ladderOf, personOf, placesOf } from './places';

/** Keeps what became of a finished game: the place of everybody, ratings, the ranking of the day. Once for each game. */
export async function keepResults(
  store: Store,
  { facts, standing }: { readonly facts: TableFacts; readonly standing: TableStanding },
): Promise<void> {
  const { result, sitters, since: ended } = standing;
  if (result === undefined) return;
  const finished: Finished = { facts, result, sitters };
  await store.write(async (db) => {
    const results = await ratedResults(db, finished, ended);
    if (!(await addResults(db, results))) return;
    for (const { person, ladder, after } of results)
      if (person !== undefined && ladder !== undefined && after !== undefined)
        await setRating(db, { person, ladder }, { ...after, games: (await gamesOn(db, ladder, person)) + 1 });
    const { daily, owner, id } = facts;
    const mine = results.find(({ person }) => person === owner);
    const inTime = daily !== undefined && isSealed(daily, ended);
    const counts = inTime && (await tableOfDeal(db, daily, owner))?.id === id;
    if (counts && mine !== undefined && result.how === 'played')
      await addDailyResult(db, { deal: daily, person: owner, table: id, score: mine.score, ended });
  });
}

/** Keeps what became of games that ended while nobody could write it down; a game for which that fails stops no other. */
export async function keepMissingResults(
  store: Store,
  keeping: Pick<Keeping, 'brief'>,
  failed: (error: unknown) => void,
): Promise<void> {
  for (const id of await tablesWithoutResults(store.db))
    try {
      const kept = await keeping.brief(id);
      if (kept !== undefined) await keepResults(store, kept);
    } catch (error) {
      failed(error);
    }
}

/** What became of each seat; with ratings where the table is rated and at least two people played. */
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
  const people = plain.flatMap(({ person }) => (person === undefined ? [] : [person]));
  if (!facts.wish.rated || people.length < 2) return plain;
  return withRatings(plain, ladderOf(facts), await ratingsOn(db, ladderOf(facts), people));
}

/** The results with the ratings before and after; bots are not rated, and people only against people. */
export function withRatings(
  results: readonly SeatResult[],
  ladder: string,
  known: ReadonlyMap<string, Omit<Rating, 'games'>>,
): SeatResult[] {
  const rated = results.filter(({ person }) => person !== undefined);
  const before = rated.map(({ person }) => bare(known.get(person ?? '') ?? rating()));
  const after = rate(
    before.map((one) => [one]),
    { rank: rated.map(({ place }) => place) },
  ).map(([one]) => bare(one));
  return results.map((result) => {
    const at = rated.indexOf(result);
    return at < 0 ? result : { ...result, ladder, before: before[at], after: after[at] };
  });
}

function bare({ mu, sigma }: { readonly mu: number; readonly sigma: number }): Omit<Rating, 'games'> {
  return { mu, sigma };
}

async function gamesOn(db: Db, ladder: string, person: string): Promise<number> {
  return (await ratingsOn(db, ladder, [person])).get(person)?.games ?? 0;
}
