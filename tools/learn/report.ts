import { ratingOf } from '@furrow/cli/arena/statistics';
import type { Duel } from './duel';
import type { Quality } from './quality';

/** How well leads are told at the beginning of rounds: error, correlation, right signs. */
export function qualityText(found: readonly (readonly [round: number, quality: Quality])[]): string {
  return found
    .map(([round, { error, correlation, sign }]) =>
      [`round ${round}:`, error.toFixed(2), correlation.toFixed(2), `${(100 * sign).toFixed(0)} %`].join(' '),
    )
    .join('   ');
}

/** A duel in words. */
export function duelText({ deals, games, wins, lead, squares }: Duel, against: string): string {
  const mean = lead / games;
  const error = Math.sqrt(Math.max(0, squares / deals - mean ** 2) / Math.max(1, deals - 1));
  const rate = ((100 * wins) / games).toFixed(1);
  return `${rate} % of ${games} against ${against}, ${mean.toFixed(2)} ± ${(2 * error).toFixed(2)} points ahead`;
}

/** How much more a duel of so many seats is worth in rating, no more than can be told from so many games. */
export function ratingFrom({ games, wins }: Duel, seats: number): number {
  const others = Math.max(1, seats - 1);
  const even = 1 / (1 + others);
  return ratingOf((wins + even) / (games + 1), 1, others);
}
