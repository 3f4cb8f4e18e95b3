import type { Table } from '../protocol/table';

/** Whether the game is played with hand cards, so that there is a place for them even when all have been played. */
export function hasHands({ hand, seats }: Table): boolean {
  const isOfHand = (kind: string) => kind === 'minor' || kind === 'occupation';
  return (
    hand.length > 0 ||
    seats.some(({ handSize, cards }) => handSize > 0 || cards.some(({ kind }) => isOfHand(kind)))
  );
}
