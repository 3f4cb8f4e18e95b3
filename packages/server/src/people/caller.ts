import type { Person } from './person';

/** Who speaks, and by what we know it: a session of a browser, or a token of a program. */
export interface Caller {
  readonly person: Person;
  readonly by: 'session' | 'token';
  /** The hash of the session or token; sockets and streams that were opened with it end with it. */
  readonly hash: string;
  readonly scopes: readonly string[];
  /** When the token ends; sessions grow longer as they are used. */
  readonly ends?: number;
}
