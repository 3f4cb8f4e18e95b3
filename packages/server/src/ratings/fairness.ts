import { accountsAmong } from '../store/people';
import { type PastMeeting, pastMeetings } from '../store/rivalry';
import type { Db } from '../store/schema';
import { type Finished, ladderOf, personOf, placesOf } from './places';

/** Everybody must have made so many moves, or the game was none. */
const LEAST_MOVES = 6;
/** Games of the same people are looked at for so long, and so many of them count in full. */
const WEEK = 7 * 24 * 3_600_000;
const IN_FULL = 3;
/** So often the same people may end a game early with the same winner; then somebody looks at it. */
const EARLY_ENDS = 3;

/** How much a rated game counts: not at all, 1 or less, or only when a moderator has looked at it. */
export type Counting = { readonly weight: number } | { readonly setAside: 'farming' };

/** How much a finished rated game counts. */
export async function countingOf(db: Db, finished: Finished, ended: number): Promise<Counting> {
  const people = peopleOf(finished);
  const { moves } = finished.result;
  const isShort = moves !== undefined && people.some(({ seat }) => moves[seat] < LEAST_MOVES);
  const ids = people.map(({ person }) => person);
  if (people.length < 2 || isShort || (await accountsAmong(db, ids)) < people.length) return { weight: 0 };
  const met = await pastMeetings(db, { ladder: ladderOf(finished.facts), people: ids, since: ended - WEEK });
  return looksFarmed(finished, met) ? { setAside: 'farming' } : { weight: weightAfter(met.length) };
}

/** The weight of a game between people who met so often lately. */
export function weightAfter(met: number): number {
  return met < IN_FULL ? 1 : 1 / (met - IN_FULL + 2);
}

/** The same person wins again and again because the others give up or are not there. */
function looksFarmed(finished: Finished, met: readonly PastMeeting[]): boolean {
  const places = placesOf(finished);
  const winner = personOf(finished, places.indexOf(1));
  const isEarly = finished.result.how !== 'played';
  const alike = met.filter((one) => one.how !== 'played' && one.winner === winner);
  return isEarly && alike.length >= EARLY_ENDS;
}

function peopleOf(finished: Finished): { readonly seat: number; readonly person: string }[] {
  return finished.sitters.flatMap((_, seat) => {
    const person = personOf(finished, seat);
    return person === undefined ? [] : [{ seat, person }];
  });
}
