/** What speaks for an answer; each game has merits of its own. */
export interface Merit {
  readonly merit: string;
}

/** What the next turn can do then, in any game. */
export interface NextMerit extends Merit {
  readonly merit: 'next';
  readonly then: Merit;
}

export function isNext(merit: Merit): merit is NextMerit {
  return merit.merit === 'next';
}
