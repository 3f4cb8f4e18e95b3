/** What is said about games that were played before. */
export interface RecordsWords {
  readonly title: string;
  readonly none: string;
  readonly games: (games: number) => string;
  readonly wins: (wins: number) => string;
  readonly kinds: string;
  readonly kind: string;
  readonly opponents: string;
  readonly cards: string;
  readonly card: string;
  readonly last: string;
  readonly played: string;
  readonly won: string;
  readonly average: string;
  readonly best: string;
  readonly withCards: string;
  readonly withoutCards: string;
  readonly goal: (points: string) => string;
  readonly goalReached: string;
  readonly place: (place: number, points: string) => string;
  readonly look: string;
  readonly forget: string;
  readonly forgetAsk: string;
  readonly forgetYes: string;
  readonly forgetNo: string;
  readonly kept: string;
}
