import type { Options } from '@furrow/kernel/game';

/** The value of the option `decks` with which nobody holds cards. */
export const NO_DECKS = 'none';

/** Whether players hold cards in a game with these options. */
export function hasHands({ decks = NO_DECKS }: Options): boolean {
  return decks !== NO_DECKS;
}
