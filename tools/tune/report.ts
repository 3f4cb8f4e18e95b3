import type { Duel } from './duel';
import type { Sampled } from './sampled-games';

/** What a round has shown. */
export interface RoundReport {
  readonly round: number;
  readonly rounds: number;
  readonly samples: number;
  /** The part of the variance of the points that the weights before the round tell of its games. */
  readonly toldBefore: number;
  /** The part that the fit tells of all samples that count. */
  readonly toldByFit: number;
  /** The points of a seat, on an average. */
  readonly points: number;
  /** How far the weights before the round were off, at each time. */
  readonly errors: readonly number[];
  readonly seconds: number;
}

/** How far weights were off at each time: the root of the mean square. */
export function errorsOf({ counts, errors }: Pick<Sampled, 'counts' | 'errors'>): number[] {
  return [...errors].map((sum, time) => (counts[time] === 0 ? 0 : Math.sqrt(sum / counts[time])));
}

/** A round in one line. */
export function roundText(report: RoundReport, games: number): string {
  const { round, rounds, toldBefore, toldByFit, points, errors, samples, seconds } = report;
  return [
    `round ${round} of ${rounds}`,
    `R² ${toldBefore.toFixed(3)} before, ${toldByFit.toFixed(3)} fitted`,
    `points ${points.toFixed(2)}`,
    `RMSE by time ${errors.map((error) => error.toFixed(1)).join(' ')}`,
    `${samples} samples`,
    `${(games / seconds).toFixed(1)} games/s`,
  ].join('   ');
}

/** A duel in one line. */
export function duelText({ games, wins, lead }: Duel, seats: number): string {
  const rate = wins / games;
  const margin = 1.96 * Math.sqrt((rate * (1 - rate)) / games);
  const percent = (part: number) => `${(100 * part).toFixed(1)} %`;
  const even = seats < 2 ? 0.5 : 1 / seats;
  return [
    `  against the weights of the beginning: ${percent(rate)} ± ${percent(margin)} won`,
    `of ${games} (even would be ${percent(even)}), ${(lead / games).toFixed(2)} points ahead`,
  ].join(' ');
}
