/** What speaks for an answer; each game has merits of its own. */
export interface Merit {
  readonly merit: string;
}

/** What the next turn can do then, in any game. */
export interface NextMerit extends Merit {
  readonly merit: 'next';
  readonly then: Merit;
}

/** What a judge foretells of an answer and of no other that is advised, in any game: about so many points more for the seat at the end, or fewer for another. */
export type Foretold =
  | { readonly merit: 'gains'; readonly points: number }
  | { readonly merit: 'hinders'; readonly seat: number; readonly points: number };

export function isForetold(merit: Merit): merit is Foretold {
  return merit.merit === 'gains' || merit.merit === 'hinders';
}

export function isNext(merit: Merit): merit is NextMerit {
  return merit.merit === 'next';
}
