import { useWords } from '../app/store';
import type { CardPicture, TakenPicture } from '../protocol/card';
import type { Table } from '../protocol/table';

/** Cards that lie together. */
export interface Stack {
  readonly id: 'hand' | 'played' | 'offer';
  readonly title: string;
  readonly cards: readonly CardPicture[];
  /** Places among them that are empty. */
  readonly taken?: readonly TakenPicture[];
}

/** The rows of cards that there are. */
export function useStacks({ hand, seats, viewer, offer }: Table): Stack[] {
  const words = useWords();
  const all: Stack[] = [
    { id: 'hand', title: words.hand, cards: hand },
    { id: 'played', title: words.atTable.inPlay, cards: seats[Math.max(0, viewer)].cards },
    { id: 'offer', ...offer },
  ];
  return all.filter(({ cards }) => cards.length > 0);
}

/** Whether a card can still be had, so that its price and what is in the way count. */
export function isHeld(stacks: readonly Stack[], card: CardPicture): boolean {
  return stacks.some(({ id, cards }) => id !== 'played' && cards.includes(card));
}
