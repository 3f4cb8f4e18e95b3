import { botOf } from './bots';

/** What a record calls a person without a name. */
export const PERSON = 'me';

/** What a player is called: by a name of their own, or else by the seat. */
export function seatName(seat: string, who: string): string {
  return who === PERSON || botOf(who) !== undefined ? seat : who;
}

/** A text with the names of people in place of their seats. */
export function withNames(text: string, titles: readonly string[], seats: readonly string[]): string {
  const said = new RegExp(`(?:${titles.join('|')})(?!\\d)`, 'g');
  return text.replace(said, (title) => seatName(title, seats[titles.indexOf(title)]));
}
