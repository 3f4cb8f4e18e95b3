/** Things that wait, each for somebody: everybody has one turn after the other, however much they want. */
export class FairQueue<T> {
  /** What each one waits for; whoever comes first has the next turn. */
  private readonly of = new Map<string, T[]>();

  add(whose: string, thing: T): void {
    const theirs = this.of.get(whose);
    if (theirs === undefined) this.of.set(whose, [thing]);
    else theirs.push(thing);
  }

  /** What is next; undefined if nothing waits. */
  take(): T | undefined {
    for (const [whose, theirs] of this.of) {
      const next = theirs.shift();
      this.of.delete(whose);
      if (theirs.length > 0) this.of.set(whose, theirs);
      return next;
    }
    return undefined;
  }

  /** All that waits; nothing waits any more. */
  takeAll(): T[] {
    const all = [...this.of.values()].flat();
    this.of.clear();
    return all;
  }
}
