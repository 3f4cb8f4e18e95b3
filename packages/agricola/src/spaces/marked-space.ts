import { CLAIMED } from './claimed';

/** The id of the action space that a card has marked, from the number that it keeps; undefined if it is none. */
export function markedSpace(kept: number): string | undefined {
  const id = kept > 0 ? CLAIMED.print(kept - 1) : undefined;
  return id !== undefined && markOf(id) === kept ? id : undefined;
}

/** What a card keeps that has marked the space with an id. */
export function markOf(id: string): number {
  return (CLAIMED.parse(id) ?? -1) + 1;
}
