/** The first time to leave something alone after a failure; each further one is twice as long, up to the longest. */
const FIRST = 2000;
const LONGEST = 10 * 60_000;

/** What failed is left alone for a while, each time for longer. */
export class Backoff {
  private readonly failures = new Map<string, { readonly wait: number; readonly until: number }>();

  /** Whether something shall be tried now. */
  allows(id: string, now: number): boolean {
    return (this.failures.get(id)?.until ?? -Infinity) <= now;
  }

  failed(id: string, now: number): void {
    const wait = Math.min(2 * (this.failures.get(id)?.wait ?? FIRST / 2), LONGEST);
    this.failures.set(id, { wait, until: now + wait });
  }

  succeeded(id: string): void {
    this.failures.delete(id);
  }
}
