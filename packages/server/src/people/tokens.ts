import { hashOfSecret, newId, newSecret } from '../ids';
import type { Store } from '../store/open';
import { personById } from '../store/people';
import { holdSession } from '../store/sessions';
import { addToken, dropToken, markTokenSeen, type Token, tokenBySecret, tokensOf } from '../store/tokens';
import { type Refused, refuse, refuseWith } from '../words/refused';
import type { Caller } from './caller';
import { personOf } from './person';

const PREFIX = 'furrow_';
const SEEN_EVERY = 60 * 60_000;
const DAY = 24 * 60 * 60_000;

/** The days after which a token ends: as many as its owner says, and how many without a word. */
export const TOKEN_DAYS = { least: 1, most: 365, usual: 365 } as const;

/** What a token may be allowed. */
export const SCOPES = ['play', 'read'] as const;
/** One of these. */
export type TokenScope = (typeof SCOPES)[number];

/** A token that somebody wants; it ends after so many days. */
interface WantedToken {
  readonly name: string;
  readonly scopes: readonly TokenScope[];
  readonly days?: number;
}

/** The tokens of programs. Kept is their hash. */
export class Tokens {
  constructor(
    private readonly store: Store,
    private readonly most: number,
    private readonly now: () => number,
  ) {}

  /** Makes a token for the person of a session, as long as that lasts; its secret is never shown again. */
  async make(
    { person: { id: person }, hash }: Pick<Caller, 'person' | 'hash'>,
    { name, scopes, days = TOKEN_DAYS.usual }: WantedToken,
  ): Promise<(Token & { readonly token: string }) | Refused> {
    const { store, most } = this;
    const token = `${PREFIX}${newSecret()}`;
    const created = this.now();
    const row = { id: newId(), name, scopes, created, ends: created + days * DAY };
    return store.write(async (db) => {
      if (!(await holdSession(db, hash, created))) return refuse('sign-in');
      const usable = (await tokensOf(db, person)).filter(({ ends }) => ends > created);
      if (usable.length >= most) return refuseWith('too-many-tokens', { most });
      await addToken(db, token, { ...row, person });
      return { ...row, seen: null, token };
    });
  }

  /** Whose token it is, if it has not ended. */
  async find(secret: string): Promise<Caller | Refused> {
    const { store } = this;
    const token = secret.startsWith(PREFIX) ? await tokenBySecret(store.db, secret) : undefined;
    if (token === undefined) return refuse('unknown-token');
    const person = await personById(store.db, token.person);
    if (person === undefined || person.kind === 'gone') return refuse('unknown-token');
    const now = this.now();
    const { ends } = token;
    if (ends <= now) return refuse('token-ended').concerning(person.id);
    if (now - (token.seen ?? 0) >= SEEN_EVERY) await store.write((db) => markTokenSeen(db, token.id, now));
    return { person: personOf(person), by: 'token', hash: hashOfSecret(secret), scopes: token.scopes, ends };
  }

  /** The tokens of a person, and whether they have ended. */
  async of(person: string): Promise<readonly (Token & { readonly ended: boolean })[]> {
    const tokens = await tokensOf(this.store.db, person);
    return tokens.map((token) => ({ ...token, ended: token.ends <= this.now() }));
  }

  /** Withdraws a token and gives its hash. */
  async withdraw(person: string, id: string): Promise<string | Refused> {
    return (await this.store.write((db) => dropToken(db, person, id))) ?? refuse('no-such-token');
  }
}
