import type { Seat } from '@furrow/kernel/seat';
import type { BoxWords } from '@furrow/text/game-words';
import type { FacePicture } from '../protocol/seat';
import { botOf } from './bots';
import { levelOf, namesOf } from './opponents';

/** What a record calls a person without a name. */
export const PERSON = 'me';

/** What the players are called: people by a name of their own or else by the seat, bots by names of theirs. */
export function seatNames(seats: readonly string[], words: Pick<BoxWords, 'seat'>): string[] {
  return seats.map((who, seat) => {
    if (who === PERSON) return words.seat(seat);
    if (botOf(who) === undefined) return who;
    const names = namesOf(who);
    return names.length === 0 ? words.seat(seat) : names[nth(seats, seat) % names.length];
  });
}

/** Where players have names, or are called by their seats. */
interface Named {
  readonly players?: readonly string[];
  readonly words: Pick<BoxWords, 'seat'>;
}

/** What the player at a seat is called. */
export function playerName({ players, words }: Named, seat: Seat): string {
  return players?.[seat] ?? words.seat(seat);
}

/** The face of the bot at a seat; undefined for people and for bots without one. */
export function faceOf(seats: readonly string[], seat: number): FacePicture | undefined {
  const level = levelOf(seats[seat]);
  return level < 0 ? undefined : { level, nth: nth(seats, seat) };
}

/** How many of the same kind sit before a seat. */
function nth(seats: readonly string[], seat: number): number {
  return seats.slice(0, seat).filter((who) => who === seats[seat]).length;
}
