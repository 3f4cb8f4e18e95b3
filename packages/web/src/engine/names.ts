import { botOf } from './bots';

/** What a record calls a person without a name. */
const PERSON = 'me';

/** What a player is called: by the seat, those with a name of their own by that too. */
export function seatName(seat: string, who: string): string {
  return who === PERSON || botOf(who) !== undefined ? seat : `${who} (${seat})`;
}
