/** What is said of how a card has fared in games of bots, in one language. */
export interface CardResultPhrases {
  /** So many had the card in their first hand, so many played it, in games for so many players. */
  played(had: number, played: number, players: number): string;
  /** Of those who played it so many per cent won, with a standard error. */
  won(percent: number, error: number): string;
}

/** How a card has fared: the part that won may be missing. */
interface Fared {
  readonly seats: number;
  readonly had: number;
  readonly played: number;
  readonly wins?: { readonly rate: number; readonly error: number };
}

/** How a card has fared, in words. */
export function cardResultText(phrases: CardResultPhrases, { seats, had, played, wins }: Fared): string {
  const said = phrases.played(had, played, seats);
  if (wins === undefined) return said;
  const percent = (part: number) => Math.round(part * 100);
  return `${said} ${phrases.won(percent(wins.rate), percent(wins.error))}`;
}
