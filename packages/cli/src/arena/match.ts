import type { Options } from '@furrow/kernel/game';

/** What bots meet for; plain data, so that it can be saved and sent to a worker. */
export interface Match {
  readonly game: string;
  readonly options: Options;
  /** Names of bots, one for each seat, as they sit in the first game of every deal. */
  readonly bots: readonly string[];
  readonly seed: number;
}

/** Where a game stands in a match: each deal is played once with every seating, one after the other. */
export interface Place {
  readonly deal: number;
  /** By how many seats the bots are moved. */
  readonly seating: number;
}

/** How often each deal is played. */
export function seatingsOf({ bots }: Match): number {
  return bots.length;
}

/** Which deal and seating the game with this number is. */
export function placeOf(match: Match, game: number): Place {
  const seatings = seatingsOf(match);
  return { deal: Math.floor(game / seatings), seating: game % seatings };
}

/** The names of the bots at their seats. */
export function seatedIn({ bots }: Match, { seating }: Place): string[] {
  return bots.map((_, seat) => bots[(seat + seating) % bots.length]);
}
