import type { Herd } from '@furrow/farm/standing';
import type { Position } from '@furrow/kernel/kind';
import type { Colour } from '../paint';
import type { TerminalLook } from './drawing';

/** What the parts of a table are drawn with: how it looks, and which goods the game has. */
export interface Pen extends TerminalLook<Position> {
  /** The colours of the goods, by number. */
  readonly colours: readonly Colour[];
  /** The numbers of the animals among the goods. */
  readonly animals: readonly number[];
}

/** An amount of a good in its colour; gray if there is none. */
export function amountText({ good, count }: Herd, { words, paint, colours }: Pen): string {
  return count === 0 ? paint('gray', `0 ${words.good(good)}`) : paint(colours[good], words.good(good, count));
}

/** Pairs of a good and how many, one behind the other. */
export function amountsText(amounts: readonly (readonly [good: number, count: number])[], pen: Pen): string {
  return amounts.map(([good, count]) => amountText({ good, count }, pen)).join(' ');
}
