import type { Amounts } from '@furrow/farm/goods';
import type { Seat } from '@furrow/kernel/seat';
import type { Variant } from '../options/variant';
import { WOOD } from '../state/goods';

/** The seats on whose farms a seat may build: its own first, in team play the partner's too. */
export function farmsFor({ teamPlay, seats }: Variant): readonly (readonly Seat[])[] {
  return Array.from({ length: seats }, (_, seat) =>
    teamPlay === undefined ? [seat] : [seat, (seat + 2) % 4],
  );
}

/** AG-V30: for which side each seat plays: opposite seats together in team play, else each for itself. */
export function sidesOf({ teamPlay, seats }: Variant): readonly number[] {
  return Array.from({ length: seats }, (_, seat) => (teamPlay === undefined ? seat : seat % 2));
}

/** AG-V30.3: what a stable for the partner costs, wherever it is built. */
export const PARTNER_STABLE: Amounts = [[WOOD, 3]];

/** AG-V30.4, AG-E68: the wood on top for so many fences for the partner, 1 for each started group of three. */
export function fenceSurcharge(fences: number): number {
  return Math.ceil(fences / 3);
}

/** What the partner's form of a verb begins with. */
const PARTNER = 'partner-';

/** The verb of doing a thing on a farm: as it is on one's own (0), for the partner with a word before it (1). */
export function verbFor(verb: string, farm: number): string {
  return farm === 0 ? verb : PARTNER + verb;
}

/** What a verb says without the word for the partner, and on which farm (as in `verbFor`). */
export function readVerb(verb: string): { readonly plain: string; readonly farm: number } {
  return verb.startsWith(PARTNER) ? { plain: verb.slice(PARTNER.length), farm: 1 } : { plain: verb, farm: 0 };
}
