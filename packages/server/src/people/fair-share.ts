import type { Store } from '../store/open';
import { SharedRateLimit } from './shared-rate-limit';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
/** People of an address who are known may do so many times as much together as newcomers. */
const KNOWN_FACTOR = 10;

/** What somebody has shown so far: nothing, that they were here before, or an account. */
export type Standing = 'newcomer' | 'known' | 'account';

/** Somebody who is counted. */
export interface Counted {
  /** By what they are told apart from others; missing if by nothing but the address. */
  readonly who?: string;
  readonly standing: Standing;
  readonly address: string;
}

/** The standing of a guest, or of a browser, that is known since a time. */
export function standingSince(since: number | undefined, now: number): Standing {
  return since !== undefined && now - since >= DAY ? 'known' : 'newcomer';
}

/**
 * Counts what people do in an hour: each for themselves, and everybody of one standing at an address together. So nobody uses up
 * alone what a whole school shares, and whoever makes up newcomers takes nothing from people who are known.
 */
export class FairShare {
  private readonly own: SharedRateLimit;
  private readonly together: Readonly<Record<Standing, SharedRateLimit>>;

  constructor(
    store: Pick<Store, 'write'>,
    what: string,
    { own, together }: { readonly own: number; readonly together: number },
    now: () => number,
  ) {
    const all = (standing: Standing, most: number) =>
      new SharedRateLimit(store, `${what} ${standing}`, most, HOUR, now);
    this.own = new SharedRateLimit(store, what, own, HOUR, now);
    this.together = {
      newcomer: all('newcomer', together),
      known: all('known', together * KNOWN_FACTOR),
      account: all('account', together * KNOWN_FACTOR),
    };
  }

  /** Counts somebody once more; gives the seconds until there is room for it, 0 if there is now. What is too much for one is not counted for all. */
  async count({ who, standing, address }: Counted): Promise<number> {
    const alone = who === undefined ? 0 : await this.own.count(who);
    return alone > 0 ? alone : this.together[standing].count(address);
  }
}
