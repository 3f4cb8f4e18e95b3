/** So many failures say enough. */
const MOST_FAILURES = 3;

/** Tries a property for the seeds from `first` on and gives the texts of its first failures; none if it holds. */
export function failures(first: number, count: number, property: (seed: number) => void): string[] {
  const found: string[] = [];
  for (let seed = first; seed < first + count && found.length < MOST_FAILURES; seed++) {
    try {
      property(seed);
    } catch (error) {
      found.push(error instanceof Error ? error.message : String(error));
    }
  }
  return found;
}

/** Throws if a thing that must hold does not; `what` says which. */
export function must(holds: boolean, what: () => string): void {
  if (!holds) throw new Error(what());
}
