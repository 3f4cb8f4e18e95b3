import type { Seat } from '@furrow/kernel/seat';
import { DRAFTS, HAND } from '../options/hand-ways';
import type { Variant } from '../options/variant';
import type { Player } from '../state/state';
import { kindOf } from './hand-kinds';

/** Whom the pack of a seat goes to, and from whom it gets the next one. */
interface PackNeighbours {
  readonly goesTo: Seat;
  readonly comesFrom: Seat;
}

/** AG-V10: packs go to the left in the revised edition, to the right in that of 2007. */
export function packsGoLeft({ edition }: Pick<Variant, 'edition'>): boolean {
  return edition === 'revised';
}

/** Between whom a seat sits where packs go round; undefined where they stay. */
export function packNeighbours(
  variant: Pick<Variant, 'edition' | 'hands' | 'seats'>,
  seat: Seat,
): PackNeighbours | undefined {
  const { hands, seats } = variant;
  if (!DRAFTS.includes(hands)) return undefined;
  const [left, right] = [(seat + 1) % seats, (seat + seats - 1) % seats];
  return packsGoLeft(variant) ? { goesTo: left, comesFrom: right } : { goesTo: right, comesFrom: left };
}

/** AG-V12: whether what a player leaves goes on; what is left when the last card of a kind is kept goes to nobody. */
export function packGoesOn({ hand, pack }: Pick<Player, 'hand' | 'pack'>): boolean {
  const [first] = pack;
  return hand.filter((card) => kindOf(card) === kindOf(first)).length < HAND - 1;
}
