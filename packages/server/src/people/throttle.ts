import type { Store } from '../store/open';
import { countThrottle, dropThrottle, type Throttle, throttlesOf, uncountThrottle } from '../store/throttles';

/** How often something may go wrong before it costs time, and how the waiting grows. */
interface Patience {
  readonly free: number;
  readonly first: number;
  readonly most: number;
}

/** One pair of login and address; one address, whatever login it tries; one login, from wherever. */
const PATIENCE = {
  pair: { free: 3, first: 1000, most: 15 * 60_000 },
  address: { free: 10, first: 1000, most: 15 * 60_000 },
  login: { free: 30, first: 1000, most: 60_000 },
} as const satisfies Record<string, Patience>;

const FORGOTTEN_AFTER = 60 * 60_000;

/** A try to prove who somebody is. */
export interface Try {
  readonly login: string;
  readonly address: string;
  /**
   * By what whoever tries is known already: the mark of a browser in which the account was used, or a session. They are counted
   * for themselves, so that nobody can lock them out by guessing wrong.
   */
  readonly known?: string;
}

/**
 * Makes guessing passwords slow: after a few wrong tries each further one must wait twice as long as the last. It is counted in
 * the database, so that asking several processes gains nothing.
 */
export class LoginThrottle {
  constructor(
    private readonly store: Pick<Store, 'db' | 'write'>,
    private readonly now: () => number,
  ) {}

  /** The seconds that must pass before the next try; 0 if it may be now. */
  async wait(one: Try): Promise<number> {
    const kept = keptOf(one);
    const tries = await throttlesOf(
      this.store.db,
      kept.map(([name]) => name),
    );
    const waits = kept.map(([name, patience]) => this.waitOf(tries.get(name), patience));
    return Math.ceil(Math.max(...waits) / 1000);
  }

  /** A try is under way: it counts as wrong until it was right, so that many at once gain nothing. */
  begin(one: Try): Promise<void> {
    const now = this.now();
    return this.store.write(async (db) => {
      for (const [name] of keptOf(one))
        await countThrottle(db, name, now, { last: now - FORGOTTEN_AFTER - 1 });
    }, THROTTLES);
  }

  /** The last try was right. What was wrong before stays counted for others: an own account must not pay for guessing. */
  right(one: Try): Promise<void> {
    const [[pair], ...others] = keptOf(one);
    return this.store.write(async (db) => {
      await dropThrottle(db, pair);
      for (const [name] of others) await uncountThrottle(db, name);
    }, THROTTLES);
  }

  private waitOf(tries: Throttle | undefined, { free, first, most }: Patience): number {
    if (tries === undefined || this.now() - tries.last > FORGOTTEN_AFTER || tries.count < free) return 0;
    const pause = Math.min(most, first * 2 ** (tries.count - free));
    return Math.max(0, tries.last + pause - this.now());
  }
}

/** What works about throttles are about. */
const THROTTLES = 'throttles';

/** What is counted of a try, with what it may go wrong. */
function keptOf({ login, address, known }: Try): readonly (readonly [string, Patience])[] {
  if (known !== undefined) return [[`known ${known} ${login}`, PATIENCE.pair]];
  return [
    [`pair ${address} ${login}`, PATIENCE.pair],
    [`address ${address}`, PATIENCE.address],
    [`login ${login}`, PATIENCE.login],
  ];
}
