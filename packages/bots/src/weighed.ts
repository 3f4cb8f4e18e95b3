/** Something that speaks for an answer, and how much it counts, in points. */
export interface Weighed<M> {
  readonly merit: M;
  readonly weight: number;
}

/** So many of the weightiest, in that order. */
export function weightiest<M>(all: readonly Weighed<M>[], most: number): M[] {
  return all
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, most)
    .map(({ merit }) => merit);
}
