import { botOf } from './bots';

/** What a record calls a person without a name. */
export const PERSON = 'me';

/** What a player is called: by a name of their own, or else by the seat. */
export function seatName(seat: string, who: string): string {
  return who === PERSON || botOf(who) !== undefined ? seat : who;
}
