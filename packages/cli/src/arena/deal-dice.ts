import { seededDice } from '@furrow/kernel/dice';
import { NOBODY } from '@furrow/kernel/seat';
import { derive } from '../seeds';
import type { DiceOf } from '../self-play';
import type { Place } from './match';

/** Keep the dice of the dealer and those of the bots apart. */
const [DEALER, BOTS] = [0, 1];

/**
 * The dice of one game of a match. The dealer's depend on the deal alone, and are new each time something is asked: the
 * third card is the same one however many dice were thrown for other things before. The bots' depend on the seating too.
 */
export function dealDice(seed: number, { deal, seating }: Place, seats: number): DiceOf {
  const bots = Array.from({ length: seats }, (_, seat) =>
    seededDice(derive(seed, BOTS, deal, seating, seat)),
  );
  const askedBefore = new Map<number, number>();
  return ({ seat, node }) => {
    if (seat !== NOBODY) return bots[seat];
    const before = askedBefore.get(node) ?? 0;
    askedBefore.set(node, before + 1);
    return seededDice(derive(seed, DEALER, deal, node, before));
  };
}
