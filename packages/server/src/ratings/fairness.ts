import { accountsAmong } from '../store/people';
import {
  beatenBy,
  earlyWins,
  finishersAmong,
  newcomersAmong,
  type PastMeeting,
  pastMeetings,
} from '../store/rivalry';
import type { Db } from '../store/schema';
import { type Finished, ladderOf, personOf, placesOf } from './places';

/** Everybody must have made so many moves, or the game was none. */
const LEAST_MOVES = 6;
/** Games of the same people are looked at for so long, and so many of them count in full. */
const WEEK = 7 * 24 * 3_600_000;
const IN_FULL = 3;
/** Somebody is a newcomer for a day, and until they have met so many others in rated games. */
const OTHERS = 2;
/** So often somebody may beat newcomers on a ladder in a day, however the games end; then somebody looks at it. */
const NEWCOMERS_BEATEN = 3;
/** So often the same people may end a game early with the same winner in a week, or anybody with that winner in a day; then somebody looks at it. */
const EARLY_ENDS = 3;
const DAY = 24 * 3_600_000;
/** What a game counts with a newcomer, or that ended early against somebody who has never played one to its end. */
const WITH_NEWCOMER = 0.25;

/** How much a rated game counts: not at all, 1 or less, or only when a moderator has looked at it. */
export type RatingWeight = { readonly weight: number } | { readonly setAside: 'farming' };

/** How much a finished rated game counts. */
export async function ratingWeightOf(db: Db, finished: Finished, ended: number): Promise<RatingWeight> {
  const people = peopleOf(finished);
  const { moves } = finished.result;
  const isShort = moves !== undefined && people.some(({ seat }) => moves[seat] < LEAST_MOVES);
  const ids = people.map(({ person }) => person);
  if (people.length < 2 || isShort || (await accountsAmong(db, ids)) < people.length) return { weight: 0 };
  const ladder = ladderOf(finished.facts);
  const met = await pastMeetings(db, { ladder, people: ids, since: ended - WEEK });
  const newcomers = await newcomersAmong(db, ids, { hereBefore: ended - DAY, others: OTHERS });
  const full = weightAfter(met.length);
  const weight = newcomers.size > 0 ? full * WITH_NEWCOMER : full;
  const winner = personOf(finished, placesOf(finished).indexOf(1));
  if (winner === undefined) return { weight };
  const others = ids.filter((id) => id !== winner);
  const isAgainstNewcomer = others.some((id) => newcomers.has(id));
  if (isAgainstNewcomer && (await beatsNewcomersAgain(db, ladder, winner, ended)))
    return { setAside: 'farming' };
  if (finished.result.how === 'played') return { weight };
  const won = await earlyWins(db, { ladder, person: winner, since: ended - DAY });
  if (won >= EARLY_ENDS || isRepeated(winner, met)) return { setAside: 'farming' };
  const finishers = await finishersAmong(db, ladder, others);
  return { weight: others.every((id) => finishers.has(id)) ? weight : full * WITH_NEWCOMER };
}

/** Whether somebody has beaten newcomers so often in a day that one more time is looked at. */
async function beatsNewcomersAgain(db: Db, ladder: string, person: string, ended: number): Promise<boolean> {
  const since = ended - DAY;
  const games = await beatenBy(db, { ladder, person, since });
  const newcomers = await newcomersAmong(db, games.flat(), { hereBefore: since, others: OTHERS });
  return games.filter((beaten) => beaten.some((one) => newcomers.has(one))).length >= NEWCOMERS_BEATEN;
}

/** The weight of a game between people who met so often lately. */
export function weightAfter(met: number): number {
  return met < IN_FULL ? 1 : 1 / (met - IN_FULL + 2);
}

/** The same person wins again and again because the same others give up or are not there. */
function isRepeated(winner: string, met: readonly PastMeeting[]): boolean {
  return met.filter((one) => one.how !== 'played' && one.winner === winner).length >= EARLY_ENDS;
}

function peopleOf(finished: Finished): { readonly seat: number; readonly person: string }[] {
  return finished.sitters.flatMap((_, seat) => {
    const person = personOf(finished, seat);
    return person === undefined ? [] : [{ seat, person }];
  });
}
