const MOST_KEPT = 20_000;

interface Span {
  readonly since: number;
  count: number;
}

/** Counts how often everybody does something: so often in a time, then no more until it is over. */
export class RateLimit {
  private readonly spans = new Map<string, Span>();

  constructor(
    private readonly most: number,
    private readonly time: number,
    private readonly now: () => number,
  ) {}

  /** Counts somebody once more; gives the seconds until there is room for it, 0 if there is now. */
  count(who: string): number {
    const now = this.now();
    const before = this.spans.get(who);
    const span = before === undefined || now - before.since >= this.time ? { since: now, count: 0 } : before;
    span.count++;
    if (span !== before) this.begin(who, span);
    return span.count <= this.most ? 0 : Math.ceil((span.since + this.time - now) / 1000);
  }

  /** Maps keep the order in which keys were set, so the first ones are the oldest. */
  private begin(who: string, span: Span): void {
    this.spans.delete(who);
    this.spans.set(who, span);
    for (const oldest of this.spans.keys()) {
      if (this.spans.size <= MOST_KEPT) return;
      this.spans.delete(oldest);
    }
  }
}
