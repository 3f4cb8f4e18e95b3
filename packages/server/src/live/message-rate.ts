const WINDOW = 10_000;

/** Counts the messages of a socket: so many in ten seconds, then no more. */
export class MessageRate {
  private since: number;
  private count = 0;

  constructor(
    private readonly most: number,
    private readonly now: () => number,
  ) {
    this.since = now();
  }

  /** Whether another message is one too many. */
  isTooMany(): boolean {
    if (this.now() - this.since >= WINDOW) {
      this.since = this.now();
      this.count = 0;
    }
    this.count++;
    return this.count > this.most;
  }
}
