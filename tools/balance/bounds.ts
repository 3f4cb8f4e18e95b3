// What a card of our design may be worth.
import type { Card } from '@furrow/agricola/cards/card';

/**
 * In points, on average, to whoever has it: no card costs as much as a lost turn, which is worth 2 to 3 points, and none is
 * worth more than a person of the family, 3 points, and a few goods.
 */
export const LEAST = -2;
export const MOST = 4.5;

/** Whether the mean of a card that we can change lies outside; cards as they are printed stay as they are. */
export function isOutside({ ours }: Card, mean: number): boolean {
  return ours !== undefined && (mean < LEAST || mean > MOST);
}
