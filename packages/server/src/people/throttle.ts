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
const MOST_KEPT = 20_000;

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

interface Tries {
  wrong: number;
  last: number;
}

/** Makes guessing passwords slow: after a few wrong tries each further one must wait twice as long as the last. */
export class LoginThrottle {
  private readonly tries = new Map<string, Tries>();

  constructor(private readonly now: () => number) {}

  /** The seconds that must pass before the next try; 0 if it may be now. */
  wait(one: Try): number {
    const waits = keptOf(one).map(([key, patience]) => this.waitOf(key, patience));
    return Math.ceil(Math.max(...waits) / 1000);
  }

  /** A try is under way: it counts as wrong until it was right, so that many at once gain nothing. */
  begin(one: Try): void {
    for (const [key] of keptOf(one)) {
      const before = this.tries.get(key);
      this.tries.delete(key);
      const wrong = before === undefined || this.isOld(before) ? 0 : before.wrong;
      this.tries.set(key, { wrong: wrong + 1, last: this.now() });
    }
    this.forgetSome();
  }

  /** The last try was right. What was wrong before stays counted for others: an own account must not pay for guessing. */
  right(one: Try): void {
    const [[pair], ...others] = keptOf(one);
    this.tries.delete(pair);
    for (const [key] of others) {
      const tries = this.tries.get(key);
      if (tries !== undefined) tries.wrong = Math.max(0, tries.wrong - 1);
    }
  }

  private waitOf(key: string, { free, first, most }: Patience): number {
    const tries = this.tries.get(key);
    if (tries === undefined || this.isOld(tries) || tries.wrong < free) return 0;
    const pause = Math.min(most, first * 2 ** (tries.wrong - free));
    return Math.max(0, tries.last + pause - this.now());
  }

  private isOld({ last }: Tries): boolean {
    return this.now() - last > FORGOTTEN_AFTER;
  }

  /** Maps keep the order in which keys were set, so the first ones are the oldest. */
  private forgetSome(): void {
    for (const key of this.tries.keys()) {
      if (this.tries.size <= MOST_KEPT) return;
      this.tries.delete(key);
    }
  }
}

/** What is counted of a try, with what it may go wrong. */
function keptOf({ login, address, known }: Try): readonly (readonly [string, Patience])[] {
  if (known !== undefined) return [[`known ${known} ${login}`, PATIENCE.pair]];
  return [
    [`pair ${address} ${login}`, PATIENCE.pair],
    [`address ${address}`, PATIENCE.address],
    [`login ${login}`, PATIENCE.login],
  ];
}
