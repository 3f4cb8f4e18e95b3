import { type Match, seatingsOf } from './match';
import type { Played } from './play-game';
import type { Estimate } from './statistics';
import { type BotSummary, summarise, wholeDeals } from './summary';

/** What a report is about besides the games. */
export interface Occasion {
  readonly furrow: string;
  /** How many games were wanted. */
  readonly wanted: number;
  readonly jobs: number;
  /** How long this call took. */
  readonly seconds: number;
  readonly interrupted: boolean;
  /** Where the games are kept. */
  readonly save?: string | undefined;
}

/** Everything that is told about a match, as it is printed with `--json`. */
export type Report = ReturnType<typeof reportOf>;

/** The report of a match: only deals that were played with every seating count. */
export function reportOf(match: Match, played: readonly Played[], occasion: Occasion) {
  const counted = wholeDeals(match, played);
  const { furrow, wanted, jobs, seconds, interrupted, save } = occasion;
  return {
    furrow,
    ...match,
    wanted,
    games: counted.length,
    deals: counted.length / seatingsOf(match),
    seatings: seatingsOf(match),
    jobs,
    seconds: rounded(seconds, 1),
    interrupted,
    save,
    hash: counted
      .reduce((sum, { hash }) => (sum + hash) >>> 0, 0)
      .toString(16)
      .padStart(8, '0'),
    results: counted.length === 0 ? [] : summarise(match, counted).map(rounding),
  };
}

/** The numbers with as many digits as they mean something. */
function rounding(summary: BotSummary) {
  const { winRate, rating, score, time, way, seats, wins } = summary;
  return {
    ...summary,
    wins: rounded(wins, 3),
    winRate: winRate && estimate(winRate, 4),
    rating: rating && estimate(rating, 1),
    score: {
      ...score,
      ...estimate(score, 3),
      deviation: rounded(score.deviation, 3),
    },
    time: {
      decisions: rounded(time.decisions, 2),
      choices: rounded(time.choices, 2),
      ms: rounded(time.ms, 3),
      longest: rounded(time.longest, 3),
    },
    way: {
      categories: roundedAll(way.categories),
      placements: rounded(way.placements, 2),
      firsts: roundedAll(way.firsts),
      had: roundedAll(way.had),
    },
    seats: seats.map((one) => ({
      ...one,
      winRate: estimate(one.winRate, 4),
      score: rounded(one.score, 3),
    })),
  };
}

function estimate({ mean, low, high }: Estimate, digits: number): Estimate {
  return { mean: rounded(mean, digits), low: rounded(low, digits), high: rounded(high, digits) };
}

function roundedAll(numbers: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(numbers).map(([name, number]) => [name, rounded(number, 2)]));
}

function rounded(number: number, digits: number): number {
  return Number(number.toFixed(digits));
}
