/** Counts of what was done and what went wrong on purpose. */
export class Tally {
  private readonly counts = new Map<string, number>();

  add(what: string, many = 1): void {
    this.counts.set(what, this.of(what) + many);
  }

  of(what: string): number {
    return this.counts.get(what) ?? 0;
  }

  /** Everything that was counted under names that begin so, the largest first. */
  under(prefix: string): (readonly [string, number])[] {
    return [...this.counts]
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, count]) => [name.slice(prefix.length), count] as const)
      .sort((a, b) => b[1] - a[1]);
  }
}
