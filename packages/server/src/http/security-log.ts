import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { RateLimit } from '../people/rate-limit';
import { statusOf } from './status';

/** What somebody did that changes who can come in as them. */
export type SecurityEvent =
  | 'account-made'
  | 'codes-renewed'
  | 'forgotten'
  | 'login'
  | 'logout'
  | 'password-changed'
  | 'recovered'
  | 'sessions-ended'
  | 'token-made'
  | 'token-withdrawn';

/** Who did something, and from which network address. */
interface Subject {
  readonly person: string | undefined;
  readonly address: string;
}

/** Nobody is told of it, and it ends with the process: so nobody can find the address that a mark stands for. */
const MARKING = randomBytes(32);

/** So many refusals of an address are written down in a minute: whoever asks for more of them must not fill the disk. The metrics count all. */
const LINES = 30;

/** The name under which routes find the refusals that are written down. */
export const REFUSALS = 'refusals';

/** Writes down what somebody did, by their id. */
export function noteEvent(log: FastifyBaseLogger, event: SecurityEvent, subject: Subject): void {
  log.info({ event, ...seen(subject) }, 'security');
}

/** Writes down who was turned away. */
export class Refusals {
  private readonly lines: RateLimit;

  constructor(now: () => number) {
    this.lines = new RateLimit(LINES, 60_000, now);
  }

  /** Writes down that somebody was turned away, if they may not do what they wanted, guessed wrong, or ask too often. */
  note(
    log: FastifyBaseLogger,
    { why, route, ...subject }: Subject & { readonly why: string; readonly route: string },
  ): void {
    if (![401, 403, 429].includes(statusOf(why))) return;
    if (this.lines.count(subject.address) > 0) return;
    const line = { event: 'refused', why, route, ...seen(subject) };
    // Everybody who comes for the first time is nobody yet.
    if (why === 'sign-in') log.info(line, 'security');
    else log.warn(line, 'security');
  }
}

/** The network address is only marked: lines of the same place can be found, and not the place. */
function seen({ person, address }: Subject): object {
  const from = createHmac('sha256', MARKING).update(address).digest('base64url').slice(0, 12);
  return { ...(person !== undefined && { person }), from };
}
