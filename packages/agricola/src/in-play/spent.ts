import type { Period } from '../effects/effect';
import { withoutBits } from '../moments/moment-frame';
import type { CardNumber } from '../state/numbers';
import type { Player } from '../state/state';

const PERIODS: readonly Period[] = ['turn', 'round', 'game'];

/** Whether a card of a player is used up for a time. */
export function isSpent({ played, spent }: Player, card: CardNumber, per: Period): boolean {
  return ((spent[PERIODS.indexOf(per)] >> played.indexOf(card)) & 1) === 1;
}

/** Uses a card up for a time. */
export function spend({ played, spent }: Player, card: CardNumber, per: Period): void {
  spent[PERIODS.indexOf(per)] |= 1 << played.indexOf(card);
}

/** A new turn or round: what was used up for it can be used again. */
export function renew({ spent }: Player, per: Period): void {
  spent[PERIODS.indexOf(per)] = 0;
}

/** A card in play leaves the game: what is noted of those after it moves down with them. */
export function forgetSpent({ spent }: Player, index: number): void {
  for (let i = 0; i < spent.length; i++) spent[i] = withoutBits(spent[i], index);
}
