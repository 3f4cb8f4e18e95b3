import type { Store } from '../store/open';
import type { Db } from '../store/schema';
import { countThrottle, dropThrottle, type Throttle, throttlesOf, uncountThrottle } from '../store/throttles';

/** How often something may go wrong before it costs time, and how the waiting grows. */
interface ThrottleSteps {
  readonly free: number;
  readonly first: number;
  readonly most: number;
}

/** One pair of login and address; one address, whatever login it tries; one login, from wherever. */
const STEPS = {
  pair: { free: 3, first: 1000, most: 15 * 60_000 },
  address: { free: 10, first: 1000, most: 15 * 60_000 },
  login: { free: 30, first: 1000, most: 60_000 },
} as const satisfies Record<string, ThrottleSteps>;

const FORGOTTEN_AFTER = 60 * 60_000;

/** A try to prove who somebody is. */
export interface LoginAttempt {
  readonly login: string;
  /** From where; unknown for whoever is known already. */
  readonly address?: string;
  /** A recovery code, which nobody guesses, is counted for itself, and not for the login: nobody is kept from it. */
  readonly with?: 'code';
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
    private readonly store: Pick<Store, 'db' | 'write' | 'exclusively'>,
    private readonly now: () => number,
  ) {}

  /** The seconds that must pass before the next try; 0 if it may be now. */
  wait(one: LoginAttempt): Promise<number> {
    return this.waitIn(this.store.db, one);
  }

  /**
   * Begins a try, which counts as wrong until it was right, and gives 0; or gives the seconds that must pass before it. Tries are
   * allowed and counted one after the other, at whatever process, so that many at once gain nothing.
   */
  begin(one: LoginAttempt): Promise<number> {
    const now = this.now();
    return this.store.write(async (db) => {
      await this.store.exclusively(db, THROTTLES);
      const seconds = await this.waitIn(db, one);
      if (seconds > 0) return seconds;
      for (const [name] of countersOf(one))
        await countThrottle(db, name, now, { last: now - FORGOTTEN_AFTER - 1 });
      return 0;
    }, THROTTLES);
  }

  /** The last try was right. What was wrong before stays counted for others: an own account must not pay for guessing. */
  right(one: LoginAttempt): Promise<void> {
    const [[pair], ...others] = countersOf(one);
    return this.store.write(async (db) => {
      await dropThrottle(db, pair);
      for (const [name] of others) await uncountThrottle(db, name);
    }, THROTTLES);
  }

  private async waitIn(db: Db, one: LoginAttempt): Promise<number> {
    const counters = countersOf(one);
    const tries = await throttlesOf(
      db,
      counters.map(([name]) => name),
    );
    const waits = counters.map(([name, steps]) => this.waitOf(tries.get(name), steps));
    return Math.ceil(Math.max(...waits) / 1000);
  }

  private waitOf(tries: Throttle | undefined, { free, first, most }: ThrottleSteps): number {
    if (tries === undefined || this.now() - tries.last > FORGOTTEN_AFTER || tries.count < free) return 0;
    const pause = Math.min(most, first * 2 ** (tries.count - free));
    return Math.max(0, tries.last + pause - this.now());
  }
}

/** What works about throttles are about. */
const THROTTLES = 'throttles';

/** What is counted of a try, with what it may go wrong. */
function countersOf(one: LoginAttempt): readonly (readonly [string, ThrottleSteps])[] {
  const { login, address = '', known } = one;
  const by = one.with === undefined ? '' : `${one.with} `;
  if (known !== undefined) return [[`${by}known ${known} ${login}`, STEPS.pair]];
  const near = [
    [`${by}pair ${address} ${login}`, STEPS.pair],
    [`${by}address ${address}`, STEPS.address],
  ] as const;
  return one.with === undefined ? [...near, [`login ${login}`, STEPS.login]] : near;
}
