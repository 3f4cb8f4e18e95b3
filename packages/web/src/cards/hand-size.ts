/** How many cards of a hand lie beside each other, and how many are so many that the log gives them room. */
interface HandSize {
  readonly beside: number;
  readonly many: number;
}

/** Where a hand has the room that a large screen gives it. */
export const LARGE_HAND = '(min-width: 1600px) and (min-height: 560px)';

/** On a large screen, and on one that is not so large. */
const LARGE: HandSize = { beside: 10, many: 9 };
const MEDIUM: HandSize = { beside: 7, many: 8 };

/** Up to so many cards lie beside each other rather than that one alone lies behind another. */
const ONE_MORE = 1;

/** In how many columns the cards of a hand lie; of more, one lies before another, whose name can be seen. */
export function columnsOf(count: number, isLarge: boolean): number {
  const { beside } = isLarge ? LARGE : MEDIUM;
  if (count <= beside + ONE_MORE) return Math.max(1, count);
  return Math.max(beside, Math.ceil(count / 2));
}

/** Whether a hand has so many cards that the log gives them room: on a screen of either size, or on the smaller alone. */
export function roomFor(count: number): 'always' | 'medium' | undefined {
  if (count >= LARGE.many) return 'always';
  return count >= MEDIUM.many ? 'medium' : undefined;
}
