/** How some seats have fared: sums over games, from which means and their errors follow. */
export interface Fared {
  seats: number;
  points: number;
  /** The squares of the points. */
  squares: number;
  /** Won games; a victory that is shared counts its part. */
  wins: number;
}

/** How seats have fared that were dealt a card, and how those that played it. */
export interface CardFared {
  readonly dealt: Fared;
  readonly played: Fared;
}

/** What games with hands have shown; plain data. */
export interface Tally {
  games: number;
  readonly all: Fared;
  /** By the id of the card; of cards that nobody was dealt or played there is nothing. */
  readonly cards: Record<string, CardFared | undefined>;
}

/** One seat at the end of a game. */
export interface Ended {
  readonly points: number;
  readonly wins: number;
  /** The cards of its first hand, and all that it played. */
  readonly dealt: readonly string[];
  readonly played: readonly string[];
}

const nobody = (): Fared => ({ seats: 0, points: 0, squares: 0, wins: 0 });

/** Nothing yet. */
export function newTally(): Tally {
  return { games: 0, all: nobody(), cards: {} };
}

/** Adds a game by how its seats ended. */
export function addGame(to: Tally, seats: readonly Ended[]): void {
  to.games++;
  for (const { points, wins, dealt, played } of seats) {
    const one: Fared = { seats: 1, points, squares: points ** 2, wins };
    add(to.all, one);
    for (const id of dealt) add(faredIn(to, id).dealt, one);
    for (const id of played) add(faredIn(to, id).played, one);
  }
}

function faredIn({ cards }: Tally, id: string): CardFared {
  const fared = cards[id] ?? { dealt: nobody(), played: nobody() };
  cards[id] = fared;
  return fared;
}

function add(to: Fared, { seats, points, squares, wins }: Fared): void {
  to.seats += seats;
  to.points += points;
  to.squares += squares;
  to.wins += wins;
}

/** How the others have fared. */
export function others(all: Fared, some: Fared): Fared {
  return {
    seats: all.seats - some.seats,
    points: all.points - some.points,
    squares: all.squares - some.squares,
    wins: all.wins - some.wins,
  };
}

/** A mean and its standard error. */
export interface Mean {
  readonly mean: number;
  readonly error: number;
}

/** The mean of the points. */
export function pointsOf({ seats, points, squares }: Fared): Mean {
  const mean = points / seats;
  return { mean, error: Math.sqrt(Math.max(0, squares / seats - mean ** 2) / (seats - 1)) };
}

/** The part of the games that were won. */
export function winRateOf({ seats, wins }: Fared): Mean {
  const mean = wins / seats;
  return { mean, error: Math.sqrt((mean * (1 - mean)) / (seats - 1)) };
}
