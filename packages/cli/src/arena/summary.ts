import { findGame } from '../games';
import { type Match, placeOf, seatedIn, seatingsOf } from './match';
import type { Played } from './play-game';
import {
  deviationOf,
  type Estimate,
  meanEstimate,
  meanOf,
  quartilesOf,
  rateEstimate,
  ratingOf,
} from './statistics';
import type { WayOfPlay } from './way-of-play';

/** What one bot did in one game. */
interface Part {
  readonly deal: number;
  readonly seat: number;
  readonly score: number;
  /** Its share of the victory: 1 of n if n won together. */
  readonly share: number;
  readonly shared: boolean;
  readonly decisions: number;
  readonly choices: number;
  readonly ms: number;
  readonly longest: number;
  readonly way: WayOfPlay;
}

/** How all players of one name have fared. */
export type BotSummary = ReturnType<typeof summaryOf>;

/** The games of all deals that were played with every seating, in their order. */
export function wholeDeals(match: Match, played: readonly Played[]): Played[] {
  const counts = new Map<number, number>();
  const dealOf = ({ game }: Played) => placeOf(match, game).deal;
  for (const one of played) counts.set(dealOf(one), (counts.get(dealOf(one)) ?? 0) + 1);
  return played
    .filter((one) => counts.get(dealOf(one)) === seatingsOf(match))
    .sort((a, b) => a.game - b.game);
}

/** How each bot has fared in the games of whole deals. */
export function summarise(match: Match, played: readonly Played[]): BotSummary[] {
  const parts = new Map<string, Part[]>(match.bots.map((name) => [name, []]));
  const { sides } = findGame(match.game).box.open(match.options, match.bots.length);
  for (const one of played) {
    const { deal } = placeOf(match, one.game);
    seatedIn(match, placeOf(match, one.game)).forEach((name, seat) =>
      parts.get(name)?.push({ deal, ...partOf(one, seat, sides) }),
    );
  }
  return [...parts].map(([name, own]) => summaryOf(match, name, own));
}

/** How a seat fared; a victory is shared if it is one of several sides. */
function partOf(
  { scores, winners, answers, ways }: Played,
  seat: number,
  sides: readonly number[],
): Omit<Part, 'deal'> {
  const won = winners.includes(seat);
  return {
    seat,
    score: scores[seat],
    share: won ? 1 / winners.length : 0,
    shared: won && new Set(winners.map((winner) => sides[winner])).size > 1,
    ...answers[seat],
    way: ways[seat],
  };
}

function summaryOf(match: Match, bot: string, parts: readonly Part[]) {
  const players = match.bots.filter((name) => name === bot).length;
  const others = match.bots.length - players;
  const scores = parts.map(({ score }) => score);
  const winRate =
    others === 0
      ? { mean: 1, low: 1, high: 1 }
      : rateEstimate(perDeal(parts, ({ share }) => share * players));
  const rating = (rate: number) => ratingOf(rate, players, others);
  return {
    bot,
    players,
    games: parts.length / players,
    /** Its victories, a shared one counting as a part of one. */
    wins: sumOf(parts, ({ share }) => share),
    /** How often one of its players shared a victory. */
    ties: sumOf(parts, ({ shared }) => Number(shared)),
    /** The share of all victories that its players have together; nothing can be said where it is alone. */
    winRate: match.bots.length === 1 ? undefined : winRate,
    /** By how much it is rated above the others. */
    rating:
      others === 0
        ? undefined
        : { mean: rating(winRate.mean), low: rating(winRate.low), high: rating(winRate.high) },
    score: { ...meanEstimate(perDeal(parts, ({ score }) => score)), ...spreadOf(scores) },
    time: timeOf(parts),
    way: wayOf(parts.map(({ way }) => way)),
    seats: match.bots.length === 1 ? [] : seatsOf(match, parts),
    /** How often each score was reached. */
    distribution: countsOf(scores),
  };
}

function spreadOf(scores: readonly number[]) {
  const [lower, median, upper] = quartilesOf(scores);
  return {
    deviation: deviationOf(scores),
    least: scores.reduce((a, b) => Math.min(a, b)),
    lower,
    median,
    upper,
    most: scores.reduce((a, b) => Math.max(a, b)),
  };
}

function timeOf(parts: readonly Part[]) {
  const choices = sumOf(parts, (part) => part.choices);
  return {
    /** Of one player in one game. */
    decisions: meanOf(parts.map((part) => part.decisions)),
    choices: choices / parts.length,
    /** The milliseconds that a decision with more than one move took. */
    ms: choices === 0 ? 0 : sumOf(parts, (part) => part.ms) / choices,
    longest: parts.reduce((most, { longest }) => Math.max(most, longest), 0),
  };
}

/** How its players have played, on an average; of firsts also in which part of the games they were. */
function wayOf(ways: readonly WayOfPlay[]) {
  const named = (names: readonly string[], of: (name: string) => number) =>
    Object.fromEntries(names.map((name) => [name, of(name)]));
  const firsts = [...new Set(ways.flatMap((way) => Object.keys(way.firsts)))];
  const rounds = (name: string) => ways.flatMap((way) => way.firsts[name] ?? []);
  return {
    categories: named(Object.keys(ways[0].categories), (name) =>
      meanOf(ways.map((way) => way.categories[name])),
    ),
    placements: meanOf(ways.map(({ placements }) => placements)),
    firsts: named(firsts, (name) => meanOf(rounds(name))),
    had: named(firsts, (name) => rounds(name).length / ways.length),
  };
}

/** How the bot has fared at each seat: what share of the victories one player of it had there. */
function seatsOf(match: Match, parts: readonly Part[]) {
  return match.bots.map((_, seat) => {
    const here = parts.filter((part) => part.seat === seat);
    const winRate: Estimate = rateEstimate(perDeal(here, ({ share }) => share));
    return { seat: seat + 1, games: here.length, winRate, score: meanOf(here.map(({ score }) => score)) };
  });
}

/** The mean of each deal. */
function perDeal(parts: readonly Part[], number: (part: Part) => number): number[] {
  const deals = new Map<number, number[]>();
  for (const part of parts) {
    const own = deals.get(part.deal) ?? [];
    own.push(number(part));
    deals.set(part.deal, own);
  }
  return [...deals.values()].map(meanOf);
}

function sumOf(parts: readonly Part[], number: (part: Part) => number): number {
  return parts.reduce((sum, part) => sum + number(part), 0);
}

function countsOf(scores: readonly number[]): (readonly [score: number, times: number])[] {
  const counts = new Map<number, number>();
  for (const score of scores) counts.set(score, (counts.get(score) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => a - b);
}
