import { hashOfSecret, newSecret } from '../ids';
import { tellByLetter } from '../store/letters';
import { movePushSubscription } from '../store/notification-settings';
import type { Store } from '../store/open';
import { personById } from '../store/people';
import type { Db } from '../store/schema';
import {
  addSession,
  endSessionByHash,
  endSessionsOf,
  isSession,
  prolongSession,
  type Session,
  sessionOf,
  sessionsOf,
} from '../store/sessions';
import { isToken } from '../store/tokens';
import type { Caller } from './caller';
import { endAccess } from './end-access';
import { personOf } from './person';

const DAY = 24 * 60 * 60_000;
/** The days after which a session that nobody uses is over, and every session. */
export const SESSION_DAYS = { unused: 60, longest: 365 } as const;
const IDLE = SESSION_DAYS.unused * DAY;
const LONGEST = SESSION_DAYS.longest * DAY;
/** How exactly it is known when a session was last used. */
const SEEN_EVERY = 60 * 60_000;
const EVERYTHING = ['play', 'read'] as const;

/** The sessions of browsers. The secret is in the cookie alone; kept is its hash. */
export class Sessions {
  constructor(
    private readonly store: Store,
    private readonly now: () => number,
  ) {}

  /** Begins a session of a person and gives its secret; they hear by letter of a browser in which they were not before. */
  start(person: string, { isNewBrowser = false } = {}): Promise<string> {
    return this.store.write(async (db) => {
      if (isNewBrowser) await tellByLetter(db, person, 'new-browser', this.now());
      return this.begin(db, person);
    });
  }

  /** Whose session it is, if it still is one. */
  async find(secret: string): Promise<Caller | undefined> {
    const now = this.now();
    const session = await sessionOf(this.store.db, secret, now);
    if (session === undefined) return undefined;
    const person = await personById(this.store.db, session.person);
    if (person === undefined || person.kind === 'gone') return undefined;
    if (now - session.seen >= SEEN_EVERY) {
      const ends = Math.min(now + IDLE, session.created + LONGEST);
      await this.store.write((db) => prolongSession(db, secret, { seen: now, ends }));
    }
    return { person: personOf(person), by: 'session', hash: hashOfSecret(secret), scopes: EVERYTHING };
  }

  /** Whether the session or token by which somebody speaks is still there. */
  isKnown({ by, hash }: Pick<Caller, 'by' | 'hash'>): Promise<boolean> {
    const { db } = this.store;
    return by === 'session' ? isSession(db, hash, this.now()) : isToken(db, hash);
  }

  /** The sessions of a person. */
  of(person: string): Promise<readonly (Session & { readonly hash: string })[]> {
    return sessionsOf(this.store.db, person, this.now());
  }

  /** Ends one session. */
  end(hash: string): Promise<void> {
    return this.store.write((db) => endSessionByHash(db, hash));
  }

  /** Ends every session of a person, every token and their webhook, because they want it; they hear of it by letter. */
  endEverywhere(person: string): Promise<void> {
    return this.store.write(async (db) => {
      await endAccess(db, person);
      await tellByLetter(db, person, 'sessions-ended', this.now());
    });
  }

  /** Ends every session of a person and begins a new one, in the browser of the one with this hash if it is given; gives its secret. */
  renew(person: string, hash?: string): Promise<string> {
    return this.renewWith(person, hash, endSessionsOf);
  }

  /** The same, and ends every token and their webhook. */
  renewAlone(person: string, hash?: string): Promise<string> {
    return this.renewWith(person, hash, endAccess);
  }

  private renewWith(person: string, hash: string | undefined, end: typeof endAccess): Promise<string> {
    return this.store.write(async (db) => {
      const secret = await this.begin(db, person);
      if (hash !== undefined) await movePushSubscription(db, hash, hashOfSecret(secret));
      await end(db, person, secret);
      return secret;
    });
  }

  private async begin(db: Db, person: string): Promise<string> {
    const secret = newSecret();
    const created = this.now();
    await addSession(db, secret, { person, created, ends: created + IDLE });
    return secret;
  }
}
