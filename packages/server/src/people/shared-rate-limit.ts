import type { Store } from '../store/open';
import { countThrottle } from '../store/throttles';

/** Counts how often everybody does something, in the database: so often in a time, at whatever process, then no more until it is over. */
export class SharedRateLimit {
  constructor(
    private readonly store: Pick<Store, 'write'>,
    private readonly what: string,
    private readonly most: number,
    private readonly time: number,
    private readonly now: () => number,
  ) {}

  /** Counts somebody once more; gives the seconds until there is room for it, 0 if there is now. */
  async count(who: string): Promise<number> {
    const now = this.now();
    const name = `${this.what} ${who}`;
    const { count, since } = await this.store.write((db) =>
      countThrottle(db, name, now, { since: now - this.time }),
    );
    return count <= this.most ? 0 : Math.ceil((since + this.time - now) / 1000);
  }
}
