import shown from './tuned/card-results.json';

/** What games of an edition with a number of seats have shown: by card how many seats had it first, played it, and won with it. */
export interface ShownCards {
  readonly edition: string;
  readonly seats: number;
  readonly games: number;
  readonly cards: Readonly<Record<string, readonly number[]>>;
}

/** How a card has fared in games of bots. */
export interface CardResult {
  /** With how many seats these games were. */
  readonly seats: number;
  /** How many had it in their first hand, and how many played it, wherever they had it from. */
  readonly had: number;
  readonly played: number;
  /** The part of those who played it that won, and its standard error; undefined where too few did, and alone. */
  readonly wins?: { readonly rate: number; readonly error: number };
}

/** With fewer seats than this nothing is said of victories. */
const FEW = 5;

/** How the cards have fared in games of an edition, with so many seats or, where there were none, with the nearest number. */
export function cardResults(
  edition: string,
  seats: number,
  all: readonly ShownCards[] = shown,
): ReadonlyMap<string, CardResult> {
  const [nearest] = all
    .filter((one) => one.edition === edition)
    .toSorted((a, b) => Math.abs(a.seats - seats) - Math.abs(b.seats - seats)) as readonly (
    | ShownCards
    | undefined
  )[];
  if (nearest === undefined) return new Map();
  const results = Object.entries(nearest.cards).map(
    ([id, [had, played, won]]) =>
      [id, { seats: nearest.seats, had, played, ...(nearest.seats > 1 && winsOf(played, won)) }] as const,
  );
  return new Map(results);
}

function winsOf(played: number, won: number): Pick<CardResult, 'wins'> {
  if (played < FEW) return {};
  const rate = won / played;
  return { wins: { rate, error: Math.sqrt((rate * (1 - rate)) / (played - 1)) } };
}
